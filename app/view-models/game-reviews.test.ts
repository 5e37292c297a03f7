import { describe, expect, it } from "vitest";
import type { PlayerReview } from "~contract/entities/player-review";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { someGameDetails } from "../../tests/fixtures/some-game-details";
import { toGameReviews } from "./game-reviews";
import { toReview, toReviewShare } from "./player-reviews";

const ID = "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a01";
const view = aViewContext();

const aReview = (values: Partial<PlayerReview> = {}): PlayerReview => ({
  ...{ reviewId: ID, text: "It flies.", isRecommended: true, locale: "pt-br", playedMinutes: 12, helpful: 3 },
  author: { userId: ID, username: "moss", pictureUrl: null, pictureVariants: [] },
  createdDate: view.now.toISOString(),
  ...{ editedDate: null, isFoundHelpful: false, isOwn: false, answer: null },
  ...values,
});

const listOf = (reviews: PlayerReview[]) => ({
  ...{ reviews, total: reviews.length, recommended: reviews.length },
  pagination: { currPage: 0, numPerPage: 3, totalItems: reviews.length, totalPages: 1 },
});

describe("the reviews on a game's page", () => {
  it("are a link without any, or when they failed to load", () => {
    const empty = toGameReviews(someGameDetails(), listOf([]), view);
    expect(empty).toMatchObject({ share: "", reviews: [], link: { label: "Write the first review" } });
    const failed = toGameReviews(someGameDetails(), null, view);
    expect(failed).toMatchObject({ reviews: [], link: { label: "Read all or write one" } });
    expect(failed.link.href).toMatch(/\/reviews\/$/);
  });

  it("say vote, author and language, and end after 300 characters", () => {
    const { share, reviews } = toGameReviews(someGameDetails(), listOf([aReview({ text: "🪁".repeat(301) })]), view);
    expect(share).toBe("100 % recommend it · 1 review");
    expect(reviews[0]?.head).toMatch(/^Recommended · moss · /);
    expect(reviews[0]?.text).toBe(`${"🪁".repeat(300)}…`);
    expect(reviews[0]?.language).toBe("pt-BR");
  });
});

describe("a review", () => {
  it.each([
    [1, "after 1 minute of play"],
    [59, "after 59 minutes of play"],
    [60, "after 1 hour of play"],
    [179, "after 2 hours of play"],
  ])("after %i minutes says %s", (playedMinutes, text) => {
    expect(toReview(aReview({ playedMinutes }), "Small Hours", view).about).toContain(text);
  });

  it("has the studio's answer, and says what was changed", () => {
    const answer = { text: "Thanks.", date: view.now.toISOString(), editedDate: view.now.toISOString() };
    const shown = toReview(aReview({ answer, editedDate: view.now.toISOString() }), "Small Hours", view);
    expect(shown.answer).toMatchObject({ title: "Small Hours answers", text: "Thanks." });
    expect([shown.about, shown.answer?.date]).toEqual([
      expect.stringContaining("changed"),
      expect.stringContaining("changed"),
    ]);
  });

  it.each([
    [3, 2, "67 % recommend it"],
    [8, 8, "100 % recommend it"],
    [5, 0, "0 % recommend it"],
    [0, 0, ""],
  ])("is one of %i, of which %i recommend the game", (total, recommended, share) => {
    expect(toReviewShare({ total, recommended }, view).share).toBe(share);
  });
});
