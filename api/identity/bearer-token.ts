import type { StudioScope } from "~contract/entities/studio-member";
import type { ApiContext } from "../api-context";
import type { Database } from "../db/database";
import { findToolAccess } from "../store/account/tool-access";
import { findTokenAccess, STUDIO_TOKEN_PREFIX } from "../store/studios/tokens";

export type BearerAccess = {
  userId: string;
  /** Null for tokens of tools. */
  tokenId: string | null;
  scopes: readonly StudioScope[];
  /** What the token is limited to; null: all studios of the user, all games of the studio. */
  studioId: string | null;
  gameId: string | null;
};

/** Where tokens of the desk count, and those of studios and tools do not. */
export const DESK_PATHS = "/desk/";
const BEARER_PATHS = ["/gamedev/", DESK_PATHS];
const BEARER = /^bearer(?: +|$)(.*)$/i;

/** Null where tokens do not count; a malformed header gives a token that is not valid. */
export function readBearerToken(context: ApiContext): string | null {
  if (!BEARER_PATHS.some((path) => context.req.path.startsWith(path))) return null;
  const [, token = null] = BEARER.exec(context.req.header("authorization") ?? "") ?? [];
  return token;
}

export async function findBearerAccess(database: Database, token: string, now: Date): Promise<BearerAccess | null> {
  if (token.startsWith(STUDIO_TOKEN_PREFIX)) return findTokenAccess(database, token, now);
  const access = await findToolAccess(database, token, now);
  return access && { userId: access.userId, scopes: access.scopes, tokenId: null, studioId: null, gameId: null };
}
