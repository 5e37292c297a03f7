import type { QuestCollection } from "~contract/entities/quest";
import { newQuestSlots } from "./quest-slots";

/** What a collection says about its next refresh; `at` is when that is, `count` how many quests come. */
export type QuestExpiry =
  | { kind: "expires"; at: Date }
  | { kind: "maximum" }
  | { kind: "new-quests"; count: number; at: Date }
  /** The time is over: say so and ask for the quests again. */
  | { kind: "refresh" };

/** The text of a collection (docs/product/quests.md#expiry-text); null for one that is never refreshed. */
export function questExpiry(collection: QuestCollection, now: Date): QuestExpiry | null {
  if (collection.refreshAt === null) return null;
  const at = new Date(collection.refreshAt);
  if (at.getTime() <= now.getTime()) return { kind: "refresh" };
  if (isExpiring(collection) && collection.quests.length > 0) return { kind: "expires", at };
  const count = newQuestSlots(collection);
  return count === 0 ? { kind: "maximum" } : { kind: "new-quests", count, at };
}

/** Without places to keep unfinished quests in, all of them end at the refresh; others stay, and new ones join them. */
function isExpiring({ maxQuestsAvailable }: QuestCollection): boolean {
  return maxQuestsAvailable === null;
}
