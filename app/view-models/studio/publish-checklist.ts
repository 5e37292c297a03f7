import { formatDay, formatMoment } from "~/i18n/format-date";
import type { TextKey } from "~/i18n/text-keys";
import type { DeveloperGameDetails, GameReview } from "~contract/entities/developer-game";
import { toMomentField } from "../desk/moment-field";
import type { ViewContext } from "../view-context";

export type ChecklistItemView = { text: string; isDone: boolean; href: string };

export type PublishView = {
  items: ChecklistItemView[];
  /** "5 of 6". */
  heading: string;
  /** What publishing does or why there is nothing to publish. */
  text: string;
  /** Null where there is nothing to publish. */
  button: string | null;
  isReady: boolean;
  /** Asked when there is an earlier public version. */
  asksForRules: boolean;
  /** Null for a game that needs no review before it appears. */
  review: ReviewView | null;
};

/** `note` says how far the desk is with what was submitted, if anything was. */
export type ReviewView = { note: string | null; canWithdraw: boolean; wishedDate: string };

const INTERNAL = "internal";

export function toPublish(game: DeveloperGameDetails, view: ViewContext): PublishView {
  const { t } = view;
  const internal = game.tracks.find(({ name }) => name === INTERNAL);
  const isPublished = game.tracks.some(({ isPublic, releaseId }) => isPublic && releaseId === internal?.releaseId);
  const version = internal?.version ?? null;
  const checks: [isDone: boolean, text: TextKey, href: string][] = [
    [game.rights !== null, "studios.check.rights", "#rights"],
    [version !== null, "studios.check.release", "#upload"],
    [game.shortDescription !== "", "studios.check.description", "#facts"],
    [game.ageRating !== "NOT_SET", "studios.check.age", "#facts"],
    [game.platforms.length > 0, "studios.check.platforms", "#facts"],
    [game.covers.length > 0, "studios.check.cover", "#covers"],
  ];
  const items = checks.map(([isDone, text, href]) => ({ isDone, text: t(text), href }));
  const done = items.filter(({ isDone }) => isDone).length;
  const { needsReview, review } = game;
  const isSubmitted = needsReview && review?.releaseId === internal?.releaseId && review?.state !== "SENT_BACK";
  const isLive = game.isPublished && isPublished && version !== null;
  return {
    items,
    heading: t("studios.ready", { done, all: items.length }),
    text: isLive
      ? t("studios.publishLive", { version })
      : t(needsReview ? "studios.review.text" : "studios.publishText"),
    button:
      isLive || version === null || isSubmitted
        ? null
        : t(needsReview ? "studios.review.submit" : "studios.publish", { version }),
    isReady: done === items.length && game.takedownReason === null,
    asksForRules: game.isPublished,
    review: needsReview ? toReview(game, view) : null,
  };
}

function toReview({ review }: DeveloperGameDetails, view: ViewContext): ReviewView {
  if (!review) return { note: null, canWithdraw: false, wishedDate: "" };
  return {
    note: reviewNote(review, view),
    canWithdraw: review.state !== "SENT_BACK",
    wishedDate: toMomentField(review.wishedDate),
  };
}

function reviewNote({ state, version, reason, submittedDate, publishDate }: GameReview, { t, locale }: ViewContext) {
  switch (state) {
    case "WAITING":
      return t("studios.review.waiting", { version, date: formatDay(submittedDate, locale) });
    case "SCHEDULED":
      return t("studios.review.scheduled", { version, date: formatMoment(publishDate ?? submittedDate, locale) });
    case "SENT_BACK":
      return t("studios.review.sentBack", { version, reason: reason ?? "" });
  }
}
