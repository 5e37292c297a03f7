import { deskPaths } from "~/desk-paths";
import { formatDay } from "~/i18n/format-date";
import type { listTakedowns } from "~contract/calls/desk-studios";
import type { CallData } from "~contract/define-call";
import { toPager, type PagerView } from "../pager";
import type { ViewContext } from "../view-context";

export type TakedownView = {
  id: string;
  title: string;
  studio: string;
  reason: string;
  time: string;
  isRunning: boolean;
  appeal: { date: string; text: string; answer: string | null } | null;
  /** It waits for an answer. */
  isAppealed: boolean;
};

export type TakedownListView = {
  takedowns: TakedownView[];
  pager: PagerView | null;
  /** What the form shows first. */
  game: string;
};

export function toTakedownList(
  { takedowns, pagination }: CallData<typeof listTakedowns>,
  game: string,
  view: ViewContext,
): TakedownListView {
  return {
    takedowns: toTakedowns(takedowns, view),
    pager: toPager(pagination, (page) => deskPaths.takedowns(view.locale, page)),
    game,
  };
}

type Takedowns = CallData<typeof listTakedowns>["takedowns"];

function toTakedowns(takedowns: Takedowns, { locale, t }: ViewContext): TakedownView[] {
  return takedowns.map(({ takedownId, gameTitle, shortId, studioName, reason, startDate, endDate, appeal }) => {
    const since = formatDay(startDate, locale);
    const until = endDate === null ? null : formatDay(endDate, locale);
    return {
      ...{ id: takedownId, title: gameTitle, reason, isRunning: until === null },
      appeal: appeal && {
        date: t("desk.appealOf", { date: formatDay(appeal.date, locale) }),
        text: appeal.text,
        answer: appeal.answer?.reason ?? null,
      },
      isAppealed: until === null && appeal !== null && appeal.answer === null,
      studio: `${studioName} · ${shortId}`,
      time: until === null ? t("desk.stoppedSince", { since }) : t("desk.stoppedUntil", { since, until }),
    };
  });
}
