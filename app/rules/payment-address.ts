import { isPaymentOrigin } from "~contract/payment-origin";

/**
 * Where a buyer is sent to pay real money: an address of one of the allowed origins. Null for any other, since whoever
 * answers for the API must not send buyers anywhere.
 */
export function paymentAddress(address: string | null | undefined, allowedOrigins: readonly string[]): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { origin, href, username, password } = new URL(address);
  if (!isPaymentOrigin(origin) || username !== "" || password !== "") return null;
  return allowedOrigins.includes(origin) ? href : null;
}
