import { formatMoment } from "~/i18n/format-date";
import { formatPrice } from "~/i18n/format-number";
import type { TextKey } from "~/i18n/text-keys";
import { paths } from "~/paths";
import type { Profile } from "~contract/entities/profile";
import type { Purchase } from "~contract/entities/purchase";
import { itemText, priceText, providerText } from "./purchase-list";
import type { ViewContext } from "./view-context";

export type ReceiptView = {
  title: string;
  facts: { label: string; value: string }[];
  total: string;
  backHref: string;
};

type ReceiptData = {
  purchase: Purchase;
  profile: Pick<Profile, "username" | "name" | "email">;
  seller: string;
};

export function toReceipt({ purchase, profile, seller }: ReceiptData, { t, locale }: ViewContext): ReceiptView {
  const { purchaseId, receiptNumber, purchasedAt, game, itemType, price, provider } = purchase;
  const { currency, tax, refunded, withdrawnDate } = purchase;
  const moneyFact = (label: TextKey, amount: number | null | undefined) =>
    amount ? [{ label: t(label), value: formatPrice({ amount, currency }) }] : [];
  const number = receiptNumber ?? purchaseId;
  const buyer = [profile.name, profile.username, profile.email].filter(Boolean).join(", ");
  return {
    title: t("purchases.receipt", { number }),
    facts: [
      { label: t("receipt.number"), value: number },
      { label: t("receipt.date"), value: formatMoment(purchasedAt, locale) },
      { label: t("receipt.seller"), value: seller },
      { label: t("receipt.buyer"), value: buyer },
      { label: t("receipt.item"), value: `${game.title} – ${itemText(itemType, t)}` },
      { label: t("receipt.paidBy"), value: price === 0 ? t("receipt.noPayment") : providerText(provider, t) },
      ...moneyFact("receipt.net", tax ? withoutTax(price, tax) : null),
      ...moneyFact("receipt.tax", tax),
      ...moneyFact("receipt.refunded", refunded),
      ...(withdrawnDate ? [{ label: t("receipt.withdrawn"), value: formatMoment(withdrawnDate, locale) }] : []),
    ],
    total: priceText(purchase, t),
    backHref: paths.purchases(locale),
  };
}

const MAX_DIGITS = 3;

/** Without the errors of binary fractions. */
function withoutTax(price: number, tax: number): number {
  return Number((price - tax).toFixed(MAX_DIGITS));
}
