import { isPaymentOrigin } from "~contract/payment-origin";

/** The payment URL if its origin is allowed, else null: a compromised API must not redirect buyers. */
export function allowedPaymentUrl(
  address: string | null | undefined,
  allowedOrigins: readonly string[],
): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { origin, href, username, password } = new URL(address);
  if (!isPaymentOrigin(origin) || username !== "" || password !== "") return null;
  return allowedOrigins.includes(origin) ? href : null;
}
