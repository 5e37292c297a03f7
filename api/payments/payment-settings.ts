import type { Environment } from "~configuration/environment";

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

export function toPaymentSettings(values: Environment): PaymentSettings {
  return { stripe: toStripe(values), xsolla: toXsolla(values) };
}

function toStripe(values: Environment): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = values;
  return secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl } : null;
}

function toXsolla(values: Environment): XsollaSettings | null {
  const { XSOLLA_MERCHANT_ID: merchantId, XSOLLA_PROJECT_ID: projectId, XSOLLA_API_KEY: apiKey } = values;
  const { XSOLLA_WEBHOOK_SECRET: webhookSecret, XSOLLA_API_URL: apiUrl, XSOLLA_PAY_URL: configuredPayUrl } = values;
  if (!merchantId || !projectId || !apiKey || !webhookSecret) return null;
  const isSandbox = values.XSOLLA_SANDBOX === "on";
  const payUrl = configuredPayUrl ?? (isSandbox ? "https://sandbox-secure.xsolla.com" : "https://secure.xsolla.com");
  return { merchantId, projectId, apiKey, webhookSecret, apiUrl, payUrl, isSandbox };
}
