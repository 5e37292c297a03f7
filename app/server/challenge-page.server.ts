import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/paths";
import { canonicalRedirect } from "~/rules/canonical-slug";
import { playQuery } from "~/rules/play-query";
import { hasNoAccount } from "~/rules/section-visibility";
import { loadChallengeLoading, loadSettings } from "./game-loading.server";
import { namedTrack } from "./named-track.server";
import { openAsDocument } from "./isolated-page.server";
import { pageContext } from "./page-context.server";
import { secondary } from "./secondary.server";
import { loadSession } from "./session.server";
import { toChallengeDescription, toChallengePage } from "~/view-models/challenge-page";
import { getChallenge, listChallenges } from "~contract/calls/challenges";
import { getGame } from "~contract/calls/games";
import { loadLeaderboard } from "./leaderboard.server";

const OF_GAME = 4;

export async function loadChallengePage(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["challenge", "game", "catalogue"]);
  const { callApi, api, publicApi, requestApi, locale, url, view } = context;
  const { challengeId = "" } = args.params;
  const trackId = namedTrack(args.params);
  const challenge = await callApi(getChallenge, { params: { challengeId }, query: { locale, trackId } });
  const elsewhere = canonicalRedirect(args.request.url, paths.challenge(locale, challenge, { trackId }));
  if (elsewhere) throw redirect(elsewhere, 301);
  openAsDocument(args.request, challenge.game);
  const ofGame = { gameId: [challenge.game.gameId], pageSize: OF_GAME };
  const { gameId } = challenge.game;
  const game = secondary(api, (asked) => asked(getGame, { params: { gameId }, query: { locale } }));
  const [leaderboard, others, controlGroups, loading] = await Promise.all([
    loadLeaderboard(args, context, challenge),
    secondary(api, (asked) => asked(listChallenges, { query: { locale, timeFrame: "active", ...ofGame } })),
    game.then((details) => details?.gameControlGroups ?? []),
    loadSession(args.context, requestApi).then(({ status }) =>
      loadChallengeLoading(loadSettings(publicApi), challenge, { game, url, isSignedOut: hasNoAccount(status) }),
    ),
  ]);
  const start = { ...playQuery(url), loading };
  const ofSameGame = others?.challenges ?? null;
  const page = toChallengePage({ challenge, start, ofGame: ofSameGame, controlGroups, trackId, ...leaderboard }, view);
  const isolation = { isIsolated: challenge.game.usesSharedArrayBuffer };
  return context.page({ challenge: page }, toChallengeDescription(challenge, view, trackId), isolation);
}
