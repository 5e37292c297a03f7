import type { QuestCollection } from "~contract/entities/quest";

const FIRST_DELAY_MS = 500;

const DELAY_FACTOR = 1.5;

const MAX_DELAY_MS = 900_000;

export type QuestExpiry =
  | { kind: "expires"; at: Date }
  | { kind: "maximum" }
  | { kind: "new-quests"; count: number; at: Date }
  /** Expired: reload the quests. */
  | { kind: "refresh" };

/** Text of a collection (docs/product/quests.md#expiry-text); null if it never refreshes. */
export function questExpiry(collection: QuestCollection, now: Date): QuestExpiry | null {
  if (collection.refreshAt === null) return null;
  const at = new Date(collection.refreshAt);
  if (at.getTime() <= now.getTime()) return { kind: "refresh" };
  if (isExpiring(collection) && collection.quests.length > 0) return { kind: "expires", at };
  const count = newQuestSlots(collection);
  return count === 0 ? { kind: "maximum" } : { kind: "new-quests", count, at };
}

/** Without a maximum, unfinished quests end at the refresh. */
function isExpiring({ maxQuestsAvailable }: QuestCollection): boolean {
  return maxQuestsAvailable === null;
}

type Slots = Pick<QuestCollection, "quests" | "maxQuestsAvailable" | "maxNewQuestsAtRefresh">;

/** Number of new quests at the next refresh; 0 without limits (docs/product/quests.md#slots). */
export function newQuestSlots({ quests, maxQuestsAvailable, maxNewQuestsAtRefresh }: Slots): number {
  const incomplete = quests.filter(({ completed }) => completed !== true).length;
  return freeSlots(incomplete, maxQuestsAvailable, maxNewQuestsAtRefresh);
}

/** Number of placeholder cards; finished quests take a slot. */
export function placeholderCards({ quests, maxQuestsAvailable, maxNewQuestsAtRefresh }: Slots): number {
  return freeSlots(quests.length, maxQuestsAvailable, maxNewQuestsAtRefresh);
}

function freeSlots(used: number, available: number | null, atRefresh: number | null): number {
  if (available === null || atRefresh === null) return 0;
  return Math.max(Math.min(available - used, atRefresh), 0);
}

/** Backoff in milliseconds: 500 at first (null), then × 1.5, at most 15 minutes (docs/product/quests.md#refresh). */
export function nextQuestCheckDelay(lastDelayMs: number | null): number {
  if (lastDelayMs === null) return FIRST_DELAY_MS;
  return Math.min(lastDelayMs * DELAY_FACTOR, MAX_DELAY_MS);
}
