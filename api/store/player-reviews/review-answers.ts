import { and, eq } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { games, studios } from "../../db/schema/catalogue";
import { user } from "../../db/schema/identity";
import { playerReviews } from "../../db/schema/player-reviews";
import { notify } from "../people/messages";
import { lockAccounts } from "../user-lock";
import { readTextCheck } from "../words/text-check";
import { isShownTo } from "./shown-reviews";

type About = { gameId: string; reviewId: string; now: Date };
type Answer = About & { userId: string; text: string };

/** The author is told of the first answer, not of changes. */
export async function answerReview(database: Database, { userId, text, ...about }: Answer): Promise<void> {
  const check = await readTextCheck(database);
  await database.transaction(async (transaction) => {
    const { answer, answeredAt, authorId } = await lockReview(transaction, about);
    check({ text }, { text: answer });
    if (text === answer) return;
    const { gameId: mainEntityId, now } = about;
    const moment = answeredAt === null ? { answeredAt: now } : { answerEditedAt: now };
    await write(transaction, about, { answer: text, answeredBy: userId, ...moment });
    if (answeredAt !== null) return;
    await lockAccounts(transaction, [authorId]);
    const data = {
      messageType: "REVIEW_ANSWERED",
      mainEntityId,
      ...(await namesOf(transaction, mainEntityId)),
    } as const;
    await notify(transaction, { userId: authorId, data, now });
  });
}

export async function deleteAnswer(database: Database, about: About): Promise<void> {
  await database.transaction(async (transaction) => {
    const { answer } = await lockReview(transaction, about);
    if (answer === null) throw new ApiFailure("no_changes");
    await write(transaction, about, { answer: null, answeredBy: null, answeredAt: null, answerEditedAt: null });
  });
}

type Row = typeof playerReviews.$inferSelect;

async function write(transaction: Database, { reviewId }: About, values: Partial<Row>): Promise<void> {
  await transaction.update(playerReviews).set(values).where(eq(playerReviews.reviewId, reviewId));
}

async function lockReview(transaction: Database, { gameId, reviewId, now }: About) {
  const { answer, answeredAt, userId: authorId } = playerReviews;
  const [review] = await transaction
    .select({ answer, answeredAt, authorId })
    .from(playerReviews)
    .innerJoin(user, eq(user.id, authorId))
    .where(
      and(eq(playerReviews.reviewId, reviewId), eq(playerReviews.gameId, gameId), isShownTo({ viewer: null, now })),
    )
    .for("update", { of: playerReviews });
  if (!review) throw new ApiFailure("player_review_not_found");
  return review;
}

async function namesOf(transaction: Database, gameId: string) {
  const [names] = await transaction
    .select({ gameTitle: games.title, studioName: studios.name })
    .from(games)
    .innerJoin(studios, eq(studios.studioId, games.studioId))
    .where(eq(games.gameId, gameId));
  return names ?? {};
}
