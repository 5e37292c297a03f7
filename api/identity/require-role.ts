import { studioRole, type StudioRole } from "~contract/entities/studio-member";
import { ApiFailure } from "../api-failure";
import type { ApiContext } from "../api-context";
import { findGameRole, findRole, MAKERS, type DeveloperAccess } from "../store/studios/memberships";
import { scopeFailure } from "./identify-bearer";
import { requireSignedInUserId } from "./require-session";

export const ALL_ROLES: readonly StudioRole[] = studioRole.options;
export const OWNERS: readonly StudioRole[] = ["OWNER"];

export type StudioAccess = { studioId: string; userId: string; role: StudioRole; tokenId: string | null };
export type GameAccess = StudioAccess & { gameId: string };

export function readDeveloperAccess(context: ApiContext): DeveloperAccess {
  const bearer = context.get("bearer");
  const userId = requireSignedInUserId(context);
  return { userId, studioId: bearer?.studioId ?? null, gameId: bearer?.gameId ?? null };
}

/** For what concerns a studio as a whole: a token for one of its games does not suffice. */
export async function requireStudioRole(
  context: ApiContext,
  studioId: string,
  roles: readonly StudioRole[],
): Promise<StudioAccess> {
  const { userId, ...limits } = readDeveloperAccess(context);
  const isOutside = limits.studioId !== null && limits.studioId !== studioId;
  const role = isOutside ? null : await findRole(context.get("database"), studioId, userId);
  if (role === null) throw new ApiFailure("studio_not_found");
  if (limits.gameId !== null) throw scopeFailure(context);
  assertRole(role, roles);
  return { studioId, userId, role, tokenId: context.get("bearer")?.tokenId ?? null };
}

/** A game of others and a missing one look alike. */
export async function requireGameRole(
  context: ApiContext,
  gameId: string,
  roles: readonly StudioRole[],
): Promise<GameAccess> {
  const access = readDeveloperAccess(context);
  const found = await findGameRole(context.get("database"), access, gameId);
  if (!found) throw new ApiFailure("game_not_found");
  assertRole(found.role, roles);
  return { ...found, gameId, userId: access.userId, tokenId: context.get("bearer")?.tokenId ?? null };
}

/** For calls of a game that are refused before their body is read. */
export function admitMakers({ params }: { params: { gameId: string } }, context: ApiContext): Promise<GameAccess> {
  return requireGameRole(context, params.gameId, MAKERS);
}

function assertRole(role: StudioRole, roles: readonly StudioRole[]): void {
  if (roles.includes(role)) return;
  throw new ApiFailure("studio_role_insufficient", { details: { message: `needs the role ${roles.join(" or ")}` } });
}
