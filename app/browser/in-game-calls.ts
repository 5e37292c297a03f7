import { requestPaths } from "~/request-paths";
import type { PageGame } from "~/rules/in-game-scope";
import type { InGameResponse } from "~/view-models/player";
import type { GameToPageMessage } from "~contract/game-messages";
import { fieldOf, postToPortal } from "./portal-request";

export type ApiCall = Extract<GameToPageMessage, { type: "API_CALL" }>;

export const failedCall = (status: number, code: string): InGameResponse => ({
  status,
  body: JSON.stringify({ data: null, errors: [{ code }] }),
});

/** Sends a game's call with the player's session; the server refuses whatever is outside `shown`. */
export async function callApiForGame({ method, path, body }: ApiCall, shown: PageGame): Promise<InGameResponse> {
  const response = await postToPortal(requestPaths.inGame, { shown, method, path, body });
  const [status, text] = [fieldOf(response, "status"), fieldOf(response, "body")];
  const isValid = typeof status === "number" && typeof text === "string";
  return isValid ? { status, body: text } : failedCall(503, "internal_error");
}
