import { formatDate } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { localizedText } from "~/i18n/localized-text";
import type { TextKey } from "~/i18n/text-keys";
import { paths } from "~/paths";
import { imageCover16by9 } from "~/rules/cover-choice";
import { descriptionParagraphs, type DescriptionParagraph } from "~/rules/game-description";
import { gameTags } from "~/rules/game-tags";
import type { Challenge } from "~contract/entities/challenge";
import type { GameDetails } from "~contract/entities/game-details";
import { toChallengeCard, type ChallengeCardView } from "./challenge-card";
import { toCoverPicture } from "./cover-picture";
import { toGameControls, type ControlGroupView } from "./game-controls";
import type { PageDescription } from "./page-meta";
import { gameData } from "./structured-data/game-data";
import { toPicture, type PictureView } from "./picture";
import { mainChallenge, type PlayerView } from "./player";
import type { ViewContext } from "./view-context";

/** The gallery shows one large picture and two beside it. */
const GALLERY_SIZE = 3;
const GALLERY_PICTURE = { width: 640, height: 360 };
const MS_PER_HOUR = 3_600_000;

export type FactView = { label: string; value: string; isRating: boolean };

/** A tag's label; without a page of its own it is no link. */
export type TagChipView = { title: string; href: string | null };

export type GamePageView = {
  id: string;
  title: string;
  keyColor: string | null;
  byStudio: string;
  player: PlayerView;
  lead: string | null;
  paragraphs: DescriptionParagraph[];
  tags: TagChipView[];
  controls: ControlGroupView[];
  gallery: PictureView[];
  facts: FactView[];
  /** Null for a game without challenges; their list is null when it could not be loaded. */
  compete: { title: string; challenges: ChallengeCardView[] | null } | null;
};

export type GamePageData = { game: GameDetails; challenges: Challenge[] | null; isAutoPlay: boolean };

export function toGamePage({ game, challenges, isAutoPlay }: GamePageData, view: ViewContext): GamePageView {
  const { t, locale } = view;
  const { title } = game;
  const main = mainChallenge(challenges ?? []);
  const poster = toCoverPicture(game.covers, "16:9");
  const cards = challenges?.map((challenge) => toChallengeCard(challenge, view)) ?? null;
  return {
    id: game.gameId,
    title,
    keyColor: game.keyColor ?? null,
    byStudio: t("game.byStudio", { studio: game.studio.name }),
    player: {
      ...{ gameId: game.gameId, title, poster, isAutoPlay },
      ...{ challengeId: main?.challengeId ?? null, scoreType: main?.type ?? "points" },
    },
    lead: game.shortDescription,
    paragraphs: descriptionParagraphs(game.longDescription),
    tags: gameTags(game).shown.map((tag) => ({
      title: localizedText(tag.title, tag.titleTranslations, locale) || (tag.alias ?? ""),
      href: tag.alias === null ? null : paths.tag(locale, tag.alias),
    })),
    controls: toGameControls(game.gameControlGroups, view),
    gallery: toGallery(game.gallery),
    facts: toFacts(game, view),
    compete: cards?.length === 0 ? null : { title: t("game.compete", { game: title }), challenges: cards },
  };
}

/** Pictures only; entries without url or thumbnail are dropped (spec section 5). */
function toGallery(gallery: GameDetails["gallery"]): PictureView[] {
  return gallery
    .flatMap(({ type, url, thumbnailUrl, variants }) =>
      type === "IMAGE" && url !== null && thumbnailUrl !== null ? [toPicture({ url, variants }, GALLERY_PICTURE)] : [],
    )
    .slice(0, GALLERY_SIZE);
}

const AGE_TEXTS: Record<Exclude<GameDetails["ageRating"], "NOT_SET">, TextKey> = {
  ADULTS: "game.age.adults",
  CHILDREN: "game.age.children",
  EARLY_TEENS: "game.age.earlyTeens",
  EVERYONE: "game.age.everyone",
  MATURE: "game.age.mature",
  TEENS: "game.age.teens",
};

function toFacts(game: GameDetails, view: ViewContext): FactView[] {
  const { t } = view;
  const { totalPlays, totalTime, uniquePlayers } = game.gamePlayStatistics;
  const facts: (FactView | null)[] = [
    toRating(game.averageGameRating, view),
    fact(t("game.plays"), groupDigits(totalPlays)),
    fact(t("game.timePlayed"), t("game.hours", { hours: groupDigits(Math.round(totalTime / MS_PER_HOUR)) })),
    fact(t("game.players"), groupDigits(uniquePlayers)),
    fact(t("game.released"), formatDate(game.releaseDate, view)),
    game.platforms.length > 0 ? fact(t("game.platforms"), toPlatforms(game.platforms, view)) : null,
    game.ageRating === "NOT_SET" ? null : fact(t("game.ageRating"), t(AGE_TEXTS[game.ageRating])),
  ];
  return facts.filter((entry) => entry !== null);
}

function toRating(rating: number | null, { t, locale }: ViewContext): FactView | null {
  if (rating === null) return null;
  const value = rating.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return { ...fact(t("game.rating"), t("game.ratingOf", { rating: value })), isRating: true };
}

function toPlatforms(platforms: GameDetails["platforms"], { t }: ViewContext): string {
  if (platforms.includes("DESKTOP") && platforms.includes("MOBILE")) return t("game.platform.both");
  return t(platforms.includes("MOBILE") ? "game.platform.mobile" : "game.platform.desktop");
}

function fact(label: string, value: string): FactView {
  return { label, value, isRating: false };
}

/** Title, description and social card of a game's page. */
export function toGameDescription(game: GameDetails, view: ViewContext): PageDescription {
  const { title, shortDescription, studio } = game;
  const cover = imageCover16by9(game.covers);
  return {
    title,
    description: shortDescription ?? view.t("game.descriptionOf", { game: title, studio: studio.name }),
    path: paths.game(DEFAULT_LOCALE, game),
    structuredData: gameData(game, view),
    ...(cover && { image: cover.original }),
  };
}
