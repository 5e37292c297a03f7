import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ChallengePage } from "~/components/challenge/challenge-page";
import { paths } from "~/paths";
import { canonicalRedirect } from "~/rules/canonical-slug";
import { playQuery } from "~/rules/play-address";
import { hasNoAccount } from "~/rules/section-visibility";
import { loadChallengeLoading, loadSettings } from "~/server/game-loading.server";
import { readTrackId } from "~/server/track-param.server";
import { openAsDocument } from "~/server/isolated-page.server";
import { pageContext } from "~/server/page-context.server";
import { secondary } from "~/server/secondary.server";
import { loadSession } from "~/server/session.server";
import { toChallengeDescription, toChallengePage } from "~/view-models/challenge-page";
import { getChallenge, listChallenges } from "~contract/calls/challenges";
import { getGame } from "~contract/calls/games";
import { loadLeaderboard } from "~/server/leaderboard.server";

const OTHER_CHALLENGES = 4;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["challenge", "game", "catalogue"]);
  const { callApi, api, publicApi, requestApi, locale, url, view } = context;
  const { challengeId = "" } = args.params;
  const trackId = readTrackId(args.params);
  const challenge = await callApi(getChallenge, { params: { challengeId }, query: { locale, trackId } });
  const canonical = canonicalRedirect(args.request.url, paths.challenge(locale, challenge, { trackId }));
  if (canonical) throw redirect(canonical, 301);
  openAsDocument(args.request, challenge.game);
  const gameFilter = { gameId: [challenge.game.gameId], pageSize: OTHER_CHALLENGES };
  const { gameId } = challenge.game;
  const game = secondary(api, (call) => call(getGame, { params: { gameId }, query: { locale } }));
  const [leaderboard, others, controlGroups, loading] = await Promise.all([
    loadLeaderboard(args, context, challenge),
    secondary(api, (call) => call(listChallenges, { query: { locale, timeFrame: "active", ...gameFilter } })),
    game.then((details) => details?.gameControlGroups ?? []),
    loadSession(args.context, requestApi).then(({ status }) =>
      loadChallengeLoading(loadSettings(publicApi), challenge, { game, url, isSignedOut: hasNoAccount(status) }),
    ),
  ]);
  const start = { ...playQuery(url), loading };
  const otherChallenges = others?.challenges ?? null;
  const page = toChallengePage(
    { challenge, start, ofGame: otherChallenges, controlGroups, trackId, ...leaderboard },
    view,
  );
  const isolation = { isIsolated: challenge.game.usesSharedArrayBuffer };
  return context.page({ challenge: page }, toChallengeDescription(challenge, view, trackId), isolation);
}

export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { catalogueLinks as links } from "~/components/catalogue/catalogue-links";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";

export default function ChallengeRoutePage() {
  const { challenge } = useLoaderData<typeof loader>();
  return <ChallengePage challenge={challenge} />;
}
