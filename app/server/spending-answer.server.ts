import type { Ask } from "~/api-client/client";
import { SPEND_ERRORS, spendText, type SpendAnswer } from "~/view-models/spending";
import { answerForm } from "./form-answer.server";
import type { PageContext } from "./page-context.server";
import { refusalCode } from "./refusal-code.server";

/**
 * Spends, and ends the action of a form that does: what went wrong is an answer as well. A response of its own leads on
 * to where real money is paid.
 */
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
