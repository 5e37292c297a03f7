import { eq } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { games } from "../../db/schema/catalogue";
import { user } from "../../db/schema/identity";
import { playerReviews } from "../../db/schema/player-reviews";
import type { Author } from "../drafts/change-content";
import { notify } from "../people/messages";
import { recordAudit } from "../staff/audit-log";
import { lockUser } from "../user-lock";

type Staff = Author & { actorId: string };
type Removal = { reviewId: string; isRemoved: boolean; reason: string };

/** Removes a review, or shows it again; the author reads the reason. */
export async function moderateReview(
  database: Database,
  { reviewId, isRemoved, reason }: Removal,
  author: Staff,
): Promise<{ username: string }> {
  const { actorId, now } = author;
  return database.transaction(async (transaction) => {
    const found = await lockReview(transaction, reviewId);
    if ((found.removedAt !== null) === isRemoved) throw new ApiFailure("no_changes");
    await transaction
      .update(playerReviews)
      .set(
        isRemoved
          ? { removedAt: now, removedBy: actorId, removalReason: reason }
          : { removedAt: null, removedBy: null, removalReason: null },
      )
      .where(eq(playerReviews.reviewId, reviewId));
    const { userId, username, gameId, gameTitle } = found;
    await recordAudit(transaction, {
      ...{ ...author, action: isRemoved ? "player-review.removed" : "player-review.restored" },
      ...{ subject: { kind: "user", id: userId, name: null }, before: null, after: { game: gameTitle }, reason },
    });
    const messageType = isRemoved ? "REVIEW_REMOVED" : "REVIEW_RESTORED";
    await notify(transaction, { userId, data: { messageType, mainEntityId: gameId, gameTitle, reason }, now });
    return { username };
  });
}

async function lockReview(transaction: Database, reviewId: string) {
  const { userId, gameId, removedAt } = playerReviews;
  const ofReview = eq(playerReviews.reviewId, reviewId);
  const [review] = await transaction.select({ userId }).from(playerReviews).where(ofReview);
  if (!review) throw new ApiFailure("player_review_not_found");
  await lockUser(transaction, review.userId);
  const [found] = await transaction
    .select({
      userId,
      gameId,
      removedAt,
      gameTitle: games.title,
      displayUsername: user.displayUsername,
      name: user.name,
    })
    .from(playerReviews)
    .innerJoin(games, eq(games.gameId, gameId))
    .innerJoin(user, eq(user.id, userId))
    .where(ofReview)
    .for("update", { of: playerReviews });
  if (!found) throw new ApiFailure("player_review_not_found");
  return { ...found, username: found.displayUsername ?? found.name };
}
