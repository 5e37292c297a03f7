import type { Locale } from "~/i18n/locales";
import { localizedText } from "~/i18n/localized-text";
import { paths } from "~/paths";
import { gameTags } from "~/rules/game-tags";
import type { FeedEntry } from "~contract/entities/feed-entry";
import type { Game } from "~contract/entities/game";
import { toContentBlock, type ActionView } from "./content-block";
import { type PictureView, toCoverPicture, toPicture, toVideoSources, type VideoSourceView } from "./picture";
import { assetAttribute, breakpointAttribute, feedAttribute, textAttribute } from "./feed-attributes";
import type { ViewContext } from "./view-context";

/** Muted; replaces the picture from this window width. */
export type FeaturedVideoView = { minWidth: number; sources: VideoSourceView[] };

export type FeaturedGameView = {
  id: string;
  title: string;
  /** E.g. "Game of the week". */
  headline: string | null;
  genre: string | null;
  pitch: string | null;
  playLabel: string;
  href: string;
  playHref: string;
  /** The game that the button starts; null when it leads elsewhere. */
  gameId: string | null;
  art: PictureView | null;
  video: FeaturedVideoView | null;
};

const ART_SIZE = { width: 640, height: 360 };

export function toFeaturedGame(entry: FeedEntry, view: ViewContext): FeaturedGameView | null {
  if (entry.game) return toGameBox(entry, entry.game, view);
  const type = entry.customContentItemType;
  return type === "FEATURE_CONTENT" || type === "FEATURED_FEED_PAGE" ? toContentBox(entry, view) : null;
}

/** The entry's attributes take precedence over the game's texts and cover. */
function toGameBox({ entryId, attributes }: FeedEntry, game: Game, view: ViewContext): FeaturedGameView {
  const { locale, t } = view;
  const ownArt = assetAttribute(attributes, "Cover images");
  const [mainTag] = gameTags(game).labels;
  return {
    id: entryId,
    title: textAttribute(attributes, "Title", locale) ?? game.title,
    headline: textAttribute(attributes, "Headline", locale),
    genre: mainTag ? localizedText(mainTag.title, mainTag.titleTranslations, locale) : null,
    pitch: pitchOf(attributes, locale) ?? game.shortDescription,
    playLabel: textAttribute(attributes, "Button text", locale) ?? t("feed.play"),
    href: paths.game(locale, game),
    playHref: paths.game(locale, game, { autoPlay: true }),
    gameId: game.gameId,
    art: ownArt ? toPicture(ownArt, ART_SIZE) : toCoverPicture(game.covers, "16:9"),
    video: toBoxVideo(attributes),
  };
}

function toContentBox(entry: FeedEntry, view: ViewContext): FeaturedGameView | null {
  const block = toContentBlock(entry, view);
  const action = block?.action ?? toFeedAction(entry, view);
  if (!block || !action) return null;
  const { id, title, kicker, text, picture } = block;
  return {
    ...{ id, title, headline: kicker, genre: null, pitch: text },
    ...{ playLabel: action.label, href: action.href, playHref: action.href, gameId: null },
    ...{ art: picture, video: toBoxVideo(entry.attributes) },
  };
}

function toFeedAction({ attributes, customContentItemType }: FeedEntry, { locale, t }: ViewContext): ActionView | null {
  const alias = customContentItemType === "FEATURED_FEED_PAGE" ? feedAttribute(attributes) : null;
  if (alias === null) return null;
  return { label: textAttribute(attributes, "Button text", locale) ?? t("feed.open"), href: paths.feed(locale, alias) };
}

function toBoxVideo(attributes: FeedEntry["attributes"]): FeaturedVideoView | null {
  const video = assetAttribute(attributes, "Cover videos");
  if (!video) return null;
  const sources = toVideoSources(video.variants);
  return sources.length > 0 ? { minWidth: breakpointAttribute(attributes), sources } : null;
}

function pitchOf(attributes: FeedEntry["attributes"], locale: Locale): string | null {
  return textAttribute(attributes, "Subheading", locale) ?? textAttribute(attributes, "Description", locale);
}
