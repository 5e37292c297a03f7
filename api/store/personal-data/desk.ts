import { and, asc, eq, sql } from "drizzle-orm";
import { user } from "../../db/schema/identity";
import { auditLog, staffMembers } from "../../db/schema/staff";
import { isoTimeOf, pageOf, type Readers } from "./reader";

export const DESK_READERS: Readers<"deskRole" | "deskActions"> = {
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
