import { BYTES_PER_MEGABYTE, formatBytes } from "~/i18n/format-bytes";
import type { TextKey } from "~/i18n/text-keys";
import { deskPaths } from "~/desk-paths";
import type { listStudioLimits } from "~contract/calls/desk-studios";
import type { CallData } from "~contract/define-call";
import { toPager, type PagerView } from "../pager";
import type { ViewContext } from "../view-context";

/** What the form asks for; all but the first may be empty, which is the usual limit. */
export const LIMIT_FIELDS = ["stored", "maxBytes", "maxFileBytes", "maxFiles"] as const;
export type LimitField = (typeof LIMIT_FIELDS)[number];

const LABELS: Record<LimitField, TextKey> = {
  stored: "desk.limit.stored",
  maxBytes: "desk.limit.maxBytes",
  maxFileBytes: "desk.limit.maxFileBytes",
  maxFiles: "desk.limit.maxFiles",
};

export type LimitFieldView = { name: LimitField; label: string; help: string | undefined; saved: string };

export type StudioRow = { id: string; name: string; stored: string; isReviewed: boolean; fields: LimitFieldView[] };

export type StudioLimitsView = { studios: StudioRow[]; search: string; href: string; pager: PagerView | null };

type Limits = CallData<typeof listStudioLimits>;
type OwnLimits = Limits["studios"][number];

export function toStudioLimits(
  { studios, usual, pagination }: Limits,
  search: string,
  view: ViewContext,
): StudioLimitsView {
  return {
    studios: studios.map((studio) => toStudioRow(studio, usual, view)),
    ...{ search, href: deskPaths.studioLimits(view.locale) },
    pager: toPager(pagination, (page) => deskPaths.studioLimits(view.locale, { search, page })),
  };
}

function toStudioRow(
  { studioId, name, maxStoredBytes, limits, isReviewed }: OwnLimits,
  usual: Limits["usual"],
  { locale, t }: ViewContext,
) {
  const megabytes = (bytes: number | undefined) =>
    bytes === undefined ? "" : String(Math.round(bytes / BYTES_PER_MEGABYTE));
  const saved: Record<LimitField, string> = {
    stored: megabytes(maxStoredBytes),
    maxBytes: megabytes(limits.maxBytes),
    maxFileBytes: megabytes(limits.maxFileBytes),
    maxFiles: limits.maxFiles === undefined ? "" : String(limits.maxFiles),
  };
  const usualTexts: Record<LimitField, string | undefined> = {
    stored: undefined,
    maxBytes: megabytes(usual.maxBytes),
    maxFileBytes: megabytes(usual.maxFileBytes),
    maxFiles: String(usual.maxFiles),
  };
  return {
    ...{ id: studioId, name, isReviewed, stored: formatBytes(maxStoredBytes, locale) },
    fields: LIMIT_FIELDS.map((field) => ({
      ...{ name: field, label: t(LABELS[field]), saved: saved[field] },
      help: usualTexts[field] === undefined ? undefined : t("desk.limit.usual", { usual: usualTexts[field] }),
    })),
  };
}
