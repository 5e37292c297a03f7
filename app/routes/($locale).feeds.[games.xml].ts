import type { LoaderFunctionArgs } from "@remix-run/node";
import { machinePaths } from "~/machine-paths";
import { loadCrawlerData } from "~/server/crawler-data.server";
import { NEWS_SIZE, newsResponse } from "~/server/news-response.server";
import { pageContext } from "~/server/page-context.server";
import { publicSettings } from "~/server/public-settings.server";
import { toGameNews } from "~/view-models/news-items";
import { listGames } from "~contract/calls/games";

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { api, locale, t } = pageContext(args);
  const query = { locale, pageSize: NEWS_SIZE, sort: "release-date-desc" as const };
  const { games } = await loadCrawlerData(api(listGames, { query }));
  const brand = publicSettings.brandName;
  return newsResponse(args.request, {
    title: t("feeds.games", { brand }),
    description: t("feeds.gamesText", { brand }),
    locale,
    path: machinePaths.gameNews(locale),
    items: games.map((game) => toGameNews(game, locale)),
  });
}
