import { and, asc, desc, eq, inArray, isNull, lte, or } from "drizzle-orm";
import type { Pagination } from "~contract/entities/pagination";
import type { Challenge } from "~contract/entities/challenge";
import { inGameChallenge, type InGameChallenge, type InGamePlayer, type InGameScore } from "~contract/entities/in-game";
import { ApiFailure } from "../../api-failure";
import { user } from "../../db/schema/identity";
import { challenges, scores } from "../../db/schema/scores";
import type { ChallengeRow } from "../challenges/challenge-responses";
import { findChallengeRow, loadChallenges } from "../challenges/challenges";
import { findGameRowOnTrack, findTrack } from "../catalogue/games";
import { countTotal, pageWindowOf, toPagination, type PageRequest } from "../paging";
import { personColumns, toPerson } from "../people/people";
import { storedPictureUrl, DEFAULT_AVATAR } from "../catalogue/pictures";
import { bestScoreFirst, visibleCountry } from "../challenges/rankings";
import type { QueryContext } from "../query-context";
import { listScores } from "../challenges/scores";

type GameReference = { gameId: string; trackId?: string | undefined };
type ScorePage = { scores: InGameScore[]; pagination: Pagination };

export async function findRequestedChallenge(
  context: QueryContext,
  { gameId, trackId, challengeId }: GameReference & { challengeId: string },
): Promise<ChallengeRow> {
  const game = await findGameRowOnTrack(context, gameId, trackId);
  const challenge = await findChallengeRow(context, challengeId);
  if (challenge.gameId !== game.gameId) throw new ApiFailure("challenge_not_found");
  if (trackId === undefined) return challenge;
  const track = await findTrack(context, game.gameId, trackId);
  if (challenge.trackId !== track.trackId) throw new ApiFailure("challenge_not_published");
  return challenge;
}

/** The challenge that the game's own page plays, if the highest score wins it. */
export async function findDefaultChallenge(
  context: QueryContext,
  { gameId, trackId }: GameReference,
): Promise<ChallengeRow> {
  const game = await findGameRowOnTrack(context, gameId, trackId);
  if (trackId !== undefined) await findTrack(context, game.gameId, trackId);
  const [challenge] = await context.database
    .select()
    .from(challenges)
    .where(
      and(
        eq(challenges.gameId, game.gameId),
        eq(challenges.isPublished, true),
        eq(challenges.mode, ""),
        eq(challenges.criteria, "highest_wins"),
        isNull(challenges.endsAt),
        or(isNull(challenges.startsAt), lte(challenges.startsAt, context.now)),
        trackId === undefined ? undefined : eq(challenges.trackId, trackId),
      ),
    )
    .orderBy(desc(challenges.createdAt), asc(challenges.challengeId))
    .limit(1);
  if (!challenge) throw new ApiFailure("challenge_not_found");
  return challenge;
}

export async function loadInGameChallenge(
  context: QueryContext,
  { challengeId }: ChallengeRow,
): Promise<InGameChallenge> {
  const challenge = (await loadChallenges(context, [challengeId])).get(challengeId);
  if (!challenge) throw new ApiFailure("challenge_not_found");
  return toInGameChallenge(challenge);
}

export function toInGameChallenge({ covers, ...challenge }: Challenge): InGameChallenge {
  return inGameChallenge.parse({ ...challenge, coverArt: covers[0]?.coverUrl ?? null });
}

export async function listInGameBoard(
  context: QueryContext,
  { challengeId }: ChallengeRow,
  pages: PageRequest,
): Promise<ScorePage> {
  const { scores: rankings, pagination } = await listScores(context, challengeId, pages);
  const numbers = await loadScoreNumbers(
    context,
    rankings.map(({ scoreId }) => scoreId),
  );
  const rows = rankings.map(({ userId, username, avatarUrl, achievementDate, countryCode, score, scoreId }) => ({
    ...{ achievementDate, countryCode, score, scoreId: String(numbers.get(scoreId)) },
    player: toInGamePlayer(context, { userId, username, avatarUrl }),
  }));
  return { scores: rows, pagination };
}

async function loadScoreNumbers({ database }: QueryContext, scoreIds: string[]): Promise<Map<string, number>> {
  if (scoreIds.length === 0) return new Map();
  const rows = await database
    .select({ scoreId: scores.scoreId, scoreNumber: scores.scoreNumber })
    .from(scores)
    .where(inArray(scores.scoreId, scoreIds));
  return new Map(rows.map(({ scoreId, scoreNumber }) => [scoreId, scoreNumber]));
}

export async function listOwnScores(
  context: QueryContext,
  { challengeId, criteria }: ChallengeRow,
  { userId, ...pages }: PageRequest & { userId: string },
): Promise<ScorePage> {
  const { database, mediaBaseUrl } = context;
  const window = pageWindowOf(pages);
  const isOwn = and(eq(scores.challengeId, challengeId), eq(scores.userId, userId));
  const rows = await database
    .select({ ...personColumns, countryCode: visibleCountry, scores })
    .from(scores)
    .innerJoin(user, eq(user.id, scores.userId))
    .where(isOwn)
    .orderBy(...bestScoreFirst(criteria))
    .limit(window.pageSize)
    .offset(window.offset);
  const totalItems = await countTotal(window, rows.length, () => database.$count(scores, isOwn));
  const found = rows.map(({ countryCode, scores: { achievedAt, score, scoreNumber }, ...row }) => {
    const { username, pictureUrl } = toPerson(mediaBaseUrl, row);
    const player = toInGamePlayer(context, { userId, username, avatarUrl: pictureUrl });
    return { achievementDate: achievedAt.toISOString(), countryCode, player, score, scoreId: String(scoreNumber) };
  });
  return { scores: found, pagination: toPagination(window, totalItems) };
}

export function toInGamePlayer(
  { mediaBaseUrl }: Pick<QueryContext, "mediaBaseUrl">,
  { userId, username, avatarUrl }: { userId: string; username: string; avatarUrl: string | null },
): InGamePlayer {
  return { userId, username, avatarUrl: avatarUrl ?? storedPictureUrl(mediaBaseUrl, DEFAULT_AVATAR) };
}
