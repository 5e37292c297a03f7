import type { Translate } from "~/i18n/text-keys";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { machinePaths } from "~/machine-paths";
import type { NewsFeed } from "./page-meta";

export function newsFeeds(t: Translate, brand: string): NewsFeed[] {
  return [
    { title: t("feeds.games", { brand }), path: machinePaths.gameNews(DEFAULT_LOCALE) },
    { title: t("feeds.challenges", { brand }), path: machinePaths.challengeNews(DEFAULT_LOCALE) },
  ];
}
