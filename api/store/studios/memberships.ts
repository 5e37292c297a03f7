import { and, eq, inArray, type SQL } from "drizzle-orm";
import { studioRole, type StudioRole } from "~contract/entities/studio-member";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { games, studios } from "../../db/schema/catalogue";
import type { StoredMessageData } from "../../db/schema/people";
import { studioMembers } from "../../db/schema/studios";
import { notifyAll } from "../people/messages";

export const MAKERS: readonly StudioRole[] = ["OWNER", "DEVELOPER"];

/** Who asks, and the studio and game that their token is limited to. */
export type DeveloperAccess = { userId: string; studioId: string | null; gameId: string | null };

export async function findRole(database: Database, studioId: string, userId: string): Promise<StudioRole | null> {
  const [member] = await database
    .select({ role: studioMembers.role })
    .from(studioMembers)
    .where(and(eq(studioMembers.studioId, studioId), eq(studioMembers.userId, userId)));
  return member?.role ?? null;
}

/** Of games that the studio has, published or not. */
export async function findGameRole(
  database: Database,
  { userId, studioId, gameId }: DeveloperAccess,
  wantedGameId: string,
): Promise<{ studioId: string; role: StudioRole } | null> {
  if (gameId !== null && gameId !== wantedGameId) return null;
  const [member] = await database
    .select({ studioId: studioMembers.studioId, role: studioMembers.role })
    .from(games)
    .innerJoin(studioMembers, and(eq(studioMembers.studioId, games.studioId), eq(studioMembers.userId, userId)))
    .where(and(eq(games.gameId, wantedGameId), studioId === null ? undefined : eq(games.studioId, studioId)));
  return member ?? null;
}

/** An owner or developer of the game's studio. */
export async function isMakerOf(
  database: Database,
  { userId, gameId }: { userId: string; gameId: string },
): Promise<boolean> {
  const member = await findGameRole(database, { userId, studioId: null, gameId: null }, gameId);
  return member !== null && MAKERS.includes(member.role);
}

export async function findStudioName(database: Database, studioId: string): Promise<string> {
  const [studio] = await database.select({ name: studios.name }).from(studios).where(eq(studios.studioId, studioId));
  if (!studio) throw new ApiFailure("studio_not_found");
  return studio.name;
}

/** Owners and developers hear what the portal decides about their games, and what they are paid. */
export async function notifyMakers(
  transaction: Database,
  studioId: string,
  { data, now }: { data: StoredMessageData; now: Date },
): Promise<void> {
  const rows = await transaction
    .select({ userId: studioMembers.userId })
    .from(studioMembers)
    .where(and(eq(studioMembers.studioId, studioId), inArray(studioMembers.role, [...MAKERS])));
  await notifyAll(transaction, { userIds: rows.map(({ userId }) => userId), data, now });
}

/** A condition on `games`. */
export function isOwnGame(
  database: Database,
  { userId, studioId, gameId }: DeveloperAccess,
  roles: readonly StudioRole[] = studioRole.options,
): SQL | undefined {
  const ownStudios = database
    .select({ studioId: studioMembers.studioId })
    .from(studioMembers)
    .where(and(eq(studioMembers.userId, userId), inArray(studioMembers.role, [...roles])));
  return and(
    inArray(games.studioId, ownStudios),
    studioId === null ? undefined : eq(games.studioId, studioId),
    gameId === null ? undefined : eq(games.gameId, gameId),
  );
}

/** Serializes changes of a studio's members, invitations and tokens. */
export async function lockStudio(transaction: Database, studioId: string): Promise<void> {
  const locked = await transaction
    .select({ studioId: studios.studioId })
    .from(studios)
    .where(eq(studios.studioId, studioId))
    .for("no key update");
  if (locked.length === 0) throw new ApiFailure("studio_not_found");
}
