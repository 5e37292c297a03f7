import * as z from "zod";
import { priceInUnits } from "../../store/money/prices";
import {
  PROVIDER_DEADLINE_MS,
  ProviderFailure,
  RefundNotMade,
  isRefusal,
  type PayableOrder,
  type PaymentProvider,
  type RefundRequest,
  type RejectionReason,
  type ReturnAddresses,
} from "../payment-provider";
import type { XsollaSettings } from "../payment-settings";
import { readXsollaEvent } from "./xsolla-event";

const tokenResponse = z.object({ token: z.string().min(1) });

/** Error codes of Xsolla's documentation. */
const REJECTIONS: Record<RejectionReason, { code: string; message: string }> = {
  signature: { code: "INVALID_SIGNATURE", message: "Invalid signature" },
  malformed: { code: "INVALID_PARAMETER", message: "Invalid parameter" },
  unknown_buyer: { code: "INVALID_USER", message: "Unknown user" },
  unknown_order: { code: "INCORRECT_INVOICE", message: "Unknown order" },
  wrong_amount: { code: "INCORRECT_AMOUNT", message: "Amount or currency is not that of the order" },
};

export function createXsolla(settings: XsollaSettings): PaymentProvider {
  return {
    name: "XSOLLA",
    async openPayment(order, addresses) {
      const response = await callXsolla(settings, "POST", "/token", tokenRequest(settings, order, addresses));
      const parsed = tokenResponse.safeParse(response);
      if (!parsed.success) throw new ProviderFailure("the response has no token");
      return `${settings.payUrl}/paystation4/?token=${encodeURIComponent(parsed.data.token)}`;
    },
    async refund({ paymentId, orderId }) {
      const path = `/reports/transactions/${encodeURIComponent(paymentId)}/refund`;
      await callXsolla(settings, "PUT", path, { description: `Order ${orderId} could not be delivered` });
    },
    requestRefund: (request) => requestRefund(settings, request),
    isRefundRepeatable: false,
    readEvent: (request) => readXsollaEvent(request, settings),
    acceptEvent: () => new Response(null, { status: 204 }),
    rejectEvent: (reason) => Response.json({ error: REJECTIONS[reason] }, { status: 400 }),
  };
}

function tokenRequest(settings: XsollaSettings, order: PayableOrder, addresses: ReturnAddresses) {
  const { orderId, userId, amount, currency, title, locale } = order;
  const [language] = locale.split("-");
  return {
    user: { id: { value: userId } },
    settings: {
      project_id: settings.projectId,
      external_id: orderId,
      currency,
      language,
      return_url: addresses.either,
      ...(settings.isSandbox ? { mode: "sandbox" } : {}),
    },
    purchase: { checkout: { amount: priceInUnits(amount, currency), currency }, description: { value: title } },
  };
}

class StatusFailure extends ProviderFailure {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`status ${String(status)}: ${text.slice(0, 500)}`);
  }
}

/** Has no key against repetition. */
async function requestRefund(settings: XsollaSettings, request: RefundRequest): Promise<null> {
  const { paymentId, refundId, amount, currency, isWhole } = request;
  const path = `/reports/transactions/${encodeURIComponent(paymentId)}/${isWhole ? "refund" : "partial_refund"}`;
  const body = {
    description: `Refund ${refundId}`,
    ...(isWhole ? {} : { refund_amount: priceInUnits(amount, currency) }),
  };
  try {
    await callXsolla(settings, isWhole ? "PUT" : "POST", path, body);
    return null;
  } catch (error) {
    if (error instanceof StatusFailure && isRefusal(error.status)) throw new RefundNotMade(error.message, true);
    if (isUnsent(error)) throw new RefundNotMade("there is no connection", false);
    throw error;
  }
}

const UNSENT_CODES: readonly unknown[] = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"];

function isUnsent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && UNSENT_CODES.includes(cause.code);
}

async function callXsolla(settings: XsollaSettings, method: string, path: string, body: unknown): Promise<unknown> {
  const { apiUrl, merchantId, apiKey } = settings;
  // Loaded lazily: most portals do not need it.
  const { fetch } = await import("undici");
  const credentials = Buffer.from(`${String(merchantId)}:${apiKey}`).toString("base64");
  const response = await fetch(`${apiUrl}/merchant/v2/merchants/${String(merchantId)}${path}`, {
    method,
    headers: { Authorization: `Basic ${credentials}`, "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PROVIDER_DEADLINE_MS),
  });
  const text = await response.text();
  if (!response.ok) throw new StatusFailure(response.status, text);
  try {
    return text === "" ? null : JSON.parse(text);
  } catch (cause) {
    throw new ProviderFailure("the response is not JSON", { cause });
  }
}
