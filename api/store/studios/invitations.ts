import { randomUUID } from "node:crypto";
import { and, desc, eq, exists, gt, not, or, sql, type SQL } from "drizzle-orm";
import type { StudioInvitation, StudioRole } from "~contract/entities/studio-member";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { studios } from "../../db/schema/catalogue";
import { studioInvitations, studioMembers } from "../../db/schema/studios";
import { addMember } from "./members";
import { lockStudio } from "./memberships";
import { hashSecret } from "./secrets";

export const INVITATION_DAYS = 14;
export const MAX_OPEN_INVITATIONS = 20;
const DAY_MS = 86_400_000;

type NewInvitation = {
  studioId: string;
  email: string;
  role: StudioRole;
  invitedBy: string;
  secret: string;
  now: Date;
};
type InvitationRow = typeof studioInvitations.$inferSelect;

export async function listInvitations(database: Database, studioId: string, now: Date): Promise<StudioInvitation[]> {
  const rows = await database
    .select()
    .from(studioInvitations)
    .where(and(eq(studioInvitations.studioId, studioId), isOpen(database, now)))
    .orderBy(desc(studioInvitations.createdAt), studioInvitations.invitationId);
  return rows.map(toInvitation);
}

/** A new invitation to the same address replaces the earlier one. */
export async function createInvitation(
  database: Database,
  { now, secret, ...request }: NewInvitation,
): Promise<StudioInvitation> {
  const { studioId, email } = request;
  const ofStudio = eq(studioInvitations.studioId, studioId);
  const invitation = {
    ...{ ...request, invitationId: randomUUID(), tokenHash: hashSecret(secret) },
    ...{ createdAt: now, expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS) },
  };
  await database.transaction(async (transaction) => {
    await lockStudio(transaction, studioId);
    const isGone = or(eq(studioInvitations.email, email), not(isOpen(transaction, now)));
    await transaction.delete(studioInvitations).where(and(ofStudio, isGone));
    const open = await transaction.$count(studioInvitations, ofStudio);
    if (open >= MAX_OPEN_INVITATIONS) throw new ApiFailure("invitations_exhausted");
    await transaction.insert(studioInvitations).values(invitation);
  });
  return toInvitation(invitation);
}

/** What its mail says; null if it cannot be accepted any more. */
export async function findOpenInvitation(
  database: Database,
  secret: string,
  now: Date,
): Promise<{ email: string; role: StudioRole; studioName: string } | null> {
  const [found] = await database
    .select({ email: studioInvitations.email, role: studioInvitations.role, studioName: studios.name })
    .from(studioInvitations)
    .innerJoin(studios, eq(studios.studioId, studioInvitations.studioId))
    .where(and(eq(studioInvitations.tokenHash, hashSecret(secret)), isOpen(database, now)));
  return found ?? null;
}

export async function revokeInvitation(
  database: Database,
  { studioId, invitationId, now }: { studioId: string; invitationId: string; now: Date },
): Promise<void> {
  const isNamed = and(eq(studioInvitations.studioId, studioId), eq(studioInvitations.invitationId, invitationId));
  const revoked = await database
    .delete(studioInvitations)
    .where(and(isNamed, isOpen(database, now)))
    .returning({ invitationId: studioInvitations.invitationId });
  if (revoked.length === 0) throw new ApiFailure("invitation_not_found");
}

/** Whoever has the link joins, whatever the address of their account; the link works once. */
export async function acceptInvitation(
  database: Database,
  { secret, userId, now }: { secret: string; userId: string; now: Date },
): Promise<{ studioId: string; name: string; role: StudioRole }> {
  return database.transaction(async (transaction) => {
    const isNamed = and(eq(studioInvitations.tokenHash, hashSecret(secret)), isOpen(transaction, now));
    const [found] = await transaction
      .select({ studioId: studioInvitations.studioId })
      .from(studioInvitations)
      .where(isNamed);
    if (!found) throw new ApiFailure("invitation_not_found");
    const { studioId } = found;
    await lockStudio(transaction, studioId);
    const [invitation] = await transaction.delete(studioInvitations).where(isNamed).returning();
    if (!invitation) throw new ApiFailure("invitation_not_found");
    const role = await addMember(transaction, { studioId, userId, role: invitation.role, now });
    return { studioId, name: await findStudioName(transaction, studioId), role };
  });
}

/** Falls with its inviter's rights: whoever is no owner any more has invited nobody. */
function isOpen(database: Database, now: Date): SQL {
  const { studioId, invitedBy, expiresAt } = studioInvitations;
  const isInviter = and(eq(studioMembers.studioId, studioId), eq(studioMembers.userId, invitedBy));
  const inviter = database
    .select({ userId: studioMembers.userId })
    .from(studioMembers)
    .where(and(isInviter, eq(studioMembers.role, "OWNER")));
  return sql`(${gt(expiresAt, now)} and ${exists(inviter)})`;
}

async function findStudioName(database: Database, studioId: string): Promise<string> {
  const [studio] = await database.select({ name: studios.name }).from(studios).where(eq(studios.studioId, studioId));
  return studio?.name ?? "";
}

function toInvitation(row: InvitationRow): StudioInvitation {
  const { invitationId, email, role, createdAt, expiresAt } = row;
  return {
    ...{ invitationId, email, role },
    creationDate: createdAt.toISOString(),
    expiryDate: expiresAt.toISOString(),
  };
}
