import type { LoaderFunctionArgs } from "@remix-run/node";
import { machinePaths } from "~/machine-paths";
import { loadCrawlerData } from "~/server/crawler-data.server";
import { NEWS_SIZE, newsResponse } from "~/server/news-response.server";
import { pageContext } from "~/server/page-context.server";
import { publicSettings } from "~/server/public-settings.server";
import { toChallengeNews } from "~/view-models/news-items";
import { listChallenges } from "~contract/calls/challenges";

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { api, locale, t } = pageContext(args);
  const query = { locale, pageSize: NEWS_SIZE, sort: "newest" as const };
  const { challenges } = await loadCrawlerData(api(listChallenges, { query }));
  const brand = publicSettings.brandName;
  return newsResponse(args.request, {
    title: t("feeds.challenges", { brand }),
    description: t("feeds.challengesText", { brand }),
    locale,
    path: machinePaths.challengeNews(locale),
    items: challenges.map((challenge) => toChallengeNews(challenge, locale)),
  });
}
