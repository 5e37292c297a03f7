import { formatDay } from "~/i18n/format-date";
import type { Partner } from "~contract/entities/partner";
import type { ViewContext } from "./view-context";

export type PartnerView = {
  alias: string;
  name: string;
  siteUrl: string;
  account: string | null;
};

export type LinksPageView = {
  /** One text per field, empty ones included. */
  fields: string[];
  partners: PartnerView[] | null;
};

export const LINKS_ERRORS = [
  "invalid_links",
  "partner_not_found",
  "session_ended",
  "too_many_requests",
  "unreachable",
] as const;

export type LinksError = (typeof LINKS_ERRORS)[number];

/** `wrong` are the indexes of invalid fields, `fields` what was sent. */
export type LinksResult = { ok: false; error: LinksError; fields?: string[]; wrong?: number[] };

type LinksData = { bioLinks: readonly string[]; partners: readonly Partner[] | null; maxLinks: number };

export function toLinksPage({ bioLinks, partners, maxLinks }: LinksData, { t, locale }: ViewContext): LinksPageView {
  return {
    fields: Array.from({ length: maxLinks }, (_, index) => bioLinks[index] ?? ""),
    partners:
      partners?.map(({ alias, name, siteUrl, accountName, linkedAt }) => ({
        ...{ alias, name, siteUrl },
        account:
          accountName !== null && linkedAt !== null
            ? t("links.account", { account: accountName, date: formatDay(linkedAt, locale) })
            : null,
      })) ?? null,
  };
}
