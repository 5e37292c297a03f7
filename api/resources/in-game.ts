import { getFullVersion, getPlayedGame, getPlayer, listPlayedGameChallenges } from "~contract/calls/in-game";
import {
  listDefaultChallengeScores,
  listDefaultChallengeUserScores,
  listInGameScores,
  listInGameUserScores,
  submitDefaultChallengeScore,
  submitLegacyScore,
} from "~contract/calls/in-game-scores";
import { requirePlayer, requireSignedInUserId } from "../identity/require-session";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { listChallenges } from "../store/challenges/challenge-list";
import type { ChallengeRow } from "../store/challenges/challenge-responses";
import { findGame } from "../store/catalogue/game-details";
import { findTrack } from "../store/catalogue/games";
import {
  findDefaultChallenge,
  findRequestedChallenge,
  listInGameBoard,
  listOwnScores,
  loadInGameChallenge,
  toInGameChallenge,
  toInGamePlayer,
} from "../store/play/in-game";
import type { PageRequest } from "../store/paging";
import { avatarOf } from "../store/catalogue/pictures";
import { findFullVersion } from "../store/money/purchases";
import type { QueryContext } from "../store/query-context";
import { createInGameQueryContext, createQueryContext } from "./create-query-context";
import { acceptScore } from "./scores";

export function registerInGame(app: ApiApp): void {
  route(app, getPlayer, (_input, context) => {
    const userId = requireSignedInUserId(context);
    const queryContext = createInGameQueryContext(context);
    const { username, image } = requirePlayer(context);
    const { avatarUrl } = avatarOf(queryContext.mediaBaseUrl, image);
    return toInGamePlayer(queryContext, { userId, username: username ?? "", avatarUrl });
  });

  // The call's schema strips the fields that only the site gets.
  route(app, getPlayedGame, async ({ params, query }, context) =>
    getPlayedGame.data.parse(await findGame(createQueryContext(context, query.locale), params.gameId)),
  );

  route(app, getFullVersion, ({ params, query }, context) =>
    findFullVersion(createQueryContext(context), params.gameId, query.trackId),
  );

  route(app, listPlayedGameChallenges, async ({ params: { gameId }, query }, context) => {
    const queryContext = createInGameQueryContext(context, query.locale);
    const filter = { ...query, gameId: [gameId], timeFrame: "active" as const };
    const { challenges, pagination } = await listChallenges(queryContext, filter);
    if (query.trackId !== undefined) await findTrack(queryContext, gameId, query.trackId);
    return { challenges: challenges.map(toInGameChallenge), pagination };
  });

  registerBoards(app);

  route(app, submitLegacyScore, ({ params, body: { hash = null, ...body } }, context) =>
    acceptScore(context, { ...params, ...body, hash }),
  );

  route(app, submitDefaultChallengeScore, async ({ params: { gameId }, body }, context) => {
    const { challengeId } = await findDefaultChallenge(createQueryContext(context), {
      gameId,
      trackId: body.releaseTrackId,
    });
    return acceptScore(context, { gameId, challengeId, ...body, hash: null });
  });
}

function registerBoards(app: ApiApp): void {
  route(app, listInGameScores, async ({ params, query }, context) => {
    const queryContext = createInGameQueryContext(context, query.locale);
    return boardOf(queryContext, await findRequestedChallenge(queryContext, { ...params, ...query }), query);
  });

  route(app, listInGameUserScores, async ({ params, query }, context) => {
    const userId = requireSignedInUserId(context);
    const queryContext = createInGameQueryContext(context, query.locale);
    return ownScoresOf(queryContext, await findRequestedChallenge(queryContext, { ...params, ...query }), {
      ...query,
      userId,
    });
  });

  route(app, listDefaultChallengeScores, async ({ params, query }, context) => {
    const queryContext = createInGameQueryContext(context, query.locale);
    return boardOf(queryContext, await findDefaultChallenge(queryContext, { ...params, ...query }), query);
  });

  route(app, listDefaultChallengeUserScores, async ({ params, query }, context) => {
    const userId = requireSignedInUserId(context);
    const queryContext = createInGameQueryContext(context, query.locale);
    return ownScoresOf(queryContext, await findDefaultChallenge(queryContext, { ...params, ...query }), {
      ...query,
      userId,
    });
  });
}

async function boardOf(queryContext: QueryContext, row: ChallengeRow, pages: PageRequest) {
  const [challenge, board] = await Promise.all([
    loadInGameChallenge(queryContext, row),
    listInGameBoard(queryContext, row, pages),
  ]);
  return { challenge, ...board };
}

async function ownScoresOf(queryContext: QueryContext, row: ChallengeRow, pages: PageRequest & { userId: string }) {
  const [challenge, ownScores] = await Promise.all([
    loadInGameChallenge(queryContext, row),
    listOwnScores(queryContext, row, pages),
  ]);
  return { challenge, ...ownScores };
}
