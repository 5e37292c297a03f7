import { randomUUID } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { gameArt, gameStatistics } from "../../db/schema/catalogue";
import { challenges, plays } from "../../db/schema/scores";
import type { GameRow, TrackRow } from "../catalogue/game-responses";
import { findLaunchedBuild, type LaunchedBuild } from "../builds/launched-builds";
import { findGameRowOnTrack, findTrack } from "../catalogue/games";
import type { ArtName } from "../catalogue/pictures";
import { nameBasedId } from "./name-based-id";
import { recordQuestStep } from "../quests/quest-progress";
import { assertFreeSeat, findOpenRoom, takeSeat, type RoomRow } from "./rooms";

export type PlayRequest = {
  gameId: string;
  trackId?: string | undefined;
  challengeId?: string | undefined;
  roomUrl?: string | undefined;
  /** Null for a visitor, who becomes a guest by this play. */
  userId: string | null;
  now: Date;
};
export type PlayPlan = {
  game: GameRow;
  track: TrackRow;
  /** Null for a game of the folder `games`. */
  build: LaunchedBuild | null;
  challengeId: string | null;
  art: ArtName | null;
  room: RoomRow | null;
  now: Date;
};

/** Validates before a visitor becomes a guest. A challenge or a room implies its track. */
export async function planPlay(database: Database, request: PlayRequest): Promise<PlayPlan> {
  const viewer = request.userId === null ? null : { userId: request.userId };
  const game = await findGameRowOnTrack({ database, viewer }, request.gameId, request.trackId);
  const challenge = request.challengeId ? await findChallengeOf(database, game, request.challengeId) : null;
  const room = request.roomUrl === undefined ? null : await findRoomOf(database, game, request, request.roomUrl);
  const trackId = request.trackId ?? room?.trackId ?? challenge?.trackId;
  const track = await findTrack({ database, viewer }, game.gameId, trackId);
  if (room && room.trackId !== track.trackId) throw new ApiFailure("track_not_found");
  const art = await findCoverArt(database, game, challenge?.art);
  const build = track.releaseId === null ? null : await findLaunchedBuild(database, track.releaseId);
  return { game, track, build, challengeId: challenge?.challengeId ?? null, art, room, now: request.now };
}

async function findCoverArt(database: Database, { gameId }: GameRow, preferred: string | undefined) {
  const pieces = await database
    .select({ name: gameArt.name, isUploaded: gameArt.isUploaded })
    .from(gameArt)
    .where(eq(gameArt.gameId, gameId))
    .orderBy(asc(gameArt.position));
  return pieces.find(({ name }) => name === preferred) ?? pieces[0] ?? null;
}

/** The release id for games: changes with every version published on the track. */
export function releaseIdOf({
  trackId,
  release,
  releaseId,
}: Pick<TrackRow, "trackId" | "release" | "releaseId">): string {
  return releaseId ?? nameBasedId(trackId, release);
}

async function findRoomOf(database: Database, { gameId }: GameRow, { userId, now }: PlayRequest, roomUrl: string) {
  const room = await findOpenRoom(database, { gameId, roomUrl, now });
  await assertFreeSeat(database, room, userId);
  return room;
}

async function findChallengeOf(database: Database, { gameId }: GameRow, challengeId: string) {
  const [challenge] = await database
    .select({ challengeId: challenges.challengeId, trackId: challenges.trackId, art: challenges.art })
    .from(challenges)
    .where(
      and(eq(challenges.challengeId, challengeId), eq(challenges.gameId, gameId), eq(challenges.isPublished, true)),
    );
  if (!challenge) throw new ApiFailure("challenge_not_found");
  return challenge;
}

export async function recordPlay(
  database: Database,
  userId: string,
  { game: { gameId }, track: { trackId, releaseId }, challengeId, room, now }: PlayPlan,
): Promise<string> {
  const playId = randomUUID();
  await database.transaction(async (transaction) => {
    await recordQuestStep(transaction, { userId, questType: "PLAY_GAMES", subjectId: gameId, now });
    if (room) await takeSeat(transaction, room, { userId, now });
    const [earlier] = await transaction
      .select({ playId: plays.playId })
      .from(plays)
      .where(and(eq(plays.userId, userId), eq(plays.gameId, gameId)))
      .limit(1);
    const newPlayers = earlier ? 0 : 1;
    const play = { playId, userId, gameId, trackId, releaseId, challengeId, startedAt: now, lastActivityAt: now };
    await transaction.insert(plays).values(play);
    await transaction
      .insert(gameStatistics)
      .values({ gameId, totalPlays: 1, uniquePlayers: newPlayers })
      .onConflictDoUpdate({
        target: gameStatistics.gameId,
        set: {
          totalPlays: sql`${gameStatistics.totalPlays} + 1`,
          uniquePlayers: sql`${gameStatistics.uniquePlayers} + ${newPlayers}`,
        },
      });
  });
  return playId;
}
