import { PAYMENT_RETURN_PATH, type PaymentReturn } from "~contract/payment-return";
import { log } from "~observe/log";
import { ApiFailure } from "../api-failure";
import type { ApiContext } from "../api-context";
import { recordProviderFailure, savePaymentUrl, type OrderRow } from "../store/money/orders";
import { ProviderFailure, type PaymentProviders, type ReturnAddresses } from "./payment-provider";

/** Calls the provider outside of any transaction, and stores the page, so that an order has one. */
export async function checkOut(context: ApiContext, order: OrderRow): Promise<string> {
  const { userId, paymentUrl } = order;
  if (paymentUrl !== null) return paymentUrl;
  const providers: PaymentProviders = context.get("paymentProviders");
  const provider = providers.get(order.provider);
  if (!provider || userId === null) throw new ApiFailure("payments_disabled");
  const database = context.get("database");
  const addresses = returnAddresses(context.get("configuration").siteUrl, order);
  try {
    const opened = await provider.openPayment({ ...order, userId }, addresses);
    await savePaymentUrl(database, order.orderId, opened);
    return opened;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.error(`${provider.name} opened no payment for order ${order.orderId}: ${reason}`);
    if (error instanceof ProviderFailure) await recordProviderFailure(database, order.orderId);
    throw new ApiFailure("payment_provider_unavailable");
  }
}

function returnAddresses(siteUrl: string, { orderId, locale }: OrderRow): ReturnAddresses {
  const address = (outcome?: PaymentReturn["outcome"]) => {
    const values = { order: orderId, locale, ...(outcome ? { outcome } : {}) };
    return `${siteUrl}${PAYMENT_RETURN_PATH}?${new URLSearchParams(values).toString()}`;
  };
  return { paid: address("paid"), cancelled: address("cancelled"), either: address() };
}
