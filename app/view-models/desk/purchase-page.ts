import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import type { TextKey } from "~/i18n/text-keys";
import type { readDeskPurchase } from "~contract/calls/desk-purchases";
import type { CallData } from "~contract/define-call";
import type {
  DeskPurchase,
  Dispute,
  DisputeState,
  PixelGrant,
  Refund,
  RefundState,
} from "~contract/entities/desk-purchase";
import { fractionDigitsOf } from "~contract/entities/game-offer";
import type { StaffPermission } from "~contract/entities/staff";
import { itemText, providerText } from "../purchase-list";
import type { FactView } from "../studio/build-report";
import type { ViewContext } from "../view-context";
import { amountText, PURCHASE_STATE_TEXTS } from "./purchase-list";

export type MoneyLineView = { id: string; title: string; note: string; reason: string | null };

export type WaitingRefundView = { id: string; label: string; fields: Record<string, string> };

export type DeskPurchaseView = {
  title: string;
  text: string;
  trail: { label: string; href: string }[];
  facts: FactView[];
  buyer: { label: string; href: string } | null;
  refunds: MoneyLineView[];
  disputes: MoneyLineView[];
  grants: MoneyLineView[];
  /** The provider may be asked again for these. */
  waiting: WaitingRefundView[];
  /** Null once nothing is left, and for those who may not. */
  form: { left: string; help: string; fields: Record<string, string> } | null;
  /** Leads to where pixels are given for it. */
  grantHref: string | null;
};

const REFUND_TEXTS: Record<RefundState, TextKey> = {
  PENDING: "desk.refundState.PENDING",
  DONE: "desk.refundState.DONE",
  FAILED: "desk.refundState.FAILED",
};

const DISPUTE_TEXTS: Record<DisputeState, TextKey> = {
  OPEN: "desk.disputeState.OPEN",
  LOST: "desk.disputeState.LOST",
  WON: "desk.disputeState.WON",
};

const REFUNDABLE: readonly DeskPurchase["state"][] = ["PAID", "PARTLY_REFUNDED"];

/** `key` is the id of the next refund. */
export function toDeskPurchase(
  { purchase, refunds, disputes, grants }: CallData<typeof readDeskPurchase>,
  { key, permissions }: { key: string; permissions: readonly StaffPermission[] },
  view: ViewContext,
): DeskPurchaseView {
  const { locale, t } = view;
  const { recordId, gameTitle, receiptNumber, buyer, currency, provider } = purchase;
  const mayChange = permissions.includes("money:change");
  const isPaid = REFUNDABLE.includes(purchase.state);
  return {
    title: gameTitle,
    text: t(receiptNumber === null ? "desk.orderNumber" : "purchases.receipt", { number: receiptNumber ?? recordId }),
    trail: [{ label: t("desk.purchases"), href: deskPaths.purchases(locale) }],
    facts: toFacts(purchase, view),
    buyer: buyer && { label: buyer.username, href: deskPaths.playerWallet(locale, buyer.userId) },
    refunds: refunds.map((refund) => toRefundLine(refund, currency, view)),
    disputes: disputes.map((dispute) => toDisputeLine(dispute, currency, view)),
    grants: grants.map((grant) => toGrantLine(grant, view)),
    waiting: mayChange ? refunds.flatMap((refund) => toWaiting(refund, currency)) : [],
    form: mayChange && isPaid ? toForm(purchase, key, view) : null,
    grantHref:
      mayChange && provider && buyer && isPaid
        ? deskPaths.playerWallet(locale, buyer.userId, { order: recordId })
        : null,
  };
}

function toFacts(purchase: DeskPurchase, { locale, t }: ViewContext): FactView[] {
  const { state, itemType, price, currency, tax, refunded, refunding, provider, paymentId, date, withdrawnDate } =
    purchase;
  const amountFact = (label: TextKey, amount: number | null): FactView[] =>
    amount ? [{ label: t(label), value: amountText(amount, currency) }] : [];
  return [
    { label: t("desk.state"), value: t(PURCHASE_STATE_TEXTS[state]) },
    { label: t("receipt.item"), value: itemText(itemType, t) },
    { label: t("desk.price"), value: price === 0 ? t("purchases.free") : amountText(price, currency) },
    ...amountFact("receipt.tax", tax),
    ...amountFact("receipt.refunded", refunded),
    ...amountFact("desk.refunding", refunding),
    { label: t("receipt.paidBy"), value: price === 0 ? t("receipt.noPayment") : providerText(provider, t) },
    ...(paymentId === null ? [] : [{ label: t("desk.paymentId"), value: paymentId }]),
    { label: t("desk.purchaseDate"), value: formatMoment(date, locale) },
    ...(withdrawnDate ? [{ label: t("receipt.withdrawn"), value: formatMoment(withdrawnDate, locale) }] : []),
  ];
}

function toRefundLine({ refundId, amount, state, reason, author, date }: Refund, currency: string, view: ViewContext) {
  const { locale, t } = view;
  const by = reason === null ? t("desk.madeAtProvider") : (author ?? t("desk.accountDeleted"));
  return {
    ...{ id: refundId, title: amountText(amount, currency), reason },
    note: [t(REFUND_TEXTS[state]), by, formatMoment(date, locale)].join(" · "),
  };
}

function toDisputeLine(
  { reference, amount, state, openedDate, closedDate }: Dispute,
  currency: string,
  view: ViewContext,
) {
  const { locale, t } = view;
  const moments = [openedDate, closedDate].flatMap((date) => (date ? formatMoment(date, locale) : []));
  return {
    ...{ id: reference, title: amountText(amount, currency), reason: null },
    note: [t(DISPUTE_TEXTS[state]), reference, moments.join(" – ")].join(" · "),
  };
}

export function toGrantLine(
  { grantId, amount, currency, takenBack, reason, author, date }: PixelGrant,
  { locale, t }: ViewContext,
): MoneyLineView {
  const taken = takenBack > 0 ? [t("desk.takenBack", { amount: amountText(takenBack, currency) })] : [];
  return {
    ...{ id: grantId, title: amountText(amount, currency), reason },
    note: [author ?? t("desk.accountDeleted"), formatMoment(date, locale), ...taken].join(" · "),
  };
}

function toWaiting({ refundId, amount, state, reason }: Refund, currency: string): WaitingRefundView[] {
  if (state !== "PENDING" || reason === null) return [];
  const fields = { key: refundId, currency, amount: unitsText(amount, currency), reason };
  return [{ id: refundId, label: amountText(amount, currency), fields }];
}

function toForm(purchase: DeskPurchase, key: string, { t }: ViewContext): DeskPurchaseView["form"] {
  const { price, currency, refunded, refunding, provider } = purchase;
  const left = price - refunded - refunding;
  if (left <= 0) return null;
  return {
    left: unitsText(left, currency),
    help: t(provider ? "desk.refundMoneyHelp" : "desk.refundPixelsHelp", { amount: amountText(left, currency) }),
    fields: { key, currency },
  };
}

export function unitsText(amount: number, currency: string): string {
  const digits = fractionDigitsOf(currency);
  return (amount / 10 ** digits).toFixed(digits);
}
