import { deskPaths } from "~/desk-paths";
import { formatDay } from "~/i18n/format-date";
import type { listPayouts } from "~contract/calls/desk-payouts";
import type { CallData } from "~contract/define-call";
import type { Payout } from "~contract/entities/earnings";
import { toPager, type PagerView } from "../pager";
import type { ViewContext } from "../view-context";
import { amountText } from "./purchase-list";

export type PayoutView = {
  id: string;
  title: string;
  note: string;
  /** Null while it counts. */
  reversed: string | null;
};

export type PayoutHistoryView = {
  trail: { label: string; href: string }[];
  payouts: PayoutView[];
  pager: PagerView | null;
};

export function toPayoutHistory(
  { payouts, pagination }: CallData<typeof listPayouts>,
  view: ViewContext,
): PayoutHistoryView {
  const { locale, t } = view;
  return {
    trail: [{ label: t("desk.payouts"), href: deskPaths.payouts(locale) }],
    payouts: payouts.map((payout) => toPayout(payout, view)),
    pager: toPager(pagination, (page) => deskPaths.payoutHistory(locale, page)),
  };
}

function toPayout(payout: Payout, { locale, t }: ViewContext): PayoutView {
  const { payoutId, studioName, amount, currency, paidOn, reference, holder, account } = payout;
  const { reversedDate, reversalReason } = payout;
  const details = [formatDay(paidOn, locale), reference, holder, account].filter(Boolean);
  const reason = reversalReason ?? "";
  return {
    ...{ id: payoutId, title: `${studioName}: ${amountText(amount, currency)}`, note: details.join(" · ") },
    reversed: reversedDate && t("desk.payoutReversedOn", { date: formatDay(reversedDate, locale), reason }),
  };
}
