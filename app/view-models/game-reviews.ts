import { formatDate } from "~/i18n/format-date";
import { LANGUAGE_TAGS } from "~/i18n/locales";
import { playerPaths } from "~/player-paths";
import type { listPlayerReviews } from "~contract/calls/player-reviews";
import type { CallData } from "~contract/define-call";
import type { GameDetails } from "~contract/entities/game-details";
import type { PlayerReview } from "~contract/entities/player-review";
import { toReviewShare } from "./player-reviews";
import type { ViewContext } from "./view-context";

/** On the game's page; longer ones end with an ellipsis. */
const MAX_SHOWN_CHARACTERS = 300;

export type ShownReviewView = { id: string; head: string; text: string; language: string };

export type GameReviewsView = {
  title: string;
  /** Empty without reviews. */
  share: string;
  reviews: ShownReviewView[];
  link: { label: string; href: string };
};

/** The most helpful reviews; without any a link to write one. `list` is null when it failed to load. */
export function toGameReviews(
  game: GameDetails,
  list: CallData<typeof listPlayerReviews> | null,
  view: ViewContext,
): GameReviewsView {
  const { share, count } = toReviewShare(list ?? { total: 0, recommended: 0 }, view);
  const label = list?.total === 0 ? "game.firstReview" : "game.allReviews";
  return {
    title: view.t("game.reviews"),
    share: [share, count].filter(Boolean).join(" · "),
    reviews: list?.reviews.map((review) => toShown(review, view)) ?? [],
    link: { label: view.t(label), href: playerPaths.reviews(view.locale, game) },
  };
}

function toShown({ reviewId, author, isRecommended, text, locale, createdDate }: PlayerReview, view: ViewContext) {
  const vote = view.t(isRecommended ? "reviews.recommended" : "reviews.notRecommended");
  const head = [vote, author.username, formatDate(createdDate, view)].join(" · ");
  const characters = [...text];
  const shown = characters.slice(0, MAX_SHOWN_CHARACTERS).join("").trimEnd();
  return {
    ...{ id: reviewId, head, language: LANGUAGE_TAGS[locale] },
    text: characters.length > MAX_SHOWN_CHARACTERS ? `${shown}…` : text,
  };
}
