import { useLoaderData } from "@remix-run/react";
import { GamePage } from "~/components/game/game-page";
import type { loadGamePage } from "~/server/game-page.server";

export { loadGamePage as loader } from "~/server/game-page.server";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";

export default function GameRoutePage() {
  const { game, money, report } = useLoaderData<typeof loadGamePage>();
  return <GamePage game={game} money={money} report={report} />;
}
