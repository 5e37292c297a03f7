import { and, eq } from "drizzle-orm";
import { playerQuests } from "~api/db/schema";
import { questId } from "~api/seed/demo-quests";
import { claimQuest, listQuests } from "~contract/calls/quests";
import { ask } from "../ask";
import type { Ask, CallCase } from "../call-case";
import type { World } from "../world";

const CLAIMED_BY_HAND = "regular";

/** A claim of the player, who has got as far with the quest as the values say. */
async function claiming(
  { api, player }: World,
  values: Pick<typeof playerQuests.$inferInsert, "completedAt" | "paidAt">,
): Promise<Ask> {
  await ask(listQuests, { as: player });
  await api.database
    .update(playerQuests)
    .set(values)
    .where(and(eq(playerQuests.userId, player.userId), eq(playerQuests.questId, questId(CLAIMED_BY_HAND))));
  return { as: player, params: { alias: CLAIMED_BY_HAND } };
}

export const QUEST_CASES: CallCase[] = [
  { call: listQuests, example: ({ player }) => ({ as: player, query: { locale: "pt-br" } }) },
  {
    call: claimQuest,
    example: (world) => claiming(world, { completedAt: new Date(), paidAt: null }),
    refusals: {
      quest_not_completed: (world) => claiming(world, { completedAt: null, paidAt: null }),
      quest_already_claimed: (world) => claiming(world, { completedAt: new Date(), paidAt: new Date() }),
    },
  },
];
