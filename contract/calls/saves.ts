import * as z from "zod";
import { defineCall } from "../define-call";
import { id } from "../entities/identifiers";
import { save, saveSlot } from "../entities/save";
import { noBody, noParams } from "./request-parts";

const oneSlot = z.object({ gameId: id, slot: saveSlot });

/** Slots: docs/product/playing.md#saves. */
export const getSave = defineCall({
  name: "getSave",
  summary: "A saved game.",
  method: "GET",
  path: "/gg/games/{gameId}/saves/{slot}",
  access: "signed-in",
  params: oneSlot,
  query: noParams,
  body: noBody,
  data: save,
  errorCodes: ["sign_in_required", "game_not_found", "save_not_found", "invalid_request_payload"],
});

/** `version` is the last one read (0: new slot) and rejects concurrent writes; without it the slot is overwritten. */
export const putSave = defineCall({
  name: "putSave",
  summary: "Writes a slot of saved games.",
  method: "PUT",
  path: "/gg/games/{gameId}/saves/{slot}",
  access: "signed-in",
  params: oneSlot,
  query: noParams,
  body: z.object({ data: z.json(), version: z.int().min(0).optional() }),
  data: save.pick({ slot: true, version: true, savedAt: true }),
  errorCodes: [
    "sign_in_required",
    "game_not_found",
    "saves_disabled",
    "save_too_large",
    "save_version_conflict",
    "invalid_request_payload",
  ],
});

export const deleteSave = defineCall({
  name: "deleteSave",
  summary: "Deletes a saved game.",
  method: "DELETE",
  path: "/gg/games/{gameId}/saves/{slot}",
  access: "signed-in",
  params: oneSlot,
  query: noParams,
  body: noBody,
  data: z.unknown(),
  errorCodes: ["sign_in_required", "game_not_found", "save_not_found", "invalid_request_payload"],
});
