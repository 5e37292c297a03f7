import { and, eq, inArray, ne, or } from "drizzle-orm";
import { ROLES_BY_PERMISSION } from "~contract/entities/staff";
import type { Database } from "../../db/database";
import { releases } from "../../db/schema/builds";
import { user } from "../../db/schema/identity";
import { gameReviews } from "../../db/schema/reviews";
import { staffMembers } from "../../db/schema/staff";
import { OPEN_STATES } from "./review-states";

/** What somebody at the desk reviews of a game; null for everybody else, and where nothing waits. */
export async function findReviewedRelease(
  database: Database,
  gameId: string,
  userId: string,
): Promise<{ releaseId: string; release: string } | null> {
  const isReader = and(
    eq(staffMembers.userId, userId),
    inArray(staffMembers.role, [...ROLES_BY_PERMISSION["reviews:read"]]),
  );
  const [reviewed] = await database
    .select({ releaseId: releases.releaseId, release: releases.version })
    .from(gameReviews)
    .innerJoin(releases, eq(releases.releaseId, gameReviews.releaseId))
    .innerJoin(staffMembers, isReader)
    .innerJoin(user, eq(user.id, staffMembers.userId))
    .where(
      and(
        ...[eq(gameReviews.gameId, gameId), inArray(gameReviews.state, OPEN_STATES)],
        // As everywhere at the desk.
        or(ne(staffMembers.role, "OWNER"), eq(user.twoFactorEnabled, true)),
      ),
    );
  return reviewed ?? null;
}
