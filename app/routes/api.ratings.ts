import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import * as z from "zod";
import type { Ask } from "~/api-client/client";
import { unreachableAnswer } from "~/browser/unreachable-answer";
import { translatorFor } from "~/i18n/i18next.server";
import { paths } from "~/paths";
import { splitLocale } from "~/rules/locale-path";
import { sitePath } from "~/rules/site-path";
import { pageContext } from "~/server/page-context.server";
import { publicSettings } from "~/server/public-settings.server";
import { refusalCode, refusalStatus } from "~/server/refusal-code.server";
import { requestBody } from "~/server/request-body.server";
import type { RatingAnswer } from "~/view-models/rating";
import { rateGame } from "~contract/calls/games";

const ERRORS = ["sign_in_required", "game_not_found"] as const;

const ratingForm = z.object({
  gameId: z.uuid(),
  rating: z.coerce.number().int().min(1).max(5),
  target: z.string().optional(),
});

/** Gives a game the viewer's stars (decisions, "ratings"). A form that names its page goes back there. */
export async function action(args: ActionFunctionArgs) {
  const { api, json, redirectWithToast } = pageContext(args);
  const form = await requestBody(args.request, ratingForm);
  const answer = await rate(api, form);
  const page = sitePath(form.target);
  if (page === null) return json<RatingAnswer>(answer, { status: answer.ok ? 200 : refusalStatus(answer.error) });
  if (!answer.ok && answer.error === "sign_in_required") throw redirect(loginPage(page));
  const t = translatorFor(splitLocale(page).locale);
  if (!answer.ok) return redirectWithToast(page, { type: "error", message: t("game.ratingFailed") });
  return redirectWithToast(page, { type: "success", message: t("game.rated", { rating: answer.rating }) });
}

async function rate(api: Ask, { gameId, rating }: z.output<typeof ratingForm>): Promise<RatingAnswer> {
  try {
    await api(rateGame, { params: { gameId }, body: { rating } });
    return { ok: true, rating };
  } catch (error) {
    return { ok: false, error: refusalCode(error, ERRORS, "unreachable") };
  }
}

function loginPage(page: string): string {
  const { publicApiBaseUrl, siteUrl } = publicSettings;
  return paths.login(publicApiBaseUrl, { site: siteUrl, target: siteUrl + page });
}

/** A request that does not get through is an answer, too. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<RatingAnswer>();
  } catch {
    return unreachableAnswer({ ok: false, error: "unreachable" });
  }
}

export { postOnly as loader } from "~/server/post-only.server";
