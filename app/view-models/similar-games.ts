import { formatList } from "~/i18n/format-list";
import { localizedText } from "~/i18n/localized-text";
import type { SimilarGame } from "~contract/entities/similar-game";
import { toGameCard, type GameCardView } from "./game-card";
import type { ViewContext } from "./view-context";

export type SimilarGameView = { card: GameCardView; reason: string };

/** More tags would not fit below a card. */
const NAMED_TAGS = 2;

export function toSimilarGames(games: readonly SimilarGame[], view: ViewContext): SimilarGameView[] {
  return games.map((similar) => ({ card: toGameCard(similar.game, view), reason: toReason(similar, view) }));
}

function toReason({ game, reason }: SimilarGame, { t, locale }: ViewContext): string {
  switch (reason.code) {
    case "SAME_STUDIO":
      return t("game.similar.studio", { studio: game.studio.name });
    case "PLAYED_TOGETHER":
      return t("game.similar.players");
    case "SHARED_TAGS": {
      const named = (tags: typeof reason.tags) =>
        formatList(
          tags
            .slice(0, NAMED_TAGS)
            .map(({ title, titleTranslations, alias }) => localizedText(title, titleTranslations, locale) || alias),
          locale,
        );
      const genre = named(reason.tags.filter(({ parentTagAlias }) => parentTagAlias === "genre").slice(0, 1));
      return genre ? t("game.similar.genre", { genre }) : t("game.similar.tags", { tags: named(reason.tags) });
    }
  }
}
