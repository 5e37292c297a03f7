import * as z from "zod";
import { LOCALES } from "~/i18n/locales";
import { id } from "~contract/entities/identifiers";
import { saveSlot } from "~contract/entities/save";
import { IN_GAME_METHODS, MAX_IN_GAME_BODY_LENGTH, MAX_IN_GAME_PATH_LENGTH } from "~contract/game-messages";

export const playRequest = z.object({
  gameId: id,
  challengeId: id.nullish(),
  trackId: id.nullish(),
  roomUrl: z.string().max(200).nullish(),
  locale: z.enum(LOCALES),
});

export const launchRequest = z.object({ gameId: id, challengeId: id.optional(), trackId: id.optional() });

/** `score` is points or milliseconds; `playerId` is the owner of a score from the outbox. */
export const scoreRequest = z.object({
  gameId: id,
  challengeId: id,
  trackId: id,
  score: z.coerce.number().int().min(0),
  playerId: id.nullish(),
});

export const roomEventsRequest = z.object({ roomId: id });

export const roomMessageRequest = z.object({ roomId: id, data: z.json() });

export const roomForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("open"), gameId: id, target: z.string() }),
  z.object({ intent: z.literal("leave"), roomId: id, target: z.string() }),
]);

export type RoomForm = z.output<typeof roomForm>;

/** `playerId` is the player whose game asks, who may have left the account in another tab. */
export const saveSlotRequest = z.object({ playerId: id, gameId: id, slot: saveSlot });

/** Without `version` the slot is overwritten. */
export const saveRequest = saveSlotRequest.extend({ data: z.json(), version: z.int().min(0).optional() });

export const inGameRequest = z.object({
  shown: z.object({ gameId: id, trackId: id, challengeId: id.nullable() }),
  method: z.enum(IN_GAME_METHODS),
  path: z.string().startsWith("/gg/").max(MAX_IN_GAME_PATH_LENGTH),
  body: z.string().max(MAX_IN_GAME_BODY_LENGTH).optional(),
});
