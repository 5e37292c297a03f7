import { formatDate } from "~/i18n/format-date";
import { formatPrice, formatReward, groupDigits } from "~/i18n/format-number";
import type { TextKey, Translate } from "~/i18n/text-keys";
import { paths } from "~/paths";
import { playerPaths } from "~/player-paths";
import type { PaymentProviderName } from "~contract/entities/game-details";
import type { Order } from "~contract/entities/order";
import type { Pagination } from "~contract/entities/pagination";
import type { Purchase } from "~contract/entities/purchase";
import type { LedgerEntry, LedgerReason, PixelCurrency } from "~contract/entities/wallet";
import { type PictureView, toCoverPicture } from "./picture";
import { toOrder, type OrderView } from "./order-list";
import { toPager, type PagerView } from "./pager";
import type { ViewContext } from "./view-context";

export type PurchaseView = {
  id: string;
  title: string;
  href: string;
  cover: PictureView | null;
  item: string;
  price: string;
  date: string;
  number: string;
  receiptHref: string;
  /** What became of it; null when it is simply theirs. */
  note: string | null;
};

export type LedgerEntryView = {
  id: string;
  reason: string;
  /** What was paid for or rewarded; may be empty. */
  subject: string;
  amount: string;
  isSpent: boolean;
  balanceAfter: string;
  date: string;
};

export type BalanceView = { currency: PixelCurrency; amount: string; name: string; debt?: string };

export type WalletView = { balances: BalanceView[]; entries: LedgerEntryView[]; pager: PagerView | null };

export type PurchasesPageView = {
  purchases: PurchaseView[];
  pager: PagerView | null;
  orders: { list: OrderView[]; pager: PagerView | null } | null;
  wallet: WalletView;
  homeHref: string;
};

type Balance = { currency: PixelCurrency; balance: number; debt?: number | null | undefined };
type PurchasePage = { purchases: Purchase[]; pagination: Pagination };
type Wallet = {
  balances: Balance[];
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
  TAKEN_BACK: "wallet.takenBack",
  GIVEN_BACK: "wallet.givenBack",
  DEBT: "wallet.debtPaid",
};

type PurchasesData = {
  list: PurchasePage;
  wallet: Wallet;
  orders: { orders: Order[]; pagination: Pagination } | null;
  /** The payment providers' origins; links lead nowhere else. */
  paymentOrigins: readonly string[];
};

/** Paging one list keeps the pages of the others. */
export function toPurchasesPage(
  { list, wallet, orders, paymentOrigins }: PurchasesData,
  view: ViewContext,
): PurchasesPageView {
  const pages = {
    page: list.pagination.currPage,
    orders: orders?.pagination.currPage ?? 0,
    history: wallet.pagination.currPage,
  };
  return {
    purchases: list.purchases.map((purchase) => toPurchase(purchase, view)),
    pager: toPager(list.pagination, (page) => paths.purchases(view.locale, { ...pages, page })),
    orders: orders && {
      list: orders.orders.map((order) => toOrder(order, paymentOrigins, view)),
      pager: toPager(orders.pagination, (page) => paths.purchases(view.locale, { ...pages, orders: page })),
    },
    wallet: {
      balances: wallet.balances.map(toBalance),
      entries: wallet.entries.map((entry) => toLedgerEntry(entry, view)),
      pager: toPager(wallet.pagination, (history) => paths.purchases(view.locale, { ...pages, history })),
    },
    homeHref: paths.home(view.locale),
  };
}

function toPurchase(purchase: Purchase, view: ViewContext): PurchaseView {
  const { t, locale } = view;
  const { purchaseId, game, itemType, purchasedAt, receiptNumber } = purchase;
  return {
    id: purchaseId,
    title: game.title,
    href: paths.game(locale, game),
    cover: toCoverPicture(game.covers, "16:9"),
    item: itemText(itemType, t),
    price: priceText(purchase, t),
    date: formatDate(purchasedAt, view),
    number: receiptNumber ?? purchaseId,
    receiptHref: playerPaths.receipt(locale, purchaseId),
    note: noteText(purchase, t),
  };
}

function noteText({ refunded, currency, withdrawnDate }: Purchase, t: Translate): string | null {
  if (refunded) return t("purchases.refunded", { amount: formatPrice({ amount: refunded, currency }) });
  return withdrawnDate ? t("purchases.withdrawn") : null;
}

export function itemText(itemType: Purchase["itemType"], t: Translate): string {
  return t(ITEM_TEXTS[itemType]);
}

export function priceText({ price, currency }: Pick<Purchase, "price" | "currency">, t: Translate): string {
  return price === 0 ? t("purchases.free") : formatPrice({ amount: price, currency });
}

/** Company names are not translated. */
const PROVIDER_NAMES: Record<PaymentProviderName, string> = { STRIPE: "Stripe", XSOLLA: "Xsolla" };

export function providerText(provider: Purchase["provider"], t: Translate): string {
  return provider ? PROVIDER_NAMES[provider] : t("receipt.wallet");
}

export function toBalance({ currency, balance, debt }: Balance): BalanceView {
  const amount = groupDigits(balance);
  const name = formatReward({ amount: balance, currency }).slice(amount.length).trim();
  return { currency, amount, name, ...(debt ? { debt: formatReward({ amount: debt, currency }) } : {}) };
}

export function toLedgerEntry(entry: LedgerEntry, view: ViewContext): LedgerEntryView {
  const { t } = view;
  const { entryId, currency, amount, balanceAfter, reason, subject, createdAt } = entry;
  const sign = amount < 0 ? "−" : "+";
  return {
    id: entryId,
    reason: t(REASON_TEXTS[reason]),
    subject,
    amount: sign + formatReward({ amount: Math.abs(amount), currency }),
    isSpent: amount < 0,
    balanceAfter: t("wallet.balanceAfter", { amount: formatReward({ amount: balanceAfter, currency }) }),
    date: formatDate(createdAt, view),
  };
}
