import {
  getFullVersion,
  getPlayedGame,
  getPlayer,
  listInGameScores,
  listInGameUserScores,
  listPlayedGameChallenges,
} from "~contract/calls/in-game";
import { ApiFailure } from "../api-failure";
import { playerOf, signedInUserId } from "../identity/signed-in-user";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { listChallenges } from "../store/challenge-list";
import { loadStandings } from "../store/challenge-standings";
import { findChallengeRow } from "../store/challenges";
import { findGame } from "../store/game-details";
import { findGameRow } from "../store/games";
import { avatarOf } from "../store/pictures";
import { findFullVersion } from "../store/purchases";
import type { Reading } from "../store/reading";
import { listScores } from "../store/scores";
import { toReading } from "./reading";

export function registerInGame(app: ApiApp): void {
  route(app, getPlayer, (_input, context) => {
    const userId = signedInUserId(context);
    const { username, image } = playerOf(context);
    const { avatarUrl } = avatarOf(toReading(context).mediaBaseUrl, image);
    return { userId, username: username ?? "", avatarUrl };
  });

  // The schemas of these calls keep the lean fields of the site's answers and drop the others.
  route(app, getPlayedGame, async ({ params, query }, context) =>
    getPlayedGame.data.parse(await findGame(toReading(context, query.locale), params.gameId)),
  );

  route(app, getFullVersion, ({ params }, context) => findFullVersion(toReading(context), params.gameId));

  route(app, listPlayedGameChallenges, async ({ params, query }, context) => {
    const filter = { ...query, gameId: [params.gameId], timeFrame: "active" as const };
    return listPlayedGameChallenges.data.parse(await listChallenges(toReading(context, query.locale), filter));
  });

  route(app, listInGameScores, async ({ params, query }, context) => {
    const reading = toReading(context);
    await findChallengeIdOf(reading, params);
    return listScores(reading, params.challengeId, query);
  });

  route(app, listInGameUserScores, async ({ params }, context) => {
    const reading = toReading(context);
    playerOf(context);
    const challengeId = await findChallengeIdOf(reading, params);
    const best = (await loadStandings(reading, [challengeId])).get(challengeId)?.personalBest;
    return { scores: best ? [best] : [] };
  });
}

/** The challenge's id, when it is one of this game's. */
async function findChallengeIdOf(reading: Reading, ids: { gameId: string; challengeId: string }): Promise<string> {
  const [game, challenge] = await Promise.all([
    findGameRow(reading, ids.gameId),
    findChallengeRow(reading, ids.challengeId),
  ]);
  if (challenge.gameId !== game.gameId) throw new ApiFailure("challenge_not_found");
  return challenge.challengeId;
}
