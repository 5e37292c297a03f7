import { aliasedTable, and, asc, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Pagination } from "~contract/entities/pagination";
import type { OpenAppeal, Sanction } from "~contract/entities/sanction";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { sanctions } from "../../db/schema/sanctions";
import { countTotal, pageWindowOf, toPagination, type PageRequest } from "../paging";
import { nameOf, toSanction } from "./sanction-rows";

const MAX_LISTED = 100;
const player = aliasedTable(user, "player");
const author = aliasedTable(user, "author");
export const isOpenAppeal = and(isNotNull(sanctions.appealedAt), isNull(sanctions.appealDecidedAt));

/** Of one player, who is told no names of staff. */
export async function listOwnSanctions(database: Database, userId: string, now: Date): Promise<Sanction[]> {
  const rows = await database
    .select()
    .from(sanctions)
    .where(eq(sanctions.userId, userId))
    .orderBy(desc(sanctions.createdAt), desc(sanctions.sanctionId))
    .limit(MAX_LISTED);
  return rows.map((row) => toSanction(row, now));
}

export async function appealSanction(
  database: Database,
  { userId, sanctionId, text, now }: { userId: string; sanctionId: string; text: string; now: Date },
): Promise<void> {
  const isOwn = and(eq(sanctions.sanctionId, sanctionId), eq(sanctions.userId, userId));
  const appealed = await database
    .update(sanctions)
    .set({ appealText: text, appealedAt: now })
    .where(and(isOwn, isNull(sanctions.appealedAt), isNull(sanctions.liftedAt)))
    .returning({ sanctionId: sanctions.sanctionId });
  if (appealed.length > 0) return;
  const [row] = await database.select({ appealedAt: sanctions.appealedAt }).from(sanctions).where(isOwn);
  if (!row) throw new ApiFailure("sanction_not_found");
  throw new ApiFailure(row.appealedAt === null ? "sanction_ended" : "appeal_already_sent");
}

export async function listAppeals(
  database: Database,
  pages: PageRequest,
): Promise<{ appeals: OpenAppeal[]; pagination: Pagination }> {
  const window = pageWindowOf(pages);
  const { sanctionId, userId, kind, rule, appealedAt, createdBy } = sanctions;
  const names = { username: player.displayUsername, name: player.name, authorName: author.displayUsername };
  const rows = await database
    .select({ sanctionId, userId, kind, rule, appealedAt, createdBy, ...names })
    .from(sanctions)
    .leftJoin(player, eq(player.id, userId))
    .leftJoin(author, eq(author.id, createdBy))
    .where(isOpenAppeal)
    .orderBy(asc(appealedAt), asc(sanctionId))
    .limit(window.pageSize)
    .offset(window.offset);
  const totalItems = await countTotal(window, rows.length, () => database.$count(sanctions, isOpenAppeal));
  const appeals = rows.map(({ username, name, authorName, createdBy: by, appealedAt: date, ...row }) => ({
    ...{ ...row, username: username ?? name ?? "", author: nameOf(by, authorName) },
    date: date?.toISOString() ?? "",
  }));
  return { appeals, pagination: toPagination(window, totalItems) };
}
