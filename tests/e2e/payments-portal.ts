import { startStripe, STRIPE_KEYS, type StripeServer } from "../setup/stripe-server";
import { startXsolla, XSOLLA_KEYS, type XsollaServer } from "../setup/xsolla-server";
import { expect, test as base } from "./portal";

type Providers = { stripe: StripeServer; xsolla: XsollaServer };

/** A portal beside servers that stand for the payment providers. */
export const test = base.extend<object, { providers: Providers }>({
  providers: [
    async ({ database }, use) => {
      const providers = { stripe: await startStripe(), xsolla: await startXsolla() };
      await use(providers);
      await Promise.all(Object.values(providers).map((server) => server.stop()));
      expect(database).toBe("embedded");
    },
    { scope: "worker" },
  ],

  environment: [
    async ({ providers: { stripe, xsolla } }, use) => {
      const addresses = { STRIPE_API_URL: stripe.url, XSOLLA_API_URL: xsolla.url, XSOLLA_PAY_URL: xsolla.url };
      await use({ ...STRIPE_KEYS, ...XSOLLA_KEYS, ...addresses, PAYMENT_ORIGINS: `${stripe.url},${xsolla.url}` });
    },
    { scope: "worker" },
  ],
});
