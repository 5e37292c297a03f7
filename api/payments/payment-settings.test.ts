import { describe, expect, it } from "vitest";
import { parseConfiguration } from "../configuration";

const STRIPE = { STRIPE_SECRET_KEY: "sk_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
const XSOLLA = {
  XSOLLA_MERCHANT_ID: "7",
  XSOLLA_PROJECT_ID: "9",
  XSOLLA_API_KEY: "key",
  XSOLLA_WEBHOOK_SECRET: "secret",
};

const settingsOf = (variables: Record<string, string>) =>
  parseConfiguration({ SITE_URL: "https://play.test", ...variables }, { isEmbedded: true }).payments;

describe("the payment providers", () => {
  it("are none without keys", () => {
    expect(settingsOf({})).toEqual({ stripe: null, xsolla: null });
  });

  it("are those with keys, with default URLs", () => {
    expect(settingsOf(STRIPE)).toEqual({
      stripe: { secretKey: "sk_1", webhookSecret: "whsec_1", apiUrl: "https://api.stripe.com" },
      xsolla: null,
    });
    expect(settingsOf(XSOLLA)).toEqual({
      stripe: null,
      xsolla: {
        ...{ merchantId: 7, projectId: 9, apiKey: "key", webhookSecret: "secret", isSandbox: false },
        ...{ apiUrl: "https://api.xsolla.com", payUrl: "https://secure.xsolla.com" },
      },
    });
  });

  it("use Xsolla's sandbox where it is set, and configured URLs", () => {
    expect(settingsOf({ ...XSOLLA, XSOLLA_SANDBOX: "on" }).xsolla).toMatchObject({
      ...{ isSandbox: true, payUrl: "https://sandbox-secure.xsolla.com" },
    });
    const addresses = { XSOLLA_API_URL: "http://localhost:1/", XSOLLA_PAY_URL: "http://localhost:2//" };
    expect(settingsOf({ ...XSOLLA, ...addresses }).xsolla).toMatchObject({
      ...{ apiUrl: "http://localhost:1", payUrl: "http://localhost:2" },
    });
    expect(settingsOf({ ...STRIPE, STRIPE_API_URL: "http://localhost:3/" }).stripe?.apiUrl).toBe("http://localhost:3");
  });

  it.each([
    [STRIPE, "STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"],
    [STRIPE, "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
    [XSOLLA, "XSOLLA_MERCHANT_ID", "XSOLLA_PROJECT_ID"],
    [XSOLLA, "XSOLLA_PROJECT_ID", "XSOLLA_MERCHANT_ID"],
    [XSOLLA, "XSOLLA_API_KEY", "XSOLLA_MERCHANT_ID"],
    [XSOLLA, "XSOLLA_WEBHOOK_SECRET", "XSOLLA_MERCHANT_ID"],
  ])("fail to start when of %j only %s is missing", (keys, missing, present) => {
    const rest = Object.fromEntries(Object.entries(keys).filter(([name]) => name !== missing));
    expect(() => settingsOf(rest)).toThrow(`${missing}: is required when ${present} is set`);
  });
});
