import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { offerCodeBatches, offerCodes } from "~api/db/schema";
import * as calls from "~contract/calls/desk-codes";
import type { CallCase, CaseRequest } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import type { World } from "../world";
import { REASON } from "./content-fixtures";
import { FROM_STOCK, storeCodes, withDraft } from "./desk-quests";

async function ofQuest(world: World) {
  const { as, params } = await withDraft(world, { rewards: [FROM_STOCK] });
  return { as, params };
}

const adding = async (world: World, codes = [randomUUID()]) => ({
  ...(await ofQuest(world)),
  body: { codes, gift: { currency: "RPX", amount: 5 } },
});

async function withdrawing(world: World) {
  const { as, params } = await ofQuest(world);
  await storeCodes(world, params.subjectId);
  const isOfQuest = eq(offerCodeBatches.questId, params.subjectId);
  const [batch] = await world.api.database.select().from(offerCodeBatches).where(isOfQuest);
  return { as, params: { ...params, batchId: batch?.batchId ?? "" }, body: { reason: REASON } };
}

const ofUnknown = <Request extends CaseRequest>(request: Request, params: Record<string, string>) => ({
  ...request,
  params: { ...request.params, ...params },
});

export const DESK_CODE_CASES: CallCase[] = [
  {
    call: calls.listCodeBatches,
    example: ofQuest,
    refusals: { quest_not_found: async (world) => ofUnknown(await ofQuest(world), { subjectId: UNKNOWN_ID }) },
  },
  {
    call: calls.addCodeBatch,
    example: (world) => adding(world),
    refusals: {
      quest_not_found: async (world) => ofUnknown(await adding(world), { subjectId: UNKNOWN_ID }),
      quest_takes_no_codes: async (world) => {
        const { as, params } = await withDraft(world);
        return { as, params, body: { codes: [randomUUID()], gift: null } };
      },
      codes_already_stored: async (world) => {
        const { as, params } = await ofQuest(world);
        return { as, params, body: { codes: await storeCodes(world, params.subjectId), gift: null } };
      },
    },
  },
  {
    call: calls.withdrawCodeBatch,
    example: withdrawing,
    refusals: {
      quest_not_found: async (world) => ofUnknown(await withdrawing(world), { subjectId: UNKNOWN_ID }),
      code_batch_not_found: async (world) => ofUnknown(await withdrawing(world), { batchId: UNKNOWN_ID }),
      no_codes_left: async (world) => {
        const request = await withdrawing(world);
        const given = { givenAt: new Date() };
        await world.api.database.update(offerCodes).set(given).where(eq(offerCodes.batchId, request.params.batchId));
        return request;
      },
    },
  },
];
