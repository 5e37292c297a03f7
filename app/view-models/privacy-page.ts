import { formatDay } from "~/i18n/format-date";
import { paths } from "~/paths";
import type { BlockedPerson } from "~contract/entities/friend-request";
import type { Pagination } from "~contract/entities/pagination";
import type { PrivacyChoices } from "~contract/entities/privacy";
import type { Profile } from "~contract/entities/profile";
import type { PersonView } from "./friend-list";
import { toPager, type PagerView } from "./pager";
import type { OptionView } from "./select";
import type { ViewContext } from "./view-context";

export type PrivacyPart = keyof PrivacyChoices;

export const PRIVACY_PARTS: readonly PrivacyPart[] = [
  "bestScores",
  "favorites",
  "recentGames",
  "stickers",
  "country",
  "lastActive",
];

export const PRIVACY_ERRORS = ["version_conflict", "too_many_requests", "unreachable"] as const;
export type PrivacyError = (typeof PRIVACY_ERRORS)[number];

export type PrivacyResult = { ok: false; error: PrivacyError; choices: PrivacyChoices; version?: string };

export type PrivacyPageView = {
  /** The account version that the choices were read from. */
  version: string;
  /** Null when the API has no such choices. */
  choices: PrivacyChoices | null;
  audiences: OptionView[];
  blocked: PersonView[] | null;
  pager: PagerView | null;
};

type PrivacyParts = { profile: Profile; blocks: { people: BlockedPerson[]; pagination: Pagination } | null };

export function toPrivacyPage({ profile, blocks }: PrivacyParts, view: ViewContext): PrivacyPageView {
  const { t, locale } = view;
  const audiences = (["EVERYONE", "FRIENDS", "NOBODY"] as const).map((value) => ({
    value,
    label: t(`privacy.${value}`),
  }));
  return {
    version: profile.userVersion,
    choices: profile.privacy ?? null,
    audiences,
    blocked: blocks && toBlocked(blocks.people, view),
    pager: blocks && toPager(blocks.pagination, (page) => paths.privacy(locale, page)),
  };
}

function toBlocked(people: BlockedPerson[], { t, locale }: ViewContext): PersonView[] {
  return people.map(({ userId, username, pictureUrl, blockedAt }) => ({
    ...{ userId, username, pictureUrl },
    href: paths.user(locale, username),
    note: t("privacy.blockedOn", { date: formatDay(blockedAt, locale) }),
  }));
}
