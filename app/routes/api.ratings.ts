import type { ActionFunctionArgs } from "@remix-run/node";
import type { Ask } from "~/api-client/client";
import type { Translate } from "~/i18n/text-keys";
import { answerForm } from "~/server/form-answer.server";
import { ratingForm, type RatingForm } from "~/server/forms/rating-form.server";
import { pageContext } from "~/server/page-context.server";
import { refusalCode } from "~/server/refusal-code.server";
import { requestBody } from "~/server/request-body.server";
import type { RatingAnswer } from "~/view-models/rating";
import { rateGame } from "~contract/calls/games";

const ERRORS = ["sign_in_required", "game_not_found"] as const;

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  const form = await requestBody(args.request, ratingForm);
  const answer = await rate(context.api, form);
  const message = (t: Translate) => (answer.ok ? t("game.rated", { rating: answer.rating }) : t("game.ratingFailed"));
  return answerForm(context, { answer, target: form.target, message });
}

async function rate(api: Ask, { gameId, rating }: RatingForm): Promise<RatingAnswer> {
  try {
    await api(rateGame, { params: { gameId }, body: { rating } });
    return { ok: true, rating };
  } catch (error) {
    return { ok: false, error: refusalCode(error, ERRORS, "unreachable") };
  }
}

export { answerInAnyCase as clientAction } from "~/browser/answer-when-unreachable";
export { postOnly as loader } from "~/server/post-only.server";
