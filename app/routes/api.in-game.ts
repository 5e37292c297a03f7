import type { ActionFunctionArgs } from "@remix-run/node";
import { inGameRequest } from "~/server/game-requests.server";
import { callForGame } from "~/server/in-game-calls.server";
import { pageContext } from "~/server/page-context.server";
import { readRequestBody } from "~/server/request-body.server";

/** Framed games have no cookies, so the page makes their calls. */
export async function action(args: ActionFunctionArgs) {
  const { api, json } = pageContext(args);
  const { shown, ...call } = await readRequestBody(args.request, inGameRequest);
  return json(await callForGame(api, call, shown));
}

export { postOnly as loader } from "~/server/post-only.server";
