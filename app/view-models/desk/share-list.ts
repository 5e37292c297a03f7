import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import type { listShares } from "~contract/calls/desk-payouts";
import type { CallData } from "~contract/define-call";
import type { StudioShare } from "~contract/entities/earnings";
import { toPager, type PagerView } from "../pager";
import { percentText } from "../studio/studio-earnings";
import type { ViewContext } from "../view-context";

export type ShareView = { id: string; name: string; share: string; percent: string; planned: string[] };

export type ShareListView = {
  trail: { label: string; href: string }[];
  portal: Omit<ShareView, "id" | "name">;
  studios: ShareView[];
  search: string;
  href: string;
  pager: PagerView | null;
};

export function toShareList(
  { portal, studios, pagination }: CallData<typeof listShares>,
  search: string,
  view: ViewContext,
): ShareListView {
  const { locale, t } = view;
  return {
    trail: [{ label: t("desk.payouts"), href: deskPaths.payouts(locale) }],
    portal: toShare({ ...portal, isOwn: true }, view),
    studios: studios.map((studio) => ({ id: studio.studioId, name: studio.studioName, ...toShare(studio, view) })),
    ...{ search, href: deskPaths.shares(locale) },
    pager: toPager(pagination, (page) => deskPaths.shares(locale, { search, page })),
  };
}

function toShare({ points, isOwn, planned }: Pick<StudioShare, "points" | "isOwn" | "planned">, view: ViewContext) {
  const { locale, t } = view;
  const percent = percentText(points);
  return {
    share: t(isOwn ? "desk.sharePercentOwn" : "desk.sharePercentUsual", { percent }),
    percent: isOwn ? percent : "",
    planned: planned.map((one) => {
      const date = formatMoment(one.validFrom, locale);
      if (one.points === null) return t("desk.shareUsualFrom", { date });
      return t("desk.shareFromDate", { percent: percentText(one.points), date });
    }),
  };
}
