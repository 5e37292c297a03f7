import { and, asc, desc, eq, gt, gte, or, sql, type SQL } from "drizzle-orm";
import type { DuePayout, Payout } from "~contract/entities/earnings";
import type { Pagination } from "~contract/entities/pagination";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { studios } from "../../db/schema/catalogue";
import { studioBalances, studioBankDetails, studioPayouts } from "../../db/schema/earnings";
import type { Author } from "../drafts/change-content";
import { countTotal, pageWindowOf, toPagination, type PageRequest } from "../paging";
import { recordAudit } from "../staff/audit-log";
import { findBankDetails, toBankDetails } from "../studios/bank-details";
import { findStudioName, notifyMakers } from "../studios/memberships";
import { bookEarnings } from "./earnings-ledger";
import { priceInSmallestUnits, priceInUnits } from "./prices";

/** `minimum` counts whole units of each currency. */
export async function listDuePayouts(
  database: Database,
  { minimum = 0, ...request }: PageRequest & { minimum?: number | undefined },
): Promise<{ due: DuePayout[]; pagination: Pagination }> {
  const window = pageWindowOf(request);
  const isDue = await dueCondition(database, minimum);
  const rows = await database
    .select({
      ...{ studioId: studios.studioId, studioName: studios.name, bank: studioBankDetails },
      ...{ currency: studioBalances.currency, balance: studioBalances.balance },
    })
    .from(studioBalances)
    .innerJoin(studios, eq(studios.studioId, studioBalances.studioId))
    .leftJoin(studioBankDetails, eq(studioBankDetails.studioId, studioBalances.studioId))
    .where(isDue)
    .orderBy(asc(studios.name), asc(studios.studioId), asc(studioBalances.currency))
    .limit(window.pageSize)
    .offset(window.offset);
  const total = await countTotal(window, rows.length, () => database.$count(studioBalances, isDue));
  return {
    due: rows.map(({ bank, ...row }) => ({ ...row, bankDetails: bank && toBankDetails(bank) })),
    pagination: toPagination(window, total),
  };
}

async function dueCondition(database: Database, minimum: number): Promise<SQL | undefined> {
  const { currency, balance } = studioBalances;
  const found = await database.selectDistinct({ currency }).from(studioBalances).where(gt(balance, 0));
  const ofEach = found.map((row) =>
    and(...[eq(currency, row.currency), gt(balance, 0)], gte(balance, priceInSmallestUnits(minimum, row.currency))),
  );
  return ofEach.length === 0 ? sql`false` : or(...ofEach);
}

export async function listPayouts(
  database: Database,
  request: PageRequest,
): Promise<{ payouts: Payout[]; pagination: Pagination }> {
  const window = pageWindowOf(request);
  const rows = await selectPayouts(database)
    .orderBy(desc(studioPayouts.createdAt), asc(studioPayouts.payoutId))
    .limit(window.pageSize)
    .offset(window.offset);
  const total = await countTotal(window, rows.length, () => database.$count(studioPayouts));
  return { payouts: rows.map(toPayout), pagination: toPagination(window, total) };
}

export type WantedPayout = Pick<Payout, "studioId" | "payoutId" | "currency" | "amount" | "paidOn" | "reference">;

/** The same payout again is returned as it is. */
export async function recordPayout(database: Database, wanted: WantedPayout, author: Author): Promise<Payout> {
  const { studioId, payoutId, currency, amount, reference } = wanted;
  return database.transaction(async (transaction) => {
    const name = await findStudioName(transaction, studioId);
    const [locked] = await transaction
      .select({ balance: studioBalances.balance })
      .from(studioBalances)
      .where(and(eq(studioBalances.studioId, studioId), eq(studioBalances.currency, currency)))
      .for("update");
    const known = await findPayout(transaction, payoutId);
    if (known) return asWanted(known, wanted);
    if (!locked || locked.balance < amount) throw new ApiFailure("payout_too_high");
    const bank = await findBankDetails(transaction, studioId);
    const { now: createdAt } = author;
    const written = await transaction
      .insert(studioPayouts)
      .values({ ...wanted, holder: bank?.holder, account: bank?.iban ?? bank?.otherAccount, createdAt })
      .onConflictDoNothing()
      .returning();
    // Of another studio, at this very moment.
    if (written.length === 0) throw new ApiFailure("change_id_reused");
    await bookEarnings(transaction, { studioId, currency, payoutId, kind: "PAYOUT", amount: -amount, createdAt });
    const sum = { amount: priceInUnits(amount, currency), currency };
    const data = { messageType: "STUDIO_PAID", mainEntityId: studioId, studioName: name, sum } as const;
    await notifyMakers(transaction, studioId, { data, now: createdAt });
    await recordAudit(transaction, {
      ...{ ...author, action: "payout.recorded", reason: null, subject: { kind: "studio", id: studioId, name } },
      ...{ before: null, after: { ...sum, reference } },
    });
    return requirePayout(transaction, payoutId);
  });
}

function asWanted(known: Payout, wanted: WantedPayout): Payout {
  const isSame = (["studioId", "currency", "amount", "paidOn", "reference"] as const).every(
    (field) => known[field] === wanted[field],
  );
  if (!isSame) throw new ApiFailure("change_id_reused");
  return known;
}

export async function reversePayout(
  database: Database,
  { payoutId, reason }: { payoutId: string; reason: string },
  author: Author,
): Promise<Payout> {
  return database.transaction(async (transaction) => {
    const { now } = author;
    const ofPayout = eq(studioPayouts.payoutId, payoutId);
    const [row] = await transaction.select().from(studioPayouts).where(ofPayout).for("update");
    if (!row) throw new ApiFailure("payout_not_found");
    if (row.reversedAt !== null) throw new ApiFailure("payout_reversed");
    await transaction.update(studioPayouts).set({ reversedAt: now, reversalReason: reason }).where(ofPayout);
    const { studioId, currency, amount, reference } = row;
    await bookEarnings(transaction, {
      ...{ studioId, currency, payoutId, kind: "PAYOUT_REVERSAL", amount, createdAt: now },
    });
    const payout = await requirePayout(transaction, payoutId);
    const sum = { amount: priceInUnits(amount, currency), currency };
    const about = { mainEntityId: studioId, studioName: payout.studioName };
    const data = { messageType: "STUDIO_PAYOUT_REVERSED", ...about, sum, reason } as const;
    await notifyMakers(transaction, studioId, { data, now });
    await recordAudit(transaction, {
      ...{ ...author, action: "payout.reversed", reason },
      subject: { kind: "studio", id: studioId, name: payout.studioName },
      ...{ before: { ...sum, reference }, after: null },
    });
    return payout;
  });
}

async function findPayout(database: Database, payoutId: string): Promise<Payout | null> {
  const [row] = await selectPayouts(database).where(eq(studioPayouts.payoutId, payoutId));
  return row ? toPayout(row) : null;
}

async function requirePayout(database: Database, payoutId: string): Promise<Payout> {
  const payout = await findPayout(database, payoutId);
  if (!payout) throw new Error("a payout that was written is there");
  return payout;
}

function selectPayouts(database: Database) {
  return database
    .select({ payout: studioPayouts, studioName: studios.name })
    .from(studioPayouts)
    .innerJoin(studios, eq(studios.studioId, studioPayouts.studioId))
    .$dynamic();
}

type PayoutRow = Awaited<ReturnType<typeof selectPayouts>>[number];

function toPayout({ payout: { createdAt, reversedAt, ...row }, studioName }: PayoutRow): Payout {
  return {
    ...{ ...row, studioName, recordedDate: createdAt.toISOString() },
    reversedDate: reversedAt?.toISOString() ?? null,
  };
}
