import * as z from "zod/mini";
import { disableSchemaJit } from "./browser-schemas";
import { FRAME_ERROR_KINDS } from "./game-errors";
import type { RoomPlayer } from "./room-events";

disableSchemaJit();

/** Iframe messages (docs/product/playing.md#messages). zod/mini keeps these schemas small in the browser bundle. */
const slot = z.string().check(z.minLength(1), z.maxLength(64));

const ACHIEVEMENT_KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const IN_GAME_METHODS = ["GET", "POST"] as const;
export const MAX_IN_GAME_PATH_LENGTH = 1_000;
export const MAX_IN_GAME_BODY_LENGTH = 4_000;

export const gameToPageMessage = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("LOAD_PROGRESS"),
    gameId: z.string(),
    progress: z.number().check(z.minimum(0), z.maximum(1)),
    strategy: z.optional(z.string()),
  }),
  /** From the first script of each page of a build: a document that knows nothing yet. */
  z.object({ type: z.literal("FRAME_START") }),
  /** From the first script of a build's pages, for games that tell nothing themselves; 1: ready. */
  z.object({ type: z.literal("FRAME_PROGRESS"), progress: z.number().check(z.minimum(0), z.maximum(1)) }),
  /** From the first script of a build's pages: the document's first uncaught error, without anything the game says of it. */
  z.object({ type: z.literal("FRAME_ERROR"), kind: z.enum(FRAME_ERROR_KINDS) }),
  z.object({ type: z.literal("GAME_READY") }),
  z.object({ type: z.literal("GAMEPLAY_START") }),
  z.object({ type: z.literal("GAMEPLAY_STOP") }),
  z.object({ type: z.literal("SCORE"), challengeId: z.optional(z.string()), score: z.int().check(z.minimum(0)) }),
  /** What the game calls it (docs/product/achievements.md#unlocking). */
  z.object({ type: z.literal("ACHIEVEMENT"), key: z.string().check(z.regex(ACHIEVEMENT_KEY), z.maxLength(40)) }),
  z.object({ type: z.literal("SAVE_GET"), slot }),
  z.object({ type: z.literal("SAVE_SET"), slot, data: z.unknown() }),
  /** From scripts of the frame: what the game has stored at its own origin; without data it cannot be saved. */
  z.object({
    type: z.literal("STORAGE_SNAPSHOT"),
    stage: z.enum(["open", "restored", "play"]),
    data: z.unknown(),
    /** `in-use`: another tab plays, so that nothing can be replaced. */
    problem: z.optional(z.enum(["too-large", "unportable", "in-use"])),
  }),
  z.object({ type: z.literal("ROOM_SEND"), data: z.json() }),
  z.object({ type: z.literal("ROOM_JOIN") }),
  z.object({ type: z.literal("LOGIN_REQUEST") }),
  z.object({ type: z.literal("PURCHASE_REQUEST"), itemId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  z.object({ type: z.literal("HAPPY_TIME") }),
  z.object({
    type: z.literal("API_CALL"),
    /** Correlation id of the response. */
    id: z.string().check(z.minLength(1), z.maxLength(64)),
    method: z.enum(IN_GAME_METHODS),
    path: z.string().check(z.startsWith("/gg/"), z.maxLength(MAX_IN_GAME_PATH_LENGTH)),
    body: z.optional(z.string().check(z.maxLength(MAX_IN_GAME_BODY_LENGTH))),
  }),
]);

export type GameToPageMessage = z.infer<typeof gameToPageMessage>;

export type GameChallenge = {
  challengeId: string;
  name: string;
  criteria: "highest_wins" | "lowest_wins";
  type: "points" | "duration";
  seed: number | null;
  mode: string;
};

export type GameUser = { userId: string; username: string; avatarUrl: string | null };

export type GameStart = { user: GameUser | null; challenge: GameChallenge | null; room: GameRoom | null };

/** Members follow as ROOM_PLAYERS. */
export type GameRoom = { roomId: string; maxPlayers: number };

export type PageToGameMessage =
  | ({ type: "INIT"; locale: string; muted: boolean } & GameStart)
  | { type: "PLAY"; gamePlayId: string }
  | { type: "PAUSE" }
  | { type: "RESUME" }
  | { type: "MUTE"; on: boolean }
  | { type: "ROOM_PLAYERS"; players: RoomPlayer[] }
  | { type: "ROOM_MESSAGE"; sequence: number; userId: string; data: unknown }
  | { type: "ROOM_CLOSED" }
  | { type: "SAVE_DATA"; slot: string; data: unknown }
  | { type: "STORAGE_RESTORE"; replaces: boolean; data?: unknown }
  | { type: "API_ANSWER"; id: string; status: number; body: string }
  | { type: "SCORE_RESULT"; score: number; newBestScore: boolean; leaderboardPosition: number | null };
