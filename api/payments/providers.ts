import type { PaymentProvider, PaymentProviders } from "./payment-provider";
import type { PaymentSettings } from "./payment-settings";
import { createStripe } from "./stripe/stripe-provider";
import { createXsolla } from "./xsolla/xsolla-provider";

export function createPaymentProviders({ stripe, xsolla }: PaymentSettings): PaymentProviders {
  const providers: PaymentProvider[] = [];
  if (stripe) providers.push(createStripe(stripe));
  if (xsolla) providers.push(createXsolla(xsolla));
  return new Map(providers.map((provider) => [provider.name, provider]));
}
