import { localizedText } from "~/i18n/localized-text";
import { paths } from "~/paths";
import { gameTags } from "~/rules/game-tags";
import type { GameDetails } from "~contract/entities/game-details";
import type { ViewContext } from "../view-context";
import { breadcrumbs } from "./breadcrumbs";
import type { StructuredData } from "./structured-data";
import { videoGame } from "./video-game";

/** The breadcrumbs lead via the first tag that has a page. */
export function gameData(game: GameDetails, { locale }: ViewContext): StructuredData[] {
  const crumbs = gameTags(game)
    .shown.flatMap(({ alias, title, titleTranslations }) =>
      alias === null
        ? []
        : [{ name: localizedText(title, titleTranslations, locale) || alias, href: paths.tag(locale, alias) }],
    )
    .slice(0, 1);
  return [videoGame(game), breadcrumbs(crumbs, game.title)];
}
