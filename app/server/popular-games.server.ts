import type { Api } from "~/api-client/client";
import type { Locale } from "~/i18n/locales";
import { listGames } from "~contract/calls/games";
import type { Game } from "~contract/entities/game";
import { secondary } from "./secondary.server";

const POPULAR_GAMES = 5;

export async function loadPopularGames(locale: Locale, api: Api): Promise<Game[]> {
  const query = { locale, sort: "total-plays-desc" as const, pageSize: POPULAR_GAMES };
  return (await secondary(api, (callApi) => callApi(listGames, { query })))?.games ?? [];
}
