import * as z from "zod";

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ""));
const secret = z.string().min(1).optional();

/** The variables of the payment providers; each provider is there once all of its keys are set. */
export const paymentVariables = z.object({
  STRIPE_SECRET_KEY: secret,
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_URL: url.default("https://api.stripe.com"),
  XSOLLA_MERCHANT_ID: z.coerce.number().int().positive().optional(),
  XSOLLA_PROJECT_ID: z.coerce.number().int().positive().optional(),
  XSOLLA_API_KEY: secret,
  XSOLLA_WEBHOOK_SECRET: secret,
  XSOLLA_API_URL: url.default("https://api.xsolla.com"),
  XSOLLA_PAY_URL: url.optional(),
  XSOLLA_SANDBOX: z.enum(["on", "off"]).default("off"),
});

type PaymentVariables = z.output<typeof paymentVariables>;

const KEYS = [
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["XSOLLA_MERCHANT_ID", "XSOLLA_PROJECT_ID", "XSOLLA_API_KEY", "XSOLLA_WEBHOOK_SECRET"],
] as const;

export type StripeSettings = { secretKey: string; webhookSecret: string; apiUrl: string };

export type XsollaSettings = {
  merchantId: number;
  projectId: number;
  apiKey: string;
  webhookSecret: string;
  apiUrl: string;
  /** Origin of the page on which buyers pay. */
  payUrl: string;
  isSandbox: boolean;
};

export type PaymentSettings = { stripe: StripeSettings | null; xsolla: XsollaSettings | null };

/** Half a set of keys is a mistake that would show only when somebody pays: the start names what is missing. */
export function requireWholeSets(values: PaymentVariables, context: z.RefinementCtx): void {
  for (const names of KEYS) {
    const given = names.find((name) => values[name] !== undefined);
    if (given === undefined) continue;
    for (const name of names) {
      if (values[name] !== undefined) continue;
      context.addIssue({ code: "custom", path: [name], message: `is required when ${given} is set` });
    }
  }
}

export function toPaymentSettings(values: PaymentVariables): PaymentSettings {
  return { stripe: toStripe(values), xsolla: toXsolla(values) };
}

function toStripe(values: PaymentVariables): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = values;
  return secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl } : null;
}

function toXsolla(values: PaymentVariables): XsollaSettings | null {
  const { XSOLLA_MERCHANT_ID: merchantId, XSOLLA_PROJECT_ID: projectId, XSOLLA_API_KEY: apiKey } = values;
  const { XSOLLA_WEBHOOK_SECRET: webhookSecret, XSOLLA_API_URL: apiUrl, XSOLLA_PAY_URL: ownPayUrl } = values;
  if (!merchantId || !projectId || !apiKey || !webhookSecret) return null;
  const isSandbox = values.XSOLLA_SANDBOX === "on";
  const payUrl = ownPayUrl ?? (isSandbox ? "https://sandbox-secure.xsolla.com" : "https://secure.xsolla.com");
  return { merchantId, projectId, apiKey, webhookSecret, apiUrl, payUrl, isSandbox };
}
