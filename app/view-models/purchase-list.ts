import { formatMoment } from "~/i18n/format-moment";
import { formatPrice } from "~/i18n/format-price";
import { formatReward } from "~/i18n/format-reward";
import { groupDigits } from "~/i18n/format-number";
import type { TextKey } from "~/i18n/text-keys";
import { paths } from "~/paths";
import type { Pagination } from "~contract/entities/pagination";
import type { Purchase } from "~contract/entities/purchase";
import type { LedgerEntry, LedgerReason, PixelCurrency } from "~contract/entities/wallet";
import { toCoverPicture } from "./cover-picture";
import { toPager, type PagerView } from "./pager";
import type { PictureView } from "./picture";
import type { ViewContext } from "./view-context";

/** One receipt. */
export type PurchaseView = {
  id: string;
  title: string;
  href: string;
  cover: PictureView | null;
  item: string;
  price: string;
  date: string;
};

export type LedgerEntryView = {
  id: string;
  reason: string;
  /** What was paid for or rewarded; empty when there is nothing to name. */
  subject: string;
  amount: string;
  isSpent: boolean;
  balanceAfter: string;
  date: string;
};

export type BalanceView = { currency: PixelCurrency; amount: string; name: string };

export type WalletView = { balances: BalanceView[]; entries: LedgerEntryView[]; pager: PagerView | null };

export type PurchasesPageView = {
  purchases: PurchaseView[];
  pager: PagerView | null;
  wallet: WalletView;
  homeHref: string;
};

type PurchasePage = { purchases: Purchase[]; pagination: Pagination };
type Wallet = {
  balances: { currency: PixelCurrency; balance: number }[];
  entries: LedgerEntry[];
  pagination: Pagination;
};

const ITEM_TEXTS: Record<Purchase["itemType"], TextKey> = {
  FULL_VERSION: "purchases.fullVersion",
  PAID_GAME: "purchases.paidGame",
};

const REASON_TEXTS: Record<LedgerReason, TextKey> = {
  GRANT: "wallet.grant",
  QUEST_REWARD: "wallet.questReward",
  TIP: "wallet.tip",
  STICKER: "wallet.sticker",
  PURCHASE: "wallet.purchase",
  REFUND: "wallet.refund",
};

/** Receipts, balances and the wallet's history; turning the pages of one list leaves the other where it is. */
export function toPurchasesPage(
  { list, wallet }: { list: PurchasePage; wallet: Wallet },
  view: ViewContext,
): PurchasesPageView {
  const pages = { page: list.pagination.currPage, history: wallet.pagination.currPage };
  return {
    purchases: list.purchases.map((purchase) => toPurchase(purchase, view)),
    pager: toPager(list.pagination, (page) => paths.purchases(view.locale, { ...pages, page })),
    wallet: {
      balances: wallet.balances.map(toBalance),
      entries: wallet.entries.map((entry) => toLedgerEntry(entry, view)),
      pager: toPager(wallet.pagination, (history) => paths.purchases(view.locale, { ...pages, history })),
    },
    homeHref: paths.home(view.locale),
  };
}

function toPurchase(purchase: Purchase, { t, locale }: ViewContext): PurchaseView {
  const { purchaseId, game, itemType, price, currency, purchasedAt } = purchase;
  return {
    id: purchaseId,
    title: game.title,
    href: paths.game(locale, game),
    cover: toCoverPicture(game.covers, "16:9"),
    item: t(ITEM_TEXTS[itemType]),
    price: price === 0 ? t("purchases.free") : formatPrice({ amount: price, currency }),
    date: formatMoment(purchasedAt, locale),
  };
}

/** "1 250 RPx" in its two parts, which stand below each other. */
export function toBalance({ currency, balance }: Wallet["balances"][number]): BalanceView {
  const amount = groupDigits(balance);
  return { currency, amount, name: formatReward({ amount: balance, currency }).slice(amount.length).trim() };
}

function toLedgerEntry(entry: LedgerEntry, { t, locale }: ViewContext): LedgerEntryView {
  const { entryId, currency, amount, balanceAfter, reason, subject, createdAt } = entry;
  const sign = amount < 0 ? "−" : "+";
  return {
    id: entryId,
    reason: t(REASON_TEXTS[reason]),
    subject,
    amount: sign + formatReward({ amount: Math.abs(amount), currency }),
    isSpent: amount < 0,
    balanceAfter: t("wallet.balanceAfter", { amount: formatReward({ amount: balanceAfter, currency }) }),
    date: formatMoment(createdAt, locale),
  };
}
