import type { RequestApi } from "~/api-client/request-api.server";
import { paths } from "~/paths";
import { gamesToContinueOfTemplate, toGamesToContinue, type GameToContinueView } from "~/view-models/games-to-continue";
import type { SessionView } from "~/view-models/root-data";
import type { ViewContext } from "~/view-models/view-context";
import { listGamesToContinue } from "~contract/calls/library";
import { secondary } from "./secondary.server";

/** Null for who cannot have played, and when loading fails. */
export async function loadGamesToContinue(
  { api }: RequestApi,
  status: SessionView["status"],
  { locale, placeholderOf }: ViewContext,
): Promise<{ games: GameToContinueView[]; allHref: string } | null> {
  if (status !== "authenticated" && status !== "guest") return null;
  const allHref = paths.recentlyPlayed(locale, "games");
  if (placeholderOf) return { games: gamesToContinueOfTemplate(placeholderOf), allHref };
  const found = await secondary(api, (callApi) => callApi(listGamesToContinue, { query: { locale } }));
  return found && { games: toGamesToContinue(found.games, locale), allHref };
}
