import { deskPaths } from "~/desk-paths";
import { formatDay } from "~/i18n/format-date";
import type { listDuePayouts } from "~contract/calls/desk-payouts";
import type { CallData } from "~contract/define-call";
import type { DuePayout, StoredBankDetails } from "~contract/entities/earnings";
import { fractionDigitsOf } from "~contract/entities/game-offer";
import { BYTE_ORDER_MARK } from "../figures/figures-file";
import { toPager, type PagerView } from "../pager";
import type { ViewContext } from "../view-context";
import { unitsText } from "./purchase-page";
import { amountText } from "./purchase-list";
import { toCsv } from "./report-csv";

export type DuePayoutView = {
  /** Of a studio in one currency. */
  id: string;
  name: string;
  balance: string;
  bank: string;
  amount: string;
  amountHelp: string;
  fields: { studioId: string; currency: string; key: string };
};

export type PayoutListView = {
  minimum: string;
  href: string;
  csvHref: string;
  historyHref: string;
  sharesHref: string;
  today: string;
  due: DuePayoutView[];
  pager: PagerView | null;
};

type Shown = { minimum: number; newKey: () => string };

/** `newKey` makes the ids of the next payouts. */
export function toPayoutList(
  { due, pagination }: CallData<typeof listDuePayouts>,
  { minimum, newKey }: Shown,
  view: ViewContext,
): PayoutListView {
  const { locale, now } = view;
  return {
    ...{
      minimum: String(minimum),
      href: deskPaths.payouts(locale),
      csvHref: deskPaths.payoutsFile(locale, { minimum }),
    },
    ...{ historyHref: deskPaths.payoutHistory(locale), sharesHref: deskPaths.shares(locale) },
    today: now.toISOString().slice(0, "2026-11-22".length),
    due: due.map((one) => toDue(one, newKey(), view)),
    pager: toPager(pagination, (page) => deskPaths.payouts(locale, { minimum, page })),
  };
}

function toDue({ studioId, studioName, currency, balance, bankDetails }: DuePayout, key: string, view: ViewContext) {
  const { t } = view;
  const amount = amountText(balance, currency);
  return {
    ...{ id: `${studioId}-${currency}`, name: studioName, balance: amount },
    bank: bankDetails ? bankText(bankDetails, view) : t("desk.noBankDetails"),
    amount: unitsText(balance, currency),
    amountHelp: t("desk.payoutAmountHelp", { amount }),
    fields: { studioId, currency, key },
  };
}

function bankText({ changedDate, ...details }: StoredBankDetails, { locale, t }: ViewContext): string {
  const changed = t("studios.earn.bankChanged", { date: formatDay(changedDate, locale) });
  return [details.holder, accountOf(details), changed].join(" · ");
}

const accountOf = ({ iban, otherAccount }: Pick<StoredBankDetails, "iban" | "otherAccount">) =>
  iban ?? otherAccount ?? "";

/** For the bank: what has no details is not in it. */
export function toPayoutFile(due: readonly DuePayout[], { t }: ViewContext): string {
  const columns = [
    ...[t("studios.earn.holder"), t("desk.payoutAccount"), t("desk.refundAmount"), t("desk.currency")],
    t("desk.payoutReference"),
  ];
  const rows = due.flatMap(({ studioName, currency, balance, bankDetails }) =>
    bankDetails
      ? [[bankDetails.holder, accountOf(bankDetails), balance / 10 ** fractionDigitsOf(currency), currency, studioName]]
      : [],
  );
  return BYTE_ORDER_MARK + toCsv([columns, ...rows]);
}
