import { and, eq } from "drizzle-orm";
import { offerCodes, partnerAccounts, partnerLinkCodes, partners, playerQuests } from "~api/db/schema";
import { questId } from "~api/seed/demo-quests";
import { claimQuest, enterCode, listQuestRewards, listQuests } from "~contract/calls/quests";
import { callApi } from "../call-api";
import type { CaseRequest, CallCase } from "../call-case";
import { unconfirmedUser, type World } from "../world";

const CLAIMED_BY_HAND = "regular";
const OF_CODES = "generous-week";

async function claiming(
  { api, player }: Pick<World, "api" | "player">,
  values: Pick<typeof playerQuests.$inferInsert, "completedAt" | "paidAt">,
  alias: typeof CLAIMED_BY_HAND | typeof OF_CODES = CLAIMED_BY_HAND,
): Promise<CaseRequest> {
  await callApi(listQuests, { as: player });
  await api.database
    .update(playerQuests)
    .set(values)
    .where(and(eq(playerQuests.userId, player.userId), eq(playerQuests.questId, questId(alias))));
  return { as: player, params: { alias } };
}

export const QUEST_CASES: CallCase[] = [
  { call: listQuests, example: ({ player }) => ({ as: player, query: { locale: "pt-br" } }) },
  {
    call: claimQuest,
    example: (world) => claiming(world, { completedAt: new Date(), paidAt: null }),
    refusals: {
      quest_not_completed: (world) => claiming(world, { completedAt: null, paidAt: null }),
      quest_already_claimed: (world) => claiming(world, { completedAt: new Date(), paidAt: new Date() }),
      email_not_confirmed: async (world) =>
        claiming({ api: world.api, player: await unconfirmedUser(world) }, { completedAt: new Date(), paidAt: null }),
      offer_codes_exhausted: async (world) => {
        const request = await claiming(world, { completedAt: new Date(), paidAt: null }, OF_CODES);
        await world.api.database.update(offerCodes).set({ givenAt: new Date() });
        return request;
      },
    },
  },
  {
    call: listQuestRewards,
    example: async (world) => {
      await world.api.database.update(offerCodes).set({ givenAt: null });
      await callApi(claimQuest, await claiming(world, { completedAt: new Date(), paidAt: null }, OF_CODES));
      return { as: world.player };
    },
  },
  {
    call: enterCode,
    example: async (world) => ({ as: world.player, body: { code: await anIssuedCode(world, null) } }),
    refusals: {
      email_not_confirmed: async (world) => ({
        as: await unconfirmedUser(world),
        body: { code: await anIssuedCode(world, null) },
      }),
      code_not_found: ({ player }) => ({ as: player, body: { code: "NOBODY-KNOWS-IT" } }),
      code_already_used: async (world) => ({ as: world.player, body: { code: await anIssuedCode(world, new Date()) } }),
      partner_account_taken: async (world) => ({ as: world.player, body: { code: await aConflictingLink(world) } }),
    },
  },
];

async function anIssuedCode({ api }: World, redeemedAt: Date | null): Promise<string> {
  const code = crypto.randomUUID().toUpperCase();
  const gift = { questId: questId(OF_CODES), giftAmount: 5, giftCurrency: "BPX" as const };
  await api.database.insert(offerCodes).values({ code, ...gift, givenAt: new Date(), redeemedAt });
  return code;
}

async function aConflictingLink({ api, other }: World): Promise<string> {
  const account = { partnerAlias: "workbench", accountId: "1", accountName: "juno" };
  const partner = { alias: account.partnerAlias, name: "Workbench", siteUrl: "https://partner.example.org/" };
  await api.database.insert(partners).values(partner).onConflictDoNothing();
  const linkedAt = new Date();
  await api.database
    .insert(partnerAccounts)
    .values({ ...account, userId: other.userId, linkedAt })
    .onConflictDoNothing();
  const code = crypto.randomUUID().toUpperCase();
  await api.database.insert(partnerLinkCodes).values({ ...account, code, expiresAt: new Date(Date.now() + 60_000) });
  return code;
}
