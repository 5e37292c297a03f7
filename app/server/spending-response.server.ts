import type { CallApi } from "~/api-client/client";
import { SPEND_ERRORS, spendText, type SpendResult } from "~/view-models/spending";
import { respondToForm } from "./form-response.server";
import type { PageContext } from "./page-context.server";
import { refusalCode } from "./refusal-code.server";

/** A `Response` redirects to the payment provider. */
export async function respondToSpending(
  context: PageContext,
  target: string | undefined,
  spend: (api: CallApi) => Promise<SpendResult | Response>,
) {
  const result = await spend(context.api).catch(toRefusal);
  if (result instanceof Response) return result;
  return respondToForm(context, { result, target, message: (t) => spendText(t, result) });
}

function toRefusal(error: unknown): SpendResult {
  return { ok: false, error: refusalCode(error, SPEND_ERRORS, "unreachable") };
}
