import type { GameToPageMessage } from "~contract/game-messages";

/** How many messages of a kind may come at once, and how many a second in the long run. */
type Bound = { burst: number; perSecond: number };

/** What is left of a bound at a moment. */
export type Allowance = { left: number; atMs: number };

export type MessageKind = GameToPageMessage["type"];

/**
 * More than an honest game says, far less than what would keep the page busy or flood the portal with requests: a game
 * scores once a run, reads its fifty slots at its start and tells its room as much as the API passes on.
 */
export const MESSAGE_BOUNDS: Readonly<Record<MessageKind, Bound>> = {
  LOAD_PROGRESS: { burst: 120, perSecond: 60 },
  GAME_READY: { burst: 5, perSecond: 1 },
  GAMEPLAY_START: { burst: 10, perSecond: 5 },
  GAMEPLAY_STOP: { burst: 10, perSecond: 5 },
  HAPPY_TIME: { burst: 10, perSecond: 5 },
  SCORE: { burst: 5, perSecond: 0.5 },
  SAVE_GET: { burst: 60, perSecond: 10 },
  SAVE_SET: { burst: 120, perSecond: 60 },
  ROOM_SEND: { burst: 60, perSecond: 10 },
  ROOM_JOIN: { burst: 3, perSecond: 0.2 },
  API_CALL: { burst: 40, perSecond: 5 },
  LOGIN_REQUEST: { burst: 3, perSecond: 0.2 },
  PURCHASE_REQUEST: { burst: 3, perSecond: 0.2 },
};

export function isMessageKind(type: unknown): type is MessageKind {
  return typeof type === "string" && Object.hasOwn(MESSAGE_BOUNDS, type);
}

/** What is left of the kind's bound after one more message; null when it is one too many. */
export function spendMessage(kind: MessageKind, before: Allowance | undefined, nowMs: number): Allowance | null {
  const { burst, perSecond } = MESSAGE_BOUNDS[kind];
  const regained = before ? (Math.max(0, nowMs - before.atMs) / 1000) * perSecond : burst;
  const left = Math.min(burst, (before?.left ?? 0) + regained);
  return left < 1 ? null : { left: left - 1, atMs: nowMs };
}
