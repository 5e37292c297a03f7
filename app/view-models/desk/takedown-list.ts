import { formatDay } from "~/i18n/format-date";
import type { listTakedowns } from "~contract/calls/desk-studios";
import type { CallData } from "~contract/define-call";
import type { ViewContext } from "../view-context";

export type TakedownView = {
  id: string;
  title: string;
  studio: string;
  reason: string;
  time: string;
  isRunning: boolean;
};

type Takedowns = CallData<typeof listTakedowns>["takedowns"];

export function toTakedownList(takedowns: Takedowns, { locale, t }: ViewContext): TakedownView[] {
  return takedowns.map(({ takedownId, gameTitle, shortId, studioName, reason, startDate, endDate }) => {
    const since = formatDay(startDate, locale);
    const until = endDate === null ? null : formatDay(endDate, locale);
    return {
      ...{ id: takedownId, title: gameTitle, reason, isRunning: until === null },
      studio: `${studioName} · ${shortId}`,
      time: until === null ? t("desk.stoppedSince", { since }) : t("desk.stoppedUntil", { since, until }),
    };
  });
}
