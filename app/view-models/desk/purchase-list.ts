import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import { formatPrice } from "~/i18n/format-number";
import type { TextKey } from "~/i18n/text-keys";
import type { listDeskPurchases } from "~contract/calls/desk-purchases";
import type { CallData } from "~contract/define-call";
import type { DeskPurchase, DeskPurchaseState } from "~contract/entities/desk-purchase";
import { fractionDigitsOf } from "~contract/entities/game-offer";
import { toPager, type PagerView } from "../pager";
import type { ViewContext } from "../view-context";

export type DeskPurchaseRowView = { id: string; title: string; href: string; note: string; cells: string[] };

export type DeskPurchaseListView = {
  search: string;
  href: string;
  /** Whom the search names. */
  player: { label: string; href: string } | null;
  title: string;
  /** Of the first column to the last. */
  columns: string[];
  emptyText: string;
  rows: DeskPurchaseRowView[];
  pager: PagerView | null;
};

export const PURCHASE_STATE_TEXTS: Record<DeskPurchaseState, TextKey> = {
  PENDING: "desk.purchaseState.PENDING",
  EXPIRED: "desk.purchaseState.EXPIRED",
  PAID: "desk.purchaseState.PAID",
  PARTLY_REFUNDED: "desk.purchaseState.PARTLY_REFUNDED",
  REFUNDED: "desk.purchaseState.REFUNDED",
  REFUNDING: "desk.purchaseState.REFUNDING",
  DISPUTED: "desk.purchaseState.DISPUTED",
  CHARGED_BACK: "desk.purchaseState.CHARGED_BACK",
};

export function toDeskPurchaseList(
  { player, purchases, pagination }: CallData<typeof listDeskPurchases>,
  search: string,
  view: ViewContext,
): DeskPurchaseListView {
  const { locale, t } = view;
  const isSearch = search !== "";
  return {
    ...{ search, href: deskPaths.purchases(locale) },
    player: player && {
      label: t("desk.walletOf", { name: player.username }),
      href: deskPaths.playerWallet(locale, player.userId),
    },
    title: t(isSearch ? "desk.foundPurchases" : "desk.latestPayments"),
    columns: [t("desk.game"), t("desk.buyer"), t("desk.price"), t("desk.state"), t("desk.purchaseDate")],
    emptyText: t(isSearch ? "desk.noPurchaseFound" : "desk.noPayments"),
    rows: purchases.map((purchase) => toRow(purchase, view)),
    pager: toPager(pagination, (page) => deskPaths.purchases(locale, { search, page })),
  };
}

function toRow(purchase: DeskPurchase, { locale, t }: ViewContext): DeskPurchaseRowView {
  const { recordId, gameTitle, receiptNumber, buyer, price, currency, state, date } = purchase;
  const paid = price === 0 ? t("purchases.free") : amountText(price, currency);
  return {
    ...{ id: recordId, title: gameTitle, href: deskPaths.purchase(locale, recordId), note: receiptNumber ?? recordId },
    cells: [
      ...[buyer?.username ?? t("desk.accountDeleted"), paid],
      ...[t(PURCHASE_STATE_TEXTS[state]), formatMoment(date, locale)],
    ],
  };
}

/** Of whole pixels, or of a currency's smallest unit. */
export function amountText(amount: number, currency: string): string {
  return formatPrice({ amount: amount / 10 ** fractionDigitsOf(currency), currency });
}
