import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { saveRequest, saveSlotRequest } from "~/server/game-requests.server";
import { pageContext } from "~/server/page-context.server";
import { refusalCode, refusalStatus } from "~/server/refusal-code.server";
import { readRequestBody } from "~/server/request-body.server";
import { SAVE_ERRORS, type SaveResponse, type SaveResult } from "~/view-models/saves";
import { getSave, putSave } from "~contract/calls/saves";

export async function loader(args: LoaderFunctionArgs) {
  const { api, url, jsonResponse } = pageContext(args);
  const parsed = saveSlotRequest.safeParse(Object.fromEntries(url.searchParams));
  if (!parsed.success) throw new Response(null, { status: 400 });
  try {
    const { data, version } = await api(getSave, { params: parsed.data });
    return jsonResponse<SaveResponse>({ ok: true, data, version });
  } catch (error) {
    return jsonResponse<SaveResponse>({ ok: false, error: refusalCode(error, SAVE_ERRORS, "unreachable") });
  }
}

/** `version` is the one last read, so that another device's save is not overwritten. */
export async function action(args: ActionFunctionArgs) {
  const { api, json } = pageContext(args);
  const { gameId, slot, ...body } = await readRequestBody(args.request, saveRequest);
  try {
    const { version } = await api(putSave, { params: { gameId, slot }, body });
    return json<SaveResult>({ ok: true, version });
  } catch (error) {
    const code = refusalCode(error, SAVE_ERRORS, "unreachable");
    return json<SaveResult>({ ok: false, error: code }, { status: refusalStatus(code) });
  }
}
