import { and, asc, eq, sql } from "drizzle-orm";
import { user } from "../../db/schema/identity";
import { auditLog, staffMembers, staffTokens } from "../../db/schema/staff";
import { isoTimeOf, isoTimeOrNullOf, pageOf, type Readers } from "./reader";

export const DESK_READERS: Readers<"deskRole" | "deskTokens" | "deskActions"> = {
  deskRole: async (query) => {
    const { role, since, userId } = staffMembers;
    const rows = query.database
      .select({ role, since: isoTimeOf(since) })
      .from(staffMembers)
      .where(eq(userId, query.userId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "deskRole", ...pageOf(query, await rows) };
  },

  deskTokens: async (query) => {
    const { name, permissions, createdAt, expiresAt, lastUsedAt, revokedAt, tokenId, userId } = staffTokens;
    const times = {
      ...{ createdAt: isoTimeOf(createdAt), expiresAt: isoTimeOf(expiresAt) },
      ...{ lastUsedAt: isoTimeOrNullOf(lastUsedAt), revokedAt: isoTimeOrNullOf(revokedAt) },
    };
    const rows = query.database
      .select({ name, permissions, ...times })
      .from(staffTokens)
      .where(eq(userId, query.userId))
      .orderBy(asc(createdAt), asc(tokenId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "deskTokens", ...pageOf(query, await rows) };
  },

  deskActions: async (query) => {
    const { action, subjectKind, subjectId, subjectName, before, after, reason, createdAt, entryId, actorId } =
      auditLog;
    const subject = sql<string | null>`coalesce(${subjectName}, ${user.displayUsername})`;
    const rows = query.database
      .select({ action, subject, before, after, reason, createdAt: isoTimeOf(createdAt) })
      .from(auditLog)
      .leftJoin(user, and(eq(subjectKind, "user"), sql`${user.id}::text = ${subjectId}`))
      .where(eq(actorId, query.userId))
      .orderBy(asc(createdAt), asc(entryId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "deskActions", ...pageOf(query, await rows) };
  },
};
