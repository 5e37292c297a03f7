import type { ActionFunctionArgs } from "@remix-run/node";
import type { CallApi } from "~/api-client/client";
import type { Translate } from "~/i18n/text-keys";
import { respondToForm } from "~/server/form-response.server";
import { ratingForm, type RatingForm } from "~/server/action-forms.server";
import { pageContext } from "~/server/page-context.server";
import { refusalCode } from "~/server/refusal-code.server";
import { readRequestBody } from "~/server/request-body.server";
import type { RatingResult } from "~/view-models/rating";
import { rateGame } from "~contract/calls/games";

const ERRORS = ["sign_in_required", "game_not_found"] as const;

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  const form = await readRequestBody(args.request, ratingForm);
  const result = await rate(context.api, form);
  const message = (t: Translate) => (result.ok ? t("game.rated", { rating: result.rating }) : t("game.ratingFailed"));
  return respondToForm(context, { result, target: form.target, message });
}

async function rate(api: CallApi, { gameId, rating }: RatingForm): Promise<RatingResult> {
  try {
    await api(rateGame, { params: { gameId }, body: { rating } });
    return { ok: true, rating };
  } catch (error) {
    return { ok: false, error: refusalCode(error, ERRORS, "unreachable") };
  }
}

export { scriptAction as clientAction } from "~/browser/client-actions";
export { postOnly as loader } from "~/server/post-only.server";
