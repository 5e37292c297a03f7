import { aliasedTable, eq } from "drizzle-orm";
import type { DeskSanction, Sanction } from "~contract/entities/sanction";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { sanctions } from "../../db/schema/sanctions";

export type SanctionRow = typeof sanctions.$inferSelect;

const author = aliasedTable(user, "author");
const decider = aliasedTable(user, "decider");

export function selectSanctions(database: Database) {
  return database
    .select({ row: sanctions, authorName: author.displayUsername, deciderName: decider.displayUsername })
    .from(sanctions)
    .leftJoin(author, eq(author.id, sanctions.createdBy))
    .leftJoin(decider, eq(decider.id, sanctions.appealDecidedBy))
    .$dynamic();
}

type Named = Awaited<ReturnType<typeof selectSanctions>>[number];

export function toSanction(row: SanctionRow, now: Date): Sanction {
  const { sanctionId, kind, rule, text, createdAt, endsAt, username, mayRename, liftedAt } = row;
  const isOfTime = kind === "SUSPENSION" || kind === "BAN";
  return {
    ...{ sanctionId, kind, rule, text, username, mayRename, date: createdAt.toISOString() },
    endDate: endsAt?.toISOString() ?? null,
    isRunning: isOfTime && liftedAt === null && (endsAt === null || endsAt > now),
    lifting: liftedAt && { date: liftedAt.toISOString(), reason: row.liftingReason ?? "" },
    appeal: toAppeal(row),
  };
}

function toAppeal(row: SanctionRow): Sanction["appeal"] {
  const { appealText, appealedAt, appealOutcome, appealAnswer, appealDecidedAt } = row;
  if (appealText === null || appealedAt === null) return null;
  const decision = appealOutcome &&
    appealDecidedAt && { outcome: appealOutcome, answer: appealAnswer ?? "", date: appealDecidedAt.toISOString() };
  return { text: appealText, date: appealedAt.toISOString(), decision };
}

export function toDeskSanction({ row, authorName, deciderName }: Named, mayDecide: boolean, now: Date): DeskSanction {
  return {
    ...toSanction(row, now),
    author: nameOf(row.createdBy, authorName),
    decider: nameOf(row.appealDecidedBy, deciderName),
    mayDecide,
  };
}

export function nameOf(userId: string | null, username: string | null): DeskSanction["author"] {
  return userId === null ? null : { userId, username: username ?? "" };
}
