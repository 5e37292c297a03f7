import { ID, MOMENT, PAGINATION as pagination, PERSON } from "./entities";

const ANYTHING = {};

const REVIEW = {
  ...{ reviewId: ID, text: "The kite is heavy at first, and then it flies.", isRecommended: true, locale: "en" },
  author: PERSON,
  ...{ playedMinutes: 12, createdDate: MOMENT, editedDate: MOMENT, helpful: 3, isFoundHelpful: true, isOwn: false },
  answer: { text: "Thank you.", date: MOMENT, editedDate: MOMENT },
};

const OWN = {
  ...{ ...REVIEW, isOwn: true, appearsDate: MOMENT, waitsForEmail: false },
  removal: { reason: "An insult.", date: MOMENT },
};

export const PLAYER_REVIEW_SAMPLES: Readonly<Record<string, unknown>> = {
  listPlayerReviews: { reviews: [REVIEW], total: 4, recommended: 3, pagination },
  getOwnPlayerReview: { review: OWN, missingMinutes: 3, mayAnswer: true },
  putPlayerReview: OWN,
  deletePlayerReview: ANYTHING,
  voteForPlayerReview: { helpful: 4, isFoundHelpful: true },
  reportPlayerReview: ANYTHING,
  answerPlayerReview: ANYTHING,
  deletePlayerReviewAnswer: ANYTHING,
  removePlayerReview: { username: "moss" },
  restorePlayerReview: { username: "moss" },
};
