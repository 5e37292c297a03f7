import { formatMoment } from "~/i18n/format-date";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { playerPaths } from "~/player-paths";
import { MAX_REPORT_COMMENT_LENGTH } from "~contract/calls/games";
import {
  playerReviewReportReason,
  type getOwnPlayerReview,
  type listPlayerReviews,
} from "~contract/calls/player-reviews";
import type { CallData } from "~contract/define-call";
import type { GameDetails } from "~contract/entities/game-details";
import {
  MAX_REVIEW_ANSWER_LENGTH,
  MAX_REVIEW_LENGTH,
  MIN_REVIEW_LENGTH,
  reviewOrder,
  type OwnPlayerReview,
  type ReviewOrder,
} from "~contract/entities/player-review";
import type { ChoiceFormView } from "./choice-form";
import type { PageDescription } from "./page-meta";
import { toPager, type PagerView } from "./pager";
import { toReview, toReviewShare, type ReviewView } from "./player-reviews";
import type { OptionView } from "./select";
import type { ViewContext } from "./view-context";

export type ReviewVote = "yes" | "no";

export type ReviewFormView = {
  text: string;
  vote: ReviewVote | null;
  limits: { min: number; max: number };
  /** When others see it. */
  note: string | null;
  isWritten: boolean;
};

/** Whether the viewer may write, and why not. */
export type OwnReviewView =
  | { kind: "log-in" }
  | { kind: "play"; text: string; gameHref: string }
  | { kind: "removed"; text: string; note: string }
  | { kind: "form"; form: ReviewFormView };

export type ReviewReportView = { reasons: OptionView[]; maxLength: number };

export type AnsweringView = { gameId: string; maxLength: number };

export type ReviewsPageView = {
  title: string;
  subtitle: string;
  game: { title: string; href: string };
  /** Null when it failed to load. */
  own: OwnReviewView | null;
  order: ChoiceFormView;
  emptyText: string;
  reviews: ReviewView[];
  pager: PagerView | null;
  /** Null for whoever is not signed in. */
  report: ReviewReportView | null;
  /** Null for all but who makes the game. */
  answering: AnsweringView | null;
};

export const REVIEW_ERRORS = [
  "account_suspended",
  "play_time_too_short",
  "player_review_not_found",
  "player_review_own",
  "player_review_removed",
  "studio_role_insufficient",
  "text_refused",
  "too_many_requests",
  "unreachable",
] as const;
export type ReviewError = (typeof REVIEW_ERRORS)[number];

/** Of a form of the page; of the own review with what was typed. A script that reaches nobody says the error only. */
export type ReviewRefusal = {
  ok: false;
  error: ReviewError | "fields_wrong";
  message?: string;
  problems?: { text?: string; vote?: string; answer?: string };
  values?: { text: string; vote: ReviewVote | null };
  /** Of the review that the studio answers. */
  answer?: { reviewId: string; text: string };
};

export type ReviewsData = {
  game: GameDetails;
  list: CallData<typeof listPlayerReviews>;
  order: ReviewOrder | undefined;
  /** Null for whoever is not signed in, undefined when it failed to load. */
  own: CallData<typeof getOwnPlayerReview> | null | undefined;
};

export function toReviewsPage({ game, list, order, own }: ReviewsData, view: ViewContext): ReviewsPageView {
  const { t, locale } = view;
  const { share, count } = toReviewShare(list, view);
  return {
    title: t("reviews.title", { game: game.title }),
    subtitle: [share, count].filter(Boolean).join(" · "),
    game: { title: game.title, href: paths.game(locale, game) },
    own: own === undefined ? null : toOwn(own, game, view),
    order: toOrder(game, order, view),
    emptyText: t(list.total === 0 ? "reviews.none" : "reviews.noneInOrder"),
    reviews: list.reviews.map((review) => toReview(review, game.studio.name, view)),
    pager: toPager(list.pagination, (page) => playerPaths.reviews(locale, game, { order, page })),
    report: own ? toReport(view) : null,
    answering: own?.mayAnswer ? { gameId: game.gameId, maxLength: MAX_REVIEW_ANSWER_LENGTH } : null,
  };
}

function toOrder(game: GameDetails, order: ReviewOrder | undefined, { t, locale }: ViewContext): ChoiceFormView {
  const label = t("reviews.order");
  const options = reviewOrder.options.map((value) => ({
    value: value === "HELPFUL" ? "" : value,
    label: t(`reviews.order.${value}`),
  }));
  const choices = [{ name: "order", label, chosen: order ?? "", options }];
  return { action: playerPaths.reviews(locale, game), label, choices, hiddenFields: [] };
}

function toReport({ t }: ViewContext): ReviewReportView {
  return {
    reasons: playerReviewReportReason.options.map((value) => ({ value, label: t(`reviews.reportReason.${value}`) })),
    maxLength: MAX_REPORT_COMMENT_LENGTH,
  };
}

function toOwn(own: CallData<typeof getOwnPlayerReview> | null, game: GameDetails, view: ViewContext): OwnReviewView {
  const { t, locale } = view;
  if (own === null) return { kind: "log-in" };
  const { review, missingMinutes } = own;
  if (review?.removal) {
    const { text, removal } = review;
    return { kind: "removed", text, note: t("reviews.removed", { reason: removal.reason }) };
  }
  if (!review && missingMinutes > 0) {
    return { kind: "play", text: t("reviews.missing", { count: missingMinutes }), gameHref: paths.game(locale, game) };
  }
  return { kind: "form", form: toForm(review, view) };
}

function toForm(review: OwnPlayerReview | null, view: ViewContext): ReviewFormView {
  const vote = review?.isRecommended ? "yes" : "no";
  return {
    ...{ text: review?.text ?? "", vote: review && vote, isWritten: review !== null },
    limits: { min: MIN_REVIEW_LENGTH, max: MAX_REVIEW_LENGTH },
    note: review && noteOf(review, view),
  };
}

function noteOf({ appearsDate, waitsForEmail }: OwnPlayerReview, { t, locale }: ViewContext): string | null {
  if (waitsForEmail) return t("reviews.waitsForEmail");
  return appearsDate && t("reviews.appearsOn", { date: formatMoment(appearsDate, locale) });
}

/** Each page of the usual order has an address of its own for search engines. */
export function toReviewsDescription({ game, list, order }: ReviewsData, { t }: ViewContext): PageDescription {
  return {
    title: t("reviews.title", { game: game.title }),
    description: t("reviews.description", { game: game.title }),
    path: playerPaths.reviews(DEFAULT_LOCALE, game, { page: order === undefined ? list.pagination.currPage : 0 }),
  };
}
