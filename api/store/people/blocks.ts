import { and, count, desc, eq, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { BlockedPerson } from "~contract/entities/friend-request";
import type { Pagination } from "~contract/entities/pagination";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { blocks, friendRequests, friendships, messages } from "../../db/schema/people";
import type { Pair } from "./friends";
import { pageWindowOf, toPagination, type PageRequest } from "../paging";
import { isAccount, personColumns, toPerson } from "./people";
import type { QueryContext } from "../query-context";
import { lockUser } from "../user-lock";

export type BlockState = { byUser: boolean; byOther: boolean };

export async function findBlocks(database: Database, { userId, otherId }: Pair): Promise<BlockState> {
  const rows = await database
    .select({ blockerId: blocks.blockerId })
    .from(blocks)
    .where(or(isBlockOf(userId, otherId), isBlockOf(otherId, userId)));
  const isBy = (id: string) => rows.some(({ blockerId }) => blockerId === id);
  return { byUser: isBy(userId), byOther: isBy(otherId) };
}

export function hasNotBlocked(blocker: AnyPgColumn | string, blocked: AnyPgColumn): SQL {
  return sql`not exists (select 1 from ${blocks} where ${blocks.blockerId} = ${blocker} and ${blocks.blockedId} = ${blocked})`;
}

function isBlockOf(blockerId: string, blockedId: string): SQL | undefined {
  return and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId));
}

export async function listBlocks(
  { database, mediaBaseUrl }: QueryContext,
  userId: string,
  pages: PageRequest,
): Promise<{ people: BlockedPerson[]; pagination: Pagination }> {
  const window = pageWindowOf(pages);
  const ownBlocks = eq(blocks.blockerId, userId);
  const [rows, [total]] = await Promise.all([
    database
      .select({ ...personColumns, blockedAt: blocks.blockedAt })
      .from(blocks)
      .innerJoin(user, eq(user.id, blocks.blockedId))
      .where(ownBlocks)
      .orderBy(desc(blocks.blockedAt), desc(blocks.blockedId))
      .limit(window.pageSize)
      .offset(window.offset),
    database.select({ people: count() }).from(blocks).where(ownBlocks),
  ]);
  const people = rows.map((row) => ({ ...toPerson(mediaBaseUrl, row), blockedAt: row.blockedAt.toISOString() }));
  return { people, pagination: toPagination(window, total?.people ?? 0) };
}

/** The blocked user is not notified. */
export async function blockUser(database: Database, { userId, otherId, now }: Pair & { now: Date }): Promise<void> {
  if (otherId === userId) {
    throw new ApiFailure("invalid_request_payload", { details: { parameterName: "userId", message: "is oneself" } });
  }
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId, otherId);
    if (!(await isAccount(transaction, otherId))) throw new ApiFailure("user_not_found");
    const block = { blockerId: userId, blockedId: otherId, blockedAt: now };
    await transaction.insert(blocks).values(block).onConflictDoNothing();
    await transaction
      .delete(friendships)
      .where(isBetween(friendships.userId, friendships.friendId, { userId, otherId }));
    await transaction
      .delete(friendRequests)
      .where(isBetween(friendRequests.senderId, friendRequests.receiverId, { userId, otherId }));
    const isFromOther = sql`${messages.data} @> ${JSON.stringify({ otherPartyId: otherId })}::jsonb`;
    await transaction.delete(messages).where(and(eq(messages.userId, userId), isFromOther));
  });
}

export async function unblockUser(database: Database, { userId, otherId }: Pair): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId, otherId);
    const ended = await transaction.delete(blocks).where(isBlockOf(userId, otherId)).returning();
    if (ended.length === 0) throw new ApiFailure("block_not_found");
    const { senderId, receiverId } = friendRequests;
    await transaction.delete(friendRequests).where(and(eq(senderId, otherId), eq(receiverId, userId)));
  });
}

function isBetween(one: AnyPgColumn, other: AnyPgColumn, { userId, otherId }: Pair): SQL | undefined {
  return or(and(eq(one, userId), eq(other, otherId)), and(eq(one, otherId), eq(other, userId)));
}
