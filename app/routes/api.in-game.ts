import type { ActionFunctionArgs } from "@remix-run/node";
import { inGameRequest } from "~/server/game-requests.server";
import { askForGame } from "~/server/in-game-calls.server";
import { pageContext } from "~/server/page-context.server";
import { requestBody } from "~/server/request-body.server";

/** Makes a call of a framed game, which has no cookies: only about the game, track and challenge that the page shows. */
export async function action(args: ActionFunctionArgs) {
  const { api, json } = pageContext(args);
  const { shown, ...asked } = await requestBody(args.request, inGameRequest);
  return json(await askForGame(api, asked, shown));
}

export { postOnly as loader } from "~/server/post-only.server";
