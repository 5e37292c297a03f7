import { and, count, desc, eq, inArray, max, sql } from "drizzle-orm";
import { FEW_CODES, type CodeBatch, type listCodeBatches } from "~contract/calls/desk-codes";
import type { CallData } from "~contract/define-call";
import { MAX_WAITING } from "~contract/calls/desk-setup";
import { questContent } from "~contract/entities/quest-content";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { drafts } from "../../db/schema/drafts";
import { offerCodeBatches, offerCodes } from "../../db/schema/quest-rewards";
import { quests } from "../../db/schema/quests";
import { isDraftOf } from "../drafts/content-details";
import { QUEST_KIND } from "./quest-content";
import { needsCodes, toQuestContent } from "./quest-rows";

const MAX_BATCHES = 100;

const isLeft = sql`${offerCodes.code} is not null and ${offerCodes.givenAt} is null`;
const numberOf = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

const NUMBERS = {
  left: numberOf(isLeft),
  given: numberOf(sql`${offerCodes.givenAt} is not null`),
  redeemed: numberOf(sql`${offerCodes.redeemedAt} is not null`),
};
const RECENT = numberOf(sql`${offerCodes.givenAt} > now() - interval '7 days'`);

export type CodeStock = { left: number; isLow: boolean };

export async function readCodeStock(
  database: Database,
  questId: string,
): Promise<Omit<CallData<typeof listCodeBatches>, "isLow"> & CodeStock> {
  const quest = await findCodeQuest(database, questId);
  const [totals] = await database
    .select({ ...NUMBERS, recent: RECENT })
    .from(offerCodes)
    .where(eq(offerCodes.questId, questId));
  const { recent = 0, ...numbers } = totals ?? { left: 0, given: 0, redeemed: 0 };
  const isLow = quest.takesCodes && isFew(numbers.left, recent);
  return { ...quest, ...numbers, isLow, batches: await listBatches(database, questId) };
}

const isFew = (left: number, recent: number) => left < Math.max(FEW_CODES, recent);

async function listBatches(database: Database, questId: string): Promise<CodeBatch[]> {
  const rows = await database
    .select({
      ...{ batch: offerCodeBatches, ...NUMBERS, amount: max(offerCodes.giftAmount) },
      ...{ currency: max(offerCodes.giftCurrency), stored: count(offerCodes.code) },
    })
    .from(offerCodeBatches)
    .leftJoin(offerCodes, eq(offerCodes.batchId, offerCodeBatches.batchId))
    .where(eq(offerCodeBatches.questId, questId))
    .groupBy(offerCodeBatches.batchId)
    .orderBy(desc(offerCodeBatches.number))
    .limit(MAX_BATCHES);
  return rows.map(({ batch: { batchId, number, size, addedAt }, amount, currency, stored, ...numbers }) => ({
    ...{ batchId, number, addedDate: addedAt.toISOString(), ...numbers },
    gift: amount === null || currency === null ? null : { amount, currency },
    ...{ added: size, withdrawn: size - stored },
  }));
}

/** A quest of players, an archived one, or a draft. */
export async function findCodeQuest(database: Database, questId: string) {
  const [row] = await database.select().from(quests).where(eq(quests.questId, questId));
  const [draft] = await database.select().from(drafts).where(isDraftOf(QUEST_KIND, questId));
  const contents = [...(draft ? [questContent.parse(draft.content)] : []), ...(row ? [toQuestContent(row)] : [])];
  const [shown] = contents;
  if (!shown) throw new ApiFailure("quest_not_found");
  return { questTitle: shown.title.en, takesCodes: contents.some(({ rewards }) => needsCodes(rewards)) };
}

/** Those without any code are missing. */
export async function loadCodeStocks(
  database: Database,
  questIds: readonly string[],
): Promise<ReadonlyMap<string, CodeStock>> {
  if (questIds.length === 0) return new Map();
  const rows = await database
    .select({ questId: offerCodes.questId, left: NUMBERS.left, recent: RECENT })
    .from(offerCodes)
    .where(inArray(offerCodes.questId, [...questIds]))
    .groupBy(offerCodes.questId);
  return new Map(rows.map(({ questId, left, recent }) => [questId, { left, isLow: isFew(left, recent) }]));
}

/** Published quests whose stock is low; more than MAX_WAITING are not counted. */
export async function countLowStocks(database: Database): Promise<number> {
  const fromStock = JSON.stringify([{ offerCodeReward: { codeValue: "" } }]);
  const rows = await database
    .select({ left: NUMBERS.left, recent: RECENT })
    .from(quests)
    .leftJoin(offerCodes, eq(offerCodes.questId, quests.questId))
    .where(and(eq(quests.isPublished, true), sql`${quests.rewards} @> ${fromStock}::jsonb`))
    .groupBy(quests.questId);
  return Math.min(rows.filter(({ left, recent }) => isFew(left, recent)).length, MAX_WAITING);
}
