import { groupDigits } from "~/i18n/format-number";
import { LANGUAGE_TAGS } from "~/i18n/locales";
import type { ViewContext } from "../view-context";

export type FigureTableView = { columns: string[]; rows: { name: string; href?: string; numbers: string[] }[] };

const MINUTE_SECONDS = 60;
const PERCENT = 100;

/** In words: "19 % more than before". */
export function changeText(now: number, before: number, { locale, t }: ViewContext): string {
  if (before === 0) return t("figures.noBefore");
  const change = Math.round((now / before - 1) * PERCENT);
  if (change === 0) return t("figures.same");
  const percent = formatShare(Math.abs(change) / PERCENT, { locale });
  return t(change > 0 ? "figures.more" : "figures.less", { percent });
}

export function formatShare(share: number, { locale }: Pick<ViewContext, "locale">): string {
  return new Intl.NumberFormat(LANGUAGE_TAGS[locale], { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** "6:42" */
export function formatMinutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${groupDigits(Math.floor(whole / MINUTE_SECONDS))}:${String(whole % MINUTE_SECONDS).padStart(2, "0")}`;
}

export function shareOf({ returned, players }: { returned: number; players: number }): number | null {
  return players === 0 ? null : returned / players;
}
