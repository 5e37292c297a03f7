import { and, asc, desc, eq } from "drizzle-orm";
import type { Game } from "~contract/entities/game";
import type { PublicProfile, ScoreInChallenge } from "~contract/entities/user";
import { ApiFailure } from "../../api-failure";
import { games } from "../../db/schema/catalogue";
import { user } from "../../db/schema/identity";
import { challenges, personalBests } from "../../db/schema/scores";
import { loadChallenges } from "../challenges/challenges";
import { findBlocks } from "./blocks";
import { listFavorites } from "./favorites";
import { findRequestBetween } from "./friend-requests";
import { areFriends } from "./friends";
import { findUserByName, toPerson } from "./people";
import { presenceOf } from "./presence";
import { maySee, type AudienceColumn } from "./privacy";
import { countedAhead, FULL_BOARD, positionColumn, rankingColumns, toRanking } from "../challenges/rankings";
import { findQuestProfile as findQuestStanding } from "../quests/quest-profile";
import type { QueryContext } from "../query-context";
import { listRecentlyPlayed } from "../play/recently-played";
import { loadGivenStickers } from "../money/stickers";

const MAX_SCORES = 6;
const MAX_GAMES = 6;

export async function findPublicProfile(context: QueryContext, username: string): Promise<PublicProfile> {
  const row = await findUserByName(context.database, username);
  if (!row) throw new ApiFailure("user_not_found");
  const { friendship, isBlocked } = await findRelation(context, row.id);
  const viewer = { isOwner: context.viewer?.userId === row.id, isFriend: friendship === "FRIENDS" };
  const isVisible = (part: AudienceColumn) => maySee(row[part], viewer);
  const ifVisible = async <Part>(part: AudienceColumn, load: () => Promise<Part>) => (isVisible(part) ? load() : null);
  const [questStanding, bestScores, favoriteGames, recentGames, stickers] = await Promise.all([
    findQuestStanding(context.database, row.id),
    ifVisible("bestScoresFor", () => findBestScores(context, row.id)),
    ifVisible("favoritesFor", () => findFavoriteGames(context, row.id)),
    ifVisible("recentGamesFor", () => findRecentGames(context, row.id)),
    ifVisible("stickersFor", () => loadGivenStickers(context, row.id)),
  ]);
  return {
    ...toPerson(context.mediaBaseUrl, { ...row, userId: row.id }),
    name: row.name || null,
    description: row.description,
    countryCode: isVisible("countryFor") ? row.countryCode : null,
    createdDate: row.createdAt.toISOString(),
    friendship,
    ...questStanding,
    ...{ bestScores, favoriteGames, recentGames, stickers },
    lastActive: isVisible("lastActiveFor") && !isBlocked ? presenceOf(row.lastActiveOn, context.now) : null,
  };
}

type Relation = { friendship: PublicProfile["friendship"]; isBlocked: boolean };

/** A blocked viewer gets no notice of it, but sees less. */
export async function findRelation({ database, viewer }: QueryContext, otherId: string): Promise<Relation> {
  if (!viewer || viewer.isGuest || viewer.userId === otherId) return { friendship: null, isBlocked: false };
  const pair = { userId: viewer.userId, otherId };
  const [isFriend, request, { byUser, byOther }] = await Promise.all([
    areFriends(database, pair),
    findRequestBetween(database, pair),
    findBlocks(database, pair),
  ]);
  const isBlocked = byUser || byOther;
  if (byUser) return { friendship: "BLOCKED", isBlocked };
  if (isFriend) return { friendship: "FRIENDS", isBlocked };
  if (!request) return { friendship: "NONE", isBlocked };
  return { friendship: request.senderId === viewer.userId ? "REQUEST_SENT" : "REQUEST_RECEIVED", isBlocked };
}

async function findFavoriteGames(context: QueryContext, userId: string): Promise<Game[]> {
  const { favorites } = await listFavorites(context, userId, { type: "games", pageSize: MAX_GAMES });
  return favorites.flatMap(({ game }) => game ?? []);
}

async function findRecentGames(context: QueryContext, userId: string): Promise<Game[]> {
  const { entries } = await listRecentlyPlayed(context, userId, { type: "games", pageSize: MAX_GAMES });
  return entries.flatMap(({ game }) => game ?? []);
}

async function findBestScores(context: QueryContext, userId: string): Promise<ScoreInChallenge[]> {
  const { database } = context;
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
    .orderBy(asc(countedAhead(FULL_BOARD)), desc(personalBests.achievedAt), asc(personalBests.scoreId))
    .limit(MAX_SCORES);
  const found = await loadChallenges(
    context,
    rows.map((row) => row.challengeId),
  );
  return rows.flatMap((row) => {
    const challenge = found.get(row.challengeId);
    return challenge ? [{ challenge, ranking: toRanking(context, row) }] : [];
  });
}
