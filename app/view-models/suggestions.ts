import { localizedText } from "~/i18n/localized-text";
import { paths } from "~/paths";
import type { CallData } from "~contract/define-call";
import type { suggestGames } from "~contract/calls/games";
import { type PictureView, toCoverPicture } from "./picture";
import type { ViewContext } from "./view-context";

export type SuggestionView = {
  id: string;
  title: string;
  href: string;
  kind: string;
  picture: PictureView | null;
};

/** GET /api/suggestions/; null when the API does not respond. */
export type SuggestionsResponse = {
  label: string;
  /** Announced to screen readers. */
  status: string;
  rows: SuggestionView[];
  chips: SuggestionView[];
};

type Suggestions = CallData<typeof suggestGames>;

/** See docs/product/finding-games.md#suggestions. */
export function toSuggestions(
  { games, challenges, tags, studios }: Suggestions,
  context: ViewContext,
): SuggestionsResponse {
  const { locale, t } = context;
  const rows: SuggestionView[] = [
    ...games.map((game) => ({
      id: game.gameId,
      title: game.title,
      href: paths.game(locale, game),
      kind: t("suggestions.game"),
      picture: toCoverPicture(game.covers, "16:9"),
    })),
    ...challenges.map((challenge) => ({
      id: challenge.challengeId,
      title: challenge.name,
      href: paths.challenge(locale, challenge),
      kind: t("suggestions.challenge", { game: challenge.game.title }),
      picture: toCoverPicture(challenge.covers, "16:9"),
    })),
    ...studios.map(({ studioId, name }) => ({
      id: studioId,
      title: name,
      href: paths.search(locale, { studios: [studioId] }),
      kind: t("suggestions.studio"),
      picture: null,
    })),
  ];
  const chips = tags.map(({ tagId, alias, title, titleTranslations }) => ({
    id: tagId,
    title: localizedText(title, titleTranslations, locale) || alias,
    href: paths.tag(locale, alias),
    kind: t("suggestions.tag"),
    picture: null,
  }));
  const count = rows.length + chips.length;
  const status = count === 0 ? t("suggestions.none") : t("suggestions.count", { count });
  return { label: t("suggestions.label"), status, rows, chips };
}
