import { and, asc, eq, ne } from "drizzle-orm";
import type { StudioMember, StudioRole } from "~contract/entities/studio-member";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { studioMembers } from "../../db/schema/studios";
import { personColumns, toPicturedPerson } from "../people/people";
import type { QueryContext } from "../query-context";
import { deleteBankDetails } from "./bank-details";
import { findRole, lockStudio } from "./memberships";
import { revokeTokensOf } from "./tokens";

type OneMember = { studioId: string; userId: string };

/** Owners first, in the order in which they joined. */
const RANK: Record<StudioRole, number> = { OWNER: 0, DEVELOPER: 1, TESTER: 2 };

export async function listMembers(
  { database, mediaBaseUrl }: Pick<QueryContext, "database" | "mediaBaseUrl">,
  studioId: string,
): Promise<StudioMember[]> {
  const rows = await database
    .select({ person: personColumns, role: studioMembers.role, joinedAt: studioMembers.joinedAt })
    .from(studioMembers)
    .innerJoin(user, eq(user.id, studioMembers.userId))
    .where(eq(studioMembers.studioId, studioId))
    .orderBy(asc(studioMembers.joinedAt), asc(studioMembers.userId));
  return rows
    .map(({ person, role, joinedAt }) => ({
      ...toPicturedPerson(mediaBaseUrl, person),
      role,
      joinedDate: joinedAt.toISOString(),
    }))
    .sort((left, right) => RANK[left.role] - RANK[right.role]);
}

export async function changeMember(
  context: QueryContext,
  { studioId, userId, role }: OneMember & { role: StudioRole },
): Promise<StudioMember> {
  await context.database.transaction(async (transaction) => {
    await lockStudio(transaction, studioId);
    const current = await requireMember(transaction, { studioId, userId });
    if (current === "OWNER" && role !== "OWNER") await requireOtherOwner(transaction, { studioId, userId });
    await transaction.update(studioMembers).set({ role }).where(isMember({ studioId, userId }));
  });
  const member = (await listMembers(context, studioId)).find((candidate) => candidate.userId === userId);
  if (!member) throw new ApiFailure("member_not_found");
  return member;
}

/** Their tokens end with the membership. */
export async function removeMember(
  { database, now }: Pick<QueryContext, "database" | "now">,
  { studioId, userId }: OneMember,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockStudio(transaction, studioId);
    const role = await requireMember(transaction, { studioId, userId });
    if (role === "OWNER") await requireOtherOwner(transaction, { studioId, userId });
    await revokeTokensOf(transaction, { studioId, userId, now });
    await transaction.delete(studioMembers).where(isMember({ studioId, userId }));
  });
}

/** Joining again never takes a role away. */
export async function addMember(
  transaction: Database,
  { studioId, userId, role, now }: OneMember & { role: StudioRole; now: Date },
): Promise<StudioRole> {
  const current = await findRole(transaction, studioId, userId);
  const kept = current !== null && RANK[current] <= RANK[role] ? current : role;
  await transaction
    .insert(studioMembers)
    .values({ studioId, userId, role: kept, joinedAt: now })
    .onConflictDoUpdate({ target: [studioMembers.studioId, studioMembers.userId], set: { role: kept } });
  return kept;
}

/** Before an account is deleted: where it is the only owner, the first developer follows (docs/product/studios.md#owners). */
export async function handOverStudios(transaction: Database, userId: string): Promise<void> {
  const owned = await transaction
    .select({ studioId: studioMembers.studioId })
    .from(studioMembers)
    .where(and(eq(studioMembers.userId, userId), eq(studioMembers.role, "OWNER")))
    .orderBy(asc(studioMembers.studioId));
  for (const { studioId } of owned) {
    await lockStudio(transaction, studioId);
    if (await hasOtherOwner(transaction, { studioId, userId })) continue;
    // They may be of that person.
    await deleteBankDetails(transaction, studioId);
    const [successor] = await transaction
      .select({ userId: studioMembers.userId })
      .from(studioMembers)
      .where(and(eq(studioMembers.studioId, studioId), eq(studioMembers.role, "DEVELOPER")))
      .orderBy(asc(studioMembers.joinedAt), asc(studioMembers.userId))
      .limit(1);
    if (!successor) continue;
    await transaction
      .update(studioMembers)
      .set({ role: "OWNER" })
      .where(isMember({ studioId, userId: successor.userId }));
  }
}

async function requireMember(transaction: Database, { studioId, userId }: OneMember): Promise<StudioRole> {
  const role = await findRole(transaction, studioId, userId);
  if (role === null) throw new ApiFailure("member_not_found");
  return role;
}

async function requireOtherOwner(transaction: Database, member: OneMember): Promise<void> {
  if (!(await hasOtherOwner(transaction, member))) throw new ApiFailure("last_owner");
}

async function hasOtherOwner(transaction: Database, { studioId, userId }: OneMember): Promise<boolean> {
  const isOtherOwner = and(
    eq(studioMembers.studioId, studioId),
    eq(studioMembers.role, "OWNER"),
    ne(studioMembers.userId, userId),
  );
  return (await transaction.$count(studioMembers, isOtherOwner)) > 0;
}

function isMember({ studioId, userId }: OneMember) {
  return and(eq(studioMembers.studioId, studioId), eq(studioMembers.userId, userId));
}
