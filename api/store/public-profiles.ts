import { and, asc, desc, eq } from "drizzle-orm";
import type { PublicProfile } from "~contract/entities/user";
import { ApiFailure } from "../api-failure";
import { games } from "../db/schema/catalogue";
import { user } from "../db/schema/identity";
import { challenges, personalBests } from "../db/schema/scores";
import { loadChallenges } from "./challenges";
import { findRequestBetween } from "./friend-requests";
import { areFriends } from "./friends";
import { findUserByName, toPerson } from "./people";
import { boundedPosition, positionColumn, rankingColumns, toRanking } from "./rankings";
import type { Reading } from "./reading";

const SHOWN_SCORES = 6;
/** Places behind this one count as equally far down. */
const TELLING_PLACES = 1000;

/** What everybody may see of the user of this name, or user_not_found. */
export async function findPublicProfile(reading: Reading, username: string): Promise<PublicProfile> {
  const row = await findUserByName(reading.database, username);
  if (!row) throw new ApiFailure("user_not_found");
  const [friendship, bestScores] = await Promise.all([
    findFriendship(reading, row.id),
    findBestScores(reading, row.id),
  ]);
  return {
    ...toPerson(reading.mediaBaseUrl, { ...row, userId: row.id }),
    name: row.name || null,
    description: row.description,
    countryCode: row.countryCode,
    createdDate: row.createdAt.toISOString(),
    friendship,
    bestScores,
  };
}

/** How the user stands to the viewer. */
async function findFriendship({ database, viewer }: Reading, otherId: string): Promise<PublicProfile["friendship"]> {
  if (!viewer || viewer.isGuest || viewer.userId === otherId) return null;
  const pair = { userId: viewer.userId, otherId };
  const [isFriend, request] = await Promise.all([areFriends(database, pair), findRequestBetween(database, pair)]);
  if (isFriend) return "FRIENDS";
  if (!request) return "NONE";
  return request.senderId === viewer.userId ? "REQUEST_SENT" : "REQUEST_RECEIVED";
}

/** The user's best places on leaderboards, the latest first among equal ones. */
async function findBestScores(reading: Reading, userId: string): Promise<PublicProfile["bestScores"]> {
  const { database } = reading;
  const rows = await database
    .select({ challengeId: personalBests.challengeId, position: positionColumn(database), ...rankingColumns })
    .from(personalBests)
    .innerJoin(user, eq(user.id, personalBests.userId))
    .innerJoin(challenges, eq(challenges.challengeId, personalBests.challengeId))
    .innerJoin(games, eq(games.gameId, challenges.gameId))
    .where(
      and(
        eq(personalBests.userId, userId),
        personalBests.isRanked,
        eq(challenges.isPublished, true),
        eq(games.isPublished, true),
      ),
    )
    .orderBy(asc(boundedPosition(database, TELLING_PLACES)), desc(personalBests.achievedAt), asc(personalBests.scoreId))
    .limit(SHOWN_SCORES);
  const found = await loadChallenges(
    reading,
    rows.map((row) => row.challengeId),
  );
  return rows.flatMap((row) => {
    const challenge = found.get(row.challengeId);
    return challenge ? [{ challenge, ranking: toRanking(reading, row) }] : [];
  });
}
