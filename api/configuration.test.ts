import { describe, expect, it } from "vitest";
import { parseConfiguration } from "./configuration";

describe("parseConfiguration", () => {
  it("has a default for every variable", () => {
    expect(parseConfiguration({}, { isEmbedded: true })).toMatchObject({
      port: 3000,
      siteUrl: "http://localhost:3000",
      publicApiBaseUrl: "http://localhost:3000/embedded/api",
      mediaBaseUrl: "",
      dataDir: ".data",
      hasDemo: true,
    });
  });

  it("serves pictures from its own base URL when it runs standalone", () => {
    expect(parseConfiguration({}, { isEmbedded: false })).toMatchObject({
      port: 3001,
      siteUrl: "http://localhost:3000",
      publicApiBaseUrl: "http://localhost:3001",
      mediaBaseUrl: "http://localhost:3001",
    });
  });

  it("treats empty variables as unset and removes trailing slashes", () => {
    const configuration = parseConfiguration({ PORT: "", SITE_URL: "https://play.test/" }, { isEmbedded: true });
    expect(configuration).toMatchObject({ port: 3000, siteUrl: "https://play.test" });
  });

  it.each([
    ["PORT", "x"],
    ["SITE_URL", "play.test"],
    ["PUBLIC_API_BASE_URL", "ftp://play.test"],
    ["GAMES_ORIGINS", "https://games.test,nonsense"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["SESSION_SECRET", "short"],
    ["TRUST_PROXY", "maybe"],
    ["TRUSTED_PROXY_HOPS", "0"],
    ["RATE_LIMITS", "some"],
    ["DEMO", "no"],
    ["STRIPE_API_URL", "api.stripe.test"],
    ["XSOLLA_PROJECT_ID", "our project"],
    ["XSOLLA_SANDBOX", "sometimes"],
  ])("reports %s when it is %j", (name, value) => {
    expect(() => parseConfiguration({ [name]: value }, { isEmbedded: true })).toThrow(name);
  });

  it("leaves the demo out", () => {
    expect(parseConfiguration({ DEMO: "off" }, { isEmbedded: true }).hasDemo).toBe(false);
  });

  it("requires a SESSION_SECRET beside a DATABASE_URL", () => {
    expect(() => parseConfiguration({ DATABASE_URL: "postgres://db.test/x" }, { isEmbedded: true })).toThrow(
      /SESSION_SECRET: is required/,
    );
  });

  const STRIPE = { STRIPE_SECRET_KEY: "sk_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
  const XSOLLA = { XSOLLA_MERCHANT_ID: "1", XSOLLA_PROJECT_ID: "2", XSOLLA_API_KEY: "k", XSOLLA_WEBHOOK_SECRET: "s" };

  it("enables the payment providers whose keys are all set", () => {
    const paymentsWith = (values: Record<string, string>) => parseConfiguration(values, { isEmbedded: true }).payments;
    expect(paymentsWith({})).toEqual({ stripe: null, xsolla: null });
    expect(paymentsWith({ ...STRIPE, ...XSOLLA })).toMatchObject({
      stripe: { secretKey: "sk_1", apiUrl: "https://api.stripe.com" },
      xsolla: { merchantId: 1, projectId: 2, payUrl: "https://secure.xsolla.com", isSandbox: false },
    });
    expect(paymentsWith({ ...XSOLLA, XSOLLA_SANDBOX: "on" })).toMatchObject({
      xsolla: { payUrl: "https://sandbox-secure.xsolla.com", isSandbox: true },
    });
  });

  it.each([STRIPE, XSOLLA].flatMap((set) => Object.keys(set).map((name) => [name, set] as const)))(
    "reports %s when only it is missing",
    (name, set) => {
      const source = { ...set, [name]: "" };
      expect(() => parseConfiguration(source, { isEmbedded: true })).toThrow(new RegExp(`${name}: is required when `));
    },
  );
});
