import type { Ask } from "~/api-client/client";
import { SPEND_ERRORS, spendText, type SpendAnswer } from "~/view-models/spending";
import { answerForm } from "./form-answer.server";
import type { PageContext } from "./page-context.server";
import { refusalCode } from "./refusal-code.server";

/** A `Response` redirects to the payment provider. */
export async function answerSpending(
  context: PageContext,
  target: string | undefined,
  spend: (api: Ask) => Promise<SpendAnswer | Response>,
) {
  const answer = await spend(context.api).catch(toRefusal);
  if (answer instanceof Response) return answer;
  return answerForm(context, { answer, target, message: (t) => spendText(t, answer) });
}

function toRefusal(error: unknown): SpendAnswer {
  return { ok: false, error: refusalCode(error, SPEND_ERRORS, "unreachable") };
}
