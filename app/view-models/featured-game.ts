import type { Locale } from "~/i18n/locales";
import { localizedText } from "~/i18n/localized-text";
import { paths } from "~/paths";
import { gameTags } from "~/rules/game-tags";
import type { FeedEntry } from "~contract/entities/feed-entry";
import { toCoverPicture } from "./cover-picture";
import { assetAttribute, textAttribute } from "./feed-attributes";
import { toPicture, type PictureView } from "./picture";
import type { ViewContext } from "./view-context";

export type FeaturedGameView = {
  id: string;
  title: string;
  /** Why it stands here, e.g. "Game of the week". */
  headline: string | null;
  genre: string | null;
  pitch: string | null;
  playLabel: string;
  href: string;
  playHref: string;
  art: PictureView | null;
};

const ART_SIZE = { width: 640, height: 360 };

/** A game on the shelf: the entry's attributes win over the game's own texts and cover; null without a game. */
export function toFeaturedGame({ entryId, game, attributes }: FeedEntry, view: ViewContext): FeaturedGameView | null {
  if (!game) return null;
  const { locale, t } = view;
  const ownArt = assetAttribute(attributes, "Cover images");
  const [mainTag] = gameTags(game).shown;
  return {
    id: entryId,
    title: textAttribute(attributes, "Title", locale) ?? game.title,
    headline: textAttribute(attributes, "Headline", locale),
    genre: mainTag ? localizedText(mainTag.title, mainTag.titleTranslations, locale) : null,
    pitch: pitchOf(attributes, locale) ?? game.shortDescription,
    playLabel: textAttribute(attributes, "Button text", locale) ?? t("feed.play"),
    href: paths.game(locale, game),
    playHref: paths.game(locale, game, { autoPlay: true }),
    art: ownArt ? toPicture(ownArt, ART_SIZE) : toCoverPicture(game.covers, "16:9"),
  };
}

function pitchOf(attributes: FeedEntry["attributes"], locale: Locale): string | null {
  return textAttribute(attributes, "Subheading", locale) ?? textAttribute(attributes, "Description", locale);
}
