import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { saveRequest, saveSlotRequest } from "~/server/game-requests.server";
import { type PageContext, pageContext } from "~/server/page-context.server";
import { refusalCode, refusalStatus } from "~/server/refusal-code.server";
import { readRequestBody } from "~/server/request-body.server";
import { checkSession } from "~/server/session.server";
import { SAVE_ERRORS, type SaveError, type SaveResponse, type SaveResult } from "~/view-models/saves";
import { getSave, putSave } from "~contract/calls/saves";

export async function loader(args: LoaderFunctionArgs) {
  const { api, requestApi, url, jsonResponse } = pageContext(args);
  const parsed = saveSlotRequest.safeParse(Object.fromEntries(url.searchParams));
  if (!parsed.success) throw new Response(null, { status: 400 });
  const { playerId, ...params } = parsed.data;
  const refusal = await otherPlayerError(playerId, requestApi);
  if (refusal) return jsonResponse<SaveResponse>({ ok: false, error: refusal });
  try {
    const { data, version } = await api(getSave, { params });
    return jsonResponse<SaveResponse>({ ok: true, data, version });
  } catch (error) {
    return jsonResponse<SaveResponse>({ ok: false, error: refusalCode(error, SAVE_ERRORS, "unreachable") });
  }
}

/** `version` is the one last read, so that another device's save is not overwritten. */
export async function action(args: ActionFunctionArgs) {
  const { api, requestApi, json } = pageContext(args);
  const { playerId, gameId, slot, ...body } = await readRequestBody(args.request, saveRequest);
  const refuse = (error: SaveError) => json<SaveResult>({ ok: false, error }, { status: refusalStatus(error) });
  const refusal = await otherPlayerError(playerId, requestApi);
  if (refusal) return refuse(refusal);
  try {
    const { version } = await api(putSave, { params: { gameId, slot }, body });
    return json<SaveResult>({ ok: true, version });
  } catch (error) {
    return refuse(refusalCode(error, SAVE_ERRORS, "unreachable"));
  }
}

/** Null for the player's own session; of one without an account the API says that it has to sign in. */
async function otherPlayerError(playerId: string, requestApi: PageContext["requestApi"]): Promise<SaveError | null> {
  const { status, userId } = await checkSession(requestApi);
  if (status === "unknown") return "unreachable";
  return status === "authenticated" && userId !== null && userId !== playerId ? "other_player" : null;
}
