import type { QuestCollection } from "~contract/entities/quest";
import { newQuestSlots } from "./quest-slots";

export type QuestExpiry =
  | { kind: "expires"; at: Date }
  | { kind: "maximum" }
  | { kind: "new-quests"; count: number; at: Date }
  /** Due: reload the quests. */
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
