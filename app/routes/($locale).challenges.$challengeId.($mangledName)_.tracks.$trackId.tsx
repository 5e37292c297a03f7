import { useLoaderData } from "@remix-run/react";
import { ChallengePage } from "~/components/challenge/challenge-page";
import type { loadChallengePage } from "~/server/challenge-page.server";

export { loadChallengePage as loader } from "~/server/challenge-page.server";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { catalogueLinks as links } from "~/components/catalogue/catalogue-links";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";

export default function ChallengeTrackPage() {
  const { challenge } = useLoaderData<typeof loadChallengePage>();
  return <ChallengePage challenge={challenge} />;
}
