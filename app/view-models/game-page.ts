import { DEFAULT_LOCALE } from "~/i18n/locales";
import { localizedText } from "~/i18n/localized-text";
import { paths } from "~/paths";
import { choosePreviewVideo } from "~/rules/cover-choice";
import { cleanDescription } from "~/rules/game-description";
import { gameTags } from "~/rules/game-tags";
import { madeFor } from "~/rules/made-for";
import { stageColor } from "~/rules/stage-color";
import type { Challenge } from "~contract/entities/challenge";
import type { GameDetails } from "~contract/entities/game-details";
import type { SimilarGame } from "~contract/entities/similar-game";
import { toChallengeCard, type ChallengeCardView } from "./challenge-card";
import { toCoverPicture } from "./picture";
import { toGameAchievements, type GameAchievementView } from "./game-achievements";
import { toGameControls, type ControlGroupView } from "./game-controls";
import { toGameFacts, type FactView } from "./game-facts";
import { toGameGallery, type GalleryItemView } from "./game-gallery";
import type { PageDescription } from "./page-meta";
import { mainChallenge, type PlayerView } from "./player";
import { toRoom, type RequestedRoom, type RoomView } from "./room";
import { toSafeHtml, type SafeHtml } from "./safe-html";
import { toSimilarGames, type SimilarGameView } from "./similar-games";
import { toGameSocialCard } from "./social-card";
import { gameData } from "./structured-data/game-data";
import type { ViewContext } from "./view-context";
import { toWhatsNew, type WhatsNewView } from "./whats-new";

export type TagChipView = { title: string; href: string };

export type BylineView = { before: string; studio: string; href: string; after: string; genre: string | null };

export type GameHeadingView = {
  id: string;
  title: string;
  path: string;
  byline: BylineView;
  favoriteId: string | null;
  /** The page without the named track; null when none is named. */
  usualHref: string | null;
};

export type GamePageView = {
  id: string;
  /** Hex. */
  stageColor: string | null;
  heading: GameHeadingView;
  player: PlayerView;
  /** Null for a single-player game. */
  room: RoomView | null;
  lead: string | null;
  description: SafeHtml | null;
  tags: TagChipView[];
  whatsNew: WhatsNewView | null;
  controls: ControlGroupView[];
  achievements: GameAchievementView[];
  gallery: GalleryItemView[];
  facts: FactView[];
  /** Stars, from 1 to 5. */
  userRating: string | null;
  /** Null without challenges; the list is null when it failed to load. */
  compete: { title: string; challenges: ChallengeCardView[] | null } | null;
  similar: SimilarGameView[];
};

export type GamePageData = {
  game: GameDetails;
  challenges: Challenge[] | null;
  similarGames: SimilarGame[];
  start: Pick<PlayerView, "isAutoPlay" | "roomUrl" | "loading">;
  room: RequestedRoom | null;
  mayOpenRoom: boolean;
  /** The requested track; undefined for the default one. */
  trackId?: string | undefined;
};

export function toGamePage(data: GamePageData, view: ViewContext): GamePageView {
  const { game, challenges, similarGames } = data;
  const { title } = game;
  const gameLink = paths.game(view.locale, game, { trackId: data.trackId });
  const cards = challenges?.map((challenge) => toChallengeCard(challenge, view)) ?? null;
  return {
    id: game.gameId,
    stageColor: game.keyColor ? stageColor(game.keyColor) : null,
    heading: toHeading(data, view),
    player: toPlayer(data, view),
    room: game.multiplayer ? toRoom({ found: data.room, gameLink, mayOpen: data.mayOpenRoom }, view) : null,
    lead: game.shortDescription,
    description: toSafeHtml(cleanDescription(game.longDescription), view.locale),
    tags: toTagChips(game, view),
    whatsNew: toWhatsNew(game, view),
    controls: toGameControls(game.gameControlGroups, view),
    achievements: toGameAchievements(game, view),
    gallery: toGameGallery(game.gallery),
    facts: toGameFacts(game, view),
    userRating: toUserRating(game, view),
    compete: cards?.length === 0 ? null : { title: view.t("game.compete", { game: title }), challenges: cards },
    similar: toSimilarGames(similarGames, view),
  };
}

function toUserRating({ gameId, userGameRating }: GameDetails, { placeholderOf }: ViewContext): string | null {
  if (placeholderOf) return placeholderOf(`rating.${gameId}`);
  return userGameRating === null ? null : String(userGameRating);
}

function toPlayer({ game, challenges, start, trackId }: GamePageData, { locale }: ViewContext): PlayerView {
  const main = mainChallenge(challenges ?? []);
  const { gameId, gameShortId, title } = game;
  const poster = toCoverPicture(game.covers, "16:9");
  return {
    ...{ gameId, gameShortId, title, poster, trackId: trackId ?? null, ...start },
    gameLink: paths.game(locale, game, { trackId }),
    ...{ challengeId: main?.challengeId ?? null, scoreType: main?.type ?? "points" },
    needsIsolation: game.usesSharedArrayBuffer,
    madeFor: madeFor(game.platforms),
  };
}

function toHeading({ game, trackId }: GamePageData, view: ViewContext): GameHeadingView {
  return {
    id: game.gameId,
    title: game.title,
    path: paths.game(view.locale, game, { trackId }),
    usualHref: trackId === undefined ? null : paths.game(view.locale, game),
    byline: toByline(game, view),
    favoriteId: view.placeholderOf?.(`favorite.game.${game.gameId}`) ?? game.favoriteId,
  };
}

/** Placeholder for the studio's name, which is rendered as a link; occurs in no text. */
const STUDIO_MARK = "\u0000";

function toByline(game: GameDetails, { t, locale }: ViewContext): BylineView {
  const { studio } = game;
  const [before = "", after = ""] = t("game.byStudio", { studio: STUDIO_MARK }).split(STUDIO_MARK);
  const genre = gameTags(game).labels.find(({ parentTagAlias }) => parentTagAlias === "genre");
  return {
    ...{ before, studio: studio.name, href: paths.studio(locale, studio.studioId), after },
    genre: genre ? localizedText(genre.title, genre.titleTranslations, locale) || null : null,
  };
}

/** The tag added by the rule has no alias and links to the multiplayer games. */
function toTagChips(game: GameDetails, { t, locale }: ViewContext): TagChipView[] {
  return gameTags(game).labels.map(({ alias, title, titleTranslations }) =>
    alias === null
      ? { title: t("gameCard.multiplayer"), href: paths.discover(locale, { multiplayer: true }) }
      : { title: localizedText(title, titleTranslations, locale) || alias, href: paths.tag(locale, alias) },
  );
}

export function toGameDescription(game: GameDetails, view: ViewContext, trackId?: string): PageDescription {
  const { title, shortDescription, studio } = game;
  return {
    title,
    description: shortDescription ?? view.t("game.descriptionOf", { game: title, studio: studio.name }),
    path: paths.game(DEFAULT_LOCALE, game, { trackId }),
    noindex: trackId !== undefined,
    structuredData: gameData(game, view),
    card: toGameSocialCard(game),
    video: choosePreviewVideo(game.covers, game.gallery),
  };
}
