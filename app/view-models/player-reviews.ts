import { formatDate } from "~/i18n/format-date";
import { LANGUAGE_TAGS } from "~/i18n/locales";
import { paths } from "~/paths";
import type { PlayerReview } from "~contract/entities/player-review";
import type { ViewContext } from "./view-context";

export type ReviewAnswerView = { title: string; text: string; date: string };

export type ReviewView = {
  id: string;
  /** Says whose it is. */
  label: string;
  author: { name: string; href: string; pictureUrl: string | null };
  isRecommended: boolean;
  vote: string;
  /** When it was written and after how long. */
  about: string;
  text: string;
  /** A language tag. */
  language: string;
  helpful: { count: number; isPressed: boolean };
  isOwn: boolean;
  answer: ReviewAnswerView | null;
};

const HOUR_MINUTES = 60;
const WHOLE_PERCENT = 100;

/** @param studioName Of the game, whose studio answers. */
export function toReview(review: PlayerReview, studioName: string, view: ViewContext): ReviewView {
  const { reviewId, author, isRecommended, text, locale, helpful, isFoundHelpful, isOwn } = review;
  const { username: name, pictureUrl } = author;
  return {
    ...{ id: reviewId, label: view.t("reviews.of", { author: name }), isRecommended, text, isOwn },
    author: { name, href: paths.user(view.locale, name), pictureUrl },
    vote: view.t(isRecommended ? "reviews.recommended" : "reviews.notRecommended"),
    about: aboutText(review, view),
    language: LANGUAGE_TAGS[locale],
    helpful: { count: helpful, isPressed: isFoundHelpful },
    answer: toAnswer(review.answer, studioName, view),
  };
}

function aboutText({ createdDate, editedDate, playedMinutes }: PlayerReview, view: ViewContext): string {
  const { t } = view;
  const hours = Math.floor(playedMinutes / HOUR_MINUTES);
  const played =
    hours > 0 ? t("reviews.playedHours", { count: hours }) : t("reviews.playedMinutes", { count: playedMinutes });
  const edited = editedDate === null ? [] : [t("reviews.edited", { date: formatDate(editedDate, view) })];
  return [formatDate(createdDate, view), played, ...edited].join(" · ");
}

function toAnswer(answer: PlayerReview["answer"], studio: string, view: ViewContext): ReviewAnswerView | null {
  if (answer === null) return null;
  const { text, date, editedDate } = answer;
  const edited = editedDate === null ? [] : [view.t("reviews.edited", { date: formatDate(editedDate, view) })];
  return {
    title: view.t("reviews.answerOf", { studio }),
    text,
    date: [formatDate(date, view), ...edited].join(" · "),
  };
}

type Counts = { total: number; recommended: number };

/** Both empty without reviews. */
export function toReviewShare({ total, recommended }: Counts, { t }: ViewContext): { share: string; count: string } {
  if (total === 0) return { share: "", count: "" };
  const percent = Math.round((recommended * WHOLE_PERCENT) / total);
  return { share: t("reviews.share", { percent }), count: t("reviews.count", { count: total }) };
}
