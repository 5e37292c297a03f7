import { deskPaths } from "~/desk-paths";
import { formatDay, formatMoment } from "~/i18n/format-date";
import { formatList } from "~/i18n/format-list";
import { paths } from "~/paths";
import type { ListedReview, listReviews } from "~contract/calls/game-reviews";
import type { CallData } from "~contract/define-call";
import { AGE_TEXTS, toPlatforms } from "../game-facts";
import { toPager, type PagerView } from "../pager";
import { toBuildReport, type FactView } from "../studio/build-report";
import { PERMISSION_TEXTS } from "../studio/studio-game";
import type { ViewContext } from "../view-context";
import { failureText } from "./content-state";
import { toMomentField } from "./moment-field";

export type ReviewView = {
  id: string;
  title: string;
  studio: string;
  description: string;
  pictureUrl: string | null;
  facts: FactView[];
  warnings: string[];
  /** Why it did not appear, or cannot. */
  problems: string[];
  playHref: string;
  /** What the field of a later moment shows first. */
  publishDate: string;
};

export type ReviewListView = { reviews: ReviewView[]; pager: PagerView | null };

export function toReviewList({ reviews, pagination }: CallData<typeof listReviews>, view: ViewContext): ReviewListView {
  return {
    reviews: reviews.map((review) => toReview(review, view)),
    pager: toPager(pagination, (page) => deskPaths.reviews(view.locale, page)),
  };
}

function toReview(review: ListedReview, view: ViewContext): ReviewView {
  const { locale, t } = view;
  const { gameId, shortId, mangledTitle, trackId, failure, isStopped } = review;
  const { facts, warnings } = toBuildReport(review.report, view);
  return {
    ...{ id: review.reviewId, title: review.gameTitle, description: review.shortDescription, warnings },
    studio: `${review.studioName} · ${shortId}`,
    pictureUrl: review.coverUrl,
    facts: [...submissionFacts(review, view), ...gameFacts(review, view), ...facts],
    problems: [
      ...(failure === null ? [] : [t("desk.failure", { reason: failureText(failure, t) })]),
      ...(isStopped ? [t("desk.error.game_is_blocked")] : []),
    ],
    playHref: paths.game(locale, { gameId, gameShortId: shortId, mangledTitle }, { trackId }),
    publishDate: toMomentField(review.publishDate ?? review.wishedDate),
  };
}

function submissionFacts({ version, submittedDate, wishedDate, publishDate }: ListedReview, view: ViewContext) {
  const { locale, t } = view;
  return [
    { label: t("desk.submittedVersion"), value: version },
    { label: t("desk.submittedOn"), value: formatDay(submittedDate, locale) },
    ...(wishedDate === null ? [] : [{ label: t("desk.wishedFor"), value: formatMoment(wishedDate, locale) }]),
    ...(publishDate === null ? [] : [{ label: t("desk.appearsOn"), value: formatMoment(publishDate, locale) }]),
  ];
}

function gameFacts(review: ListedReview, view: ViewContext): FactView[] {
  const { locale, t } = view;
  const { ageRating, platforms, permissions, declaredHosts, rights } = review;
  const asked = permissions.map((permission) => t(PERMISSION_TEXTS[permission]));
  const all: (FactView | null)[] = [
    ageRating === "NOT_SET" ? null : { label: t("desk.ageRating"), value: t(AGE_TEXTS[ageRating]) },
    { label: t("desk.platforms"), value: toPlatforms(platforms, view) },
    rights && {
      label: t("desk.rightsHolder"),
      value: t(rights.isOwnWork ? "desk.rightsOwn" : "desk.rightsLicensed", { holder: rights.holder }),
    },
    asked.length === 0 ? null : { label: t("desk.asksPlayersFor"), value: formatList(asked, locale) },
    declaredHosts.length === 0 ? null : { label: t("desk.mayCall"), value: declaredHosts.join(", ") },
  ];
  return all.filter((fact) => fact !== null);
}
