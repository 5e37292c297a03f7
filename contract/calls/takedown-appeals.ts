import * as z from "zod";
import { defineCall } from "../define-call";
import { id } from "../entities/identifiers";
import { STAFF_ERROR_CODES } from "../error-codes";
import { deskReason } from "./desk-staff";
import { noParams } from "./request-parts";

export const MAX_APPEAL_LENGTH = 1000;

/** Once for each takedown. */
export const appealTakedown = defineCall({
  name: "appealTakedown",
  summary: "Asks the desk to look again at the takedown of a studio's game.",
  method: "POST",
  path: "/gamedev/games/{gameId}/appeal",
  access: "signed-in",
  scope: "gamedev:write",
  params: z.object({ gameId: z.string() }),
  query: noParams,
  body: z.strictObject({ text: z.string().trim().min(1).max(MAX_APPEAL_LENGTH) }),
  data: z.unknown(),
  errorCodes: [
    ...(["sign_in_required", "invalid_request_payload", "game_not_found", "studio_role_insufficient"] as const),
    ...(["takedown_not_found", "appeal_already_sent"] as const),
  ],
});

/** The studio reads the reason. Lifting the takedown is the other answer. */
export const rejectAppeal = defineCall({
  name: "rejectAppeal",
  summary: "Answers an appeal: the game stays stopped.",
  method: "POST",
  path: "/desk/takedowns/{takedownId}/appeal-answer",
  access: "signed-in",
  permission: "takedowns:change",
  params: z.object({ takedownId: id }),
  query: noParams,
  body: z.strictObject({ reason: deskReason }),
  data: z.object({ gameTitle: z.string() }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload", "takedown_not_found", "appeal_not_found"],
});
