import type { ActionFunctionArgs } from "@remix-run/node";
import type { CallApi } from "~/api-client/client";
import { ClientError } from "~/api-client/errors";
import type { TextKey } from "~/i18n/text-keys";
import { respondToForm } from "~/server/form-response.server";
import { favoriteForm, type FavoriteForm } from "~/server/action-forms.server";
import { pageContext } from "~/server/page-context.server";
import { refusalCode } from "~/server/refusal-code.server";
import { readRequestBody } from "~/server/request-body.server";
import type { FavoriteResult } from "~/view-models/favorite";
import { addFavorite, removeFavorite } from "~contract/calls/library";

const ERRORS = ["sign_in_required", "game_not_found", "challenge_not_found", "studio_not_found"] as const;

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  const form = await readRequestBody(args.request, favoriteForm);
  const result = await change(context.api, form);
  return respondToForm(context, { result, target: form.target, message: (t) => t(messageOf(result)) });
}

function messageOf(result: FavoriteResult): TextKey {
  if (!result.ok) return "favorite.failed";
  return result.favoriteId === null ? "favorite.removed" : "favorite.added";
}

async function change(api: CallApi, form: FavoriteForm): Promise<FavoriteResult> {
  try {
    const favoriteId = form.favoriteId === undefined ? await add(api, form) : await remove(api, form.favoriteId);
    return { ok: true, favoriteId };
  } catch (error) {
    return { ok: false, error: refusalCode(error, ERRORS, "unreachable") };
  }
}

async function add(api: CallApi, { kind, id }: FavoriteForm): Promise<string> {
  const body = { game: { gameId: id }, challenge: { challengeId: id }, studio: { studioId: id } }[kind];
  return (await api(addFavorite, { body })).favoriteId;
}

/** A favourite that another tab has removed counts as removed. */
async function remove(api: CallApi, favoriteId: string): Promise<null> {
  await api(removeFavorite, { params: { favoriteId } }).catch((error: unknown) => {
    if (!(error instanceof ClientError && error.has("favorite_not_found"))) throw error;
  });
  return null;
}

export { scriptAction as clientAction } from "~/browser/client-actions";
export { postOnly as loader } from "~/server/post-only.server";
