import { formatDate } from "~/i18n/format-date";
import { formatPrice } from "~/i18n/format-number";
import type { TextKey } from "~/i18n/text-keys";
import { paths } from "~/paths";
import { allowedPaymentUrl } from "~/rules/payments";
import type { Order, OrderStatus } from "~contract/entities/order";
import { type PictureView, toCoverPicture } from "./picture";
import type { ViewContext } from "./view-context";

export type OrderView = {
  id: string;
  title: string;
  href: string;
  cover: PictureView | null;
  state: string;
  price: string;
  date: string;
  payHref: string | null;
};

const STATE_TEXTS: Record<OrderStatus, TextKey> = {
  PENDING: "orders.pending",
  PAID: "orders.paid",
  REFUNDING: "orders.refunding",
  REFUNDED: "orders.refunded",
  EXPIRED: "orders.expired",
};

/** Links may only lead to `paymentOrigins`, the origins of the providers. */
export function toOrder(order: Order, paymentOrigins: readonly string[], view: ViewContext): OrderView {
  const { t, locale } = view;
  const { orderId, game, status, price, currency, createdAt, paymentUrl } = order;
  return {
    id: orderId,
    title: game.title,
    href: paths.game(locale, game),
    cover: toCoverPicture(game.covers, "16:9"),
    state: t(STATE_TEXTS[status]),
    price: formatPrice({ amount: price, currency }),
    date: formatDate(createdAt, view),
    payHref: status === "PENDING" ? allowedPaymentUrl(paymentUrl, paymentOrigins) : null,
  };
}
