import { formatPrice, groupDigits } from "~/i18n/format-number";
import { LANGUAGE_NAMES, LOCALES } from "~/i18n/locales";
import type { TextKey, Translate } from "~/i18n/text-keys";
import { isOfGameAlone, OTHER, type BreakdownName, type Figures } from "~contract/entities/figures";
import type { ViewContext } from "../view-context";
import { formatShare } from "./figure-texts";

export type BreakdownView = {
  name: BreakdownName;
  title: string;
  note: string;
  emptyText: string | null;
  columns: string[];
  /** `share` of the longest bar, in per cent. */
  rows: { name: string; numbers: string[]; share: number }[];
};

type Breakdown = Figures["breakdowns"][number];

const NOTES: Record<BreakdownName, TextKey> = {
  origin: "figures.visitsNote",
  device: "figures.visitsNote",
  language: "figures.visitsNote",
  version: "figures.versionNote",
  sale: "figures.saleNote",
  site: "figures.siteNote",
  "error-kind": "figures.errorsNote",
  "error-version": "figures.errorsNote",
};

const NUMBER_COLUMNS: Record<BreakdownName, TextKey> = {
  origin: "figures.visits",
  site: "figures.visits",
  device: "figures.visits",
  language: "figures.visits",
  version: "desk.report.plays",
  sale: "figures.sold",
  "error-kind": "figures.errors",
  "error-version": "figures.errors",
};

const VALUE_TEXTS: Record<string, TextKey | undefined> = {
  "origin home": "figures.origin.home",
  "origin discover": "figures.origin.discover",
  "origin search": "figures.origin.search",
  "origin challenge": "figures.origin.challenge",
  "origin game": "figures.origin.game",
  "origin tag": "figures.origin.tag",
  "origin page": "figures.origin.page",
  "origin link": "figures.origin.link",
  "origin direct": "figures.origin.direct",
  "site direct": "figures.site.direct",
  "site search": "figures.site.search",
  "site social": "figures.site.social",
  "site unknown": "figures.site.unknown",
  "error-kind exception": "figures.error.exception",
  "error-kind rejection": "figures.error.rejection",
  "error-kind webassembly": "figures.error.webassembly",
  "error-kind loading": "figures.error.loading",
  "device desktop": "figures.device.desktop",
  "device phone": "figures.device.phone",
  "device tablet": "figures.device.tablet",
  "sale FULL_VERSION": "figures.sale.FULL_VERSION",
  "sale PAID_GAME": "figures.sale.PAID_GAME",
  "sale TIP": "figures.sale.TIP",
};

export function isOfErrors(name: BreakdownName): boolean {
  return name === "error-kind" || name === "error-version";
}

export function toBreakdowns(breakdowns: Figures["breakdowns"], isOfGame: boolean, view: ViewContext): BreakdownView[] {
  return breakdowns
    .filter(({ name }) => isOfGame || !isOfGameAlone(name))
    .map((breakdown) => toBreakdown(breakdown, view));
}

function toBreakdown({ name, parts }: Breakdown, view: ViewContext): BreakdownView {
  const { t } = view;
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...parts.map(({ count }) => count));
  const isSale = name === "sale";
  const hasOther = parts.some(({ value }) => value === OTHER);
  return {
    ...{ name, title: t(`figures.${name}`) },
    note: hasOther ? `${t(NOTES[name])} ${t("figures.otherNote")}` : t(NOTES[name]),
    emptyText: parts.length === 0 ? t("figures.noParts") : null,
    columns: [t(`figures.${name}`), ...[t(NUMBER_COLUMNS[name]), t(isSale ? "figures.sum" : "figures.share")]],
    rows: parts.map(({ value, count, amount }) => ({
      name: partText(name, value, t),
      numbers: [groupDigits(count), isSale ? moneyText(value, amount) : formatShare(count / total, view)],
      share: Math.round((count / most) * 1_000) / 10,
    })),
  };
}

export function partText(name: BreakdownName, value: string, t: Translate): string {
  if (value === OTHER) return t("figures.other");
  if (name === "language") return languageText(value);
  const [kind = "", currency] = name === "sale" ? value.split(" ") : [value];
  const key = VALUE_TEXTS[`${name} ${kind}`];
  const text = key ? t(key) : value;
  return currency === undefined ? text : `${text}, ${formatCurrency(currency)}`;
}

function languageText(value: string): string {
  const locale = LOCALES.find((each) => each === value);
  return locale ? LANGUAGE_NAMES[locale] : value;
}

function moneyText(value: string, amount: number): string {
  return formatPrice({ amount, currency: value.split(" ")[1] ?? "" });
}

function formatCurrency(currency: string): string {
  return formatPrice({ amount: 0, currency }).replace(/^0\s/, "");
}
