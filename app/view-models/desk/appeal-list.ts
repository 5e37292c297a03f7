import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import type { listAppeals } from "~contract/calls/desk-players";
import type { CallData } from "~contract/define-call";
import { toPager, type PagerView } from "../pager";
import { KIND_TEXTS, RULE_TEXTS } from "../sanction-texts";
import type { ViewContext } from "../view-context";

type AppealRowView = { id: string; username: string; href: string; cells: string[] };
export type AppealListView = { columns: string[]; rows: AppealRowView[]; pager: PagerView | null };

export function toAppealList({ appeals, pagination }: CallData<typeof listAppeals>, view: ViewContext): AppealListView {
  const { locale, t } = view;
  return {
    columns: [t("desk.player"), t("desk.sanction"), t("desk.brokenRule"), t("desk.waitsSince"), t("desk.decidedBy")],
    rows: appeals.map(({ sanctionId, userId, username, kind, rule, date, author }) => ({
      ...{ id: sanctionId, username, href: `${deskPaths.player(locale, userId)}#sanction-${sanctionId}` },
      cells: [
        ...[t(KIND_TEXTS[kind]), t(RULE_TEXTS[rule]), formatMoment(date, locale)],
        author?.username ?? t("desk.accountDeleted"),
      ],
    })),
    pager: toPager(pagination, (page) => deskPaths.appeals(locale, page)),
  };
}
