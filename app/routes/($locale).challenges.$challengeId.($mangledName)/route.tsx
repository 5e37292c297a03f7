import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ChallengePage } from "~/components/challenge/challenge-page";
import { paths } from "~/paths";
import { canonicalRedirect } from "~/rules/canonical-slug";
import { pageContext } from "~/server/page-context.server";
import { toChallengeDescription, toChallengePage } from "~/view-models/challenge-page";
import { getChallenge } from "~contract/calls/challenges";
import { loadLeaderboard } from "./leaderboard.server";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["challenge", "game"]);
  const { ask, locale, url, view } = context;
  const { challengeId = "" } = args.params;
  const challenge = await ask(getChallenge, { params: { challengeId }, query: { locale } });
  const elsewhere = canonicalRedirect(args.request.url, paths.challenge(locale, challenge));
  if (elsewhere) throw redirect(elsewhere, 301);
  const leaderboard = await loadLeaderboard(args, context, challenge);
  const isAutoPlay = url.searchParams.get("autoPlay") === "true";
  const page = toChallengePage({ challenge, isAutoPlay, ...leaderboard }, view);
  return context.page({ challenge: page }, toChallengeDescription(challenge, view));
}

export { refreshUnlessRefused as shouldRevalidate } from "~/rules/page-refresh";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";

export default function ChallengeRoutePage() {
  const { challenge } = useLoaderData<typeof loader>();
  return <ChallengePage challenge={challenge} />;
}
