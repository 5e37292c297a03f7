import { gameToPageMessage, type GameToPageMessage } from "~contract/game-messages";
import type { FrameTrust } from "./frame-sandbox";

/** Above an honest game's rate: a score per run, a few achievements at once, 50 save slots at the start, room messages at the API's limit. */
export const MESSAGE_RATE_LIMITS: Readonly<Record<MessageKind, Bound>> = {
  LOAD_PROGRESS: { burst: 120, perSecond: 60 },
  FRAME_START: { burst: 10, perSecond: 1 },
  FRAME_PROGRESS: { burst: 120, perSecond: 10 },
  FRAME_ERROR: { burst: 3, perSecond: 0.1 },
  GAME_READY: { burst: 5, perSecond: 1 },
  GAMEPLAY_START: { burst: 10, perSecond: 5 },
  GAMEPLAY_STOP: { burst: 10, perSecond: 5 },
  HAPPY_TIME: { burst: 10, perSecond: 5 },
  SCORE: { burst: 5, perSecond: 0.5 },
  ACHIEVEMENT: { burst: 20, perSecond: 1 },
  SAVE_GET: { burst: 60, perSecond: 10 },
  SAVE_SET: { burst: 120, perSecond: 60 },
  STORAGE_SNAPSHOT: { burst: 6, perSecond: 0.5 },
  ROOM_SEND: { burst: 60, perSecond: 10 },
  ROOM_JOIN: { burst: 3, perSecond: 0.2 },
  API_CALL: { burst: 40, perSecond: 5 },
  LOGIN_REQUEST: { burst: 3, perSecond: 0.2 },
  PURCHASE_REQUEST: { burst: 3, perSecond: 0.2 },
};

type IncomingMessage = { source: unknown; origin: string; data: unknown };

/** The message, or null (docs/product/playing.md#messages). Limits the rate before the costly parsing. */
export function trustedMessage(
  event: IncomingMessage,
  frameWindow: unknown,
  trust: FrameTrust,
  isAllowed: (kind: MessageKind) => boolean,
): GameToPageMessage | null {
  if (!frameWindow || event.source !== frameWindow || event.origin !== trust.origin) return null;
  const { data } = event;
  const kind = typeof data === "object" && data !== null && "type" in data ? data.type : null;
  if (!isMessageKind(kind) || !isAllowed(kind)) return null;
  try {
    // Throws on cycles; zod's own failure depends on the stack's depth.
    JSON.stringify(data);
    const parsed = gameToPageMessage.safeParse(data);
    return parsed.success ? parsed.data : null;
  } catch {
    // Cyclic or nested too deeply.
    return null;
  }
}

type Bound = { burst: number; perSecond: number };

export type TokenBucket = { tokens: number; atMs: number };

export type MessageKind = GameToPageMessage["type"];

export function isMessageKind(type: unknown): type is MessageKind {
  return typeof type === "string" && Object.hasOwn(MESSAGE_RATE_LIMITS, type);
}

/** The bucket after one message; null if it is empty. */
export function takeToken(kind: MessageKind, before: TokenBucket | undefined, nowMs: number): TokenBucket | null {
  const { burst, perSecond } = MESSAGE_RATE_LIMITS[kind];
  const regained = before ? (Math.max(0, nowMs - before.atMs) / 1000) * perSecond : burst;
  const available = Math.min(burst, (before?.tokens ?? 0) + regained);
  return available < 1 ? null : { tokens: available - 1, atMs: nowMs };
}
