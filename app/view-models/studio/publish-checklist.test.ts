import { describe, expect, it } from "vitest";
import { aPublicTrack, aStudioGame, aTrack, PUBLIC_ID, RELEASE_ID } from "../../../tests/fixtures/a-studio";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { toPublish } from "./publish-checklist";

type Game = Parameters<typeof aStudioGame>[0];

const publish = (overrides: Game = {}) => toPublish(aStudioGame(overrides), aViewContext());

const MISSING: [text: string, game: Game][] = [
  ["Rights declared", { rights: null }],
  ["Short description", { shortDescription: "" }],
  ["Age rating", { ageRating: "NOT_SET" }],
  ["Platforms", { platforms: [] }],
  ["Cover", { covers: [] }],
];

describe("toPublish", () => {
  it("is ready when nothing is missing", () => {
    expect(publish()).toMatchObject({
      heading: "Ready to publish: 6 of 6",
      button: "Publish 1.0.0.1",
      isReady: true,
    });
  });

  it.each(MISSING)("misses %s", (text, game) => {
    const view = publish(game);
    expect(view).toMatchObject({ heading: "Ready to publish: 5 of 6", isReady: false });
    expect(view.items.filter(({ isDone }) => !isDone).map((item) => item.text)).toEqual([text]);
  });

  it("has nothing to publish without a version on the internal track", () => {
    const tracks = [aTrack({ releaseId: null, version: null }), aPublicTrack()];
    expect(publish({ tracks })).toMatchObject({ button: null, isReady: false });
  });

  it("says so when the internal version is the public one", () => {
    const tracks = [aTrack(), aPublicTrack({ releaseId: RELEASE_ID, version: "1.0.0.1" })];
    expect(publish({ tracks, isPublished: true })).toMatchObject({ button: null, text: "Version 1.0.0.1 is public." });
    // Switched on the public track before it was ever published.
    expect(publish({ tracks, isPublished: false })).toMatchObject({ button: "Publish 1.0.0.1", isReady: true });
  });

  it("asks whether the rules changed once the game is public", () => {
    expect([publish().asksForRules, publish({ isPublished: true }).asksForRules]).toEqual([false, true]);
  });

  it("is never ready while the portal stops the game", () => {
    expect(publish({ takedownReason: "A complaint" }).isReady).toBe(false);
  });

  describe("of a game that is reviewed first", () => {
    const review = {
      ...({ state: "WAITING", releaseId: RELEASE_ID, version: "1.0.0.1", reason: null } as const),
      ...{ submittedDate: "2026-11-28T10:00:00.000Z", wishedDate: "2026-12-03T10:00:00.000Z", publishDate: null },
    };
    const submitted = (changes: Partial<typeof review> = {}, game: Game = {}) =>
      publish({ needsReview: true, review: { ...review, ...changes }, ...game });

    it("is submitted instead of published", () => {
      const review = { note: null, canWithdraw: false, wishedDate: "" };
      expect(publish({ needsReview: true })).toMatchObject({ button: "Submit 1.0.0.1 for review", review });
      expect(publish().review).toBeNull();
    });

    it("waits, and is submitted again once there is another version", () => {
      const note = "Version 1.0.0.1 has been waiting for review since 28 Nov 2026.";
      const waiting = { note, canWithdraw: true, wishedDate: "2026-12-03T10:00" };
      expect(submitted()).toMatchObject({ button: null, review: waiting });
      const tracks = [aTrack({ releaseId: PUBLIC_ID, version: "1.0.0.2" }), aPublicTrack()];
      expect(submitted({}, { tracks })).toMatchObject({ button: "Submit 1.0.0.2 for review", review: waiting });
    });

    it("says when it appears", () => {
      const scheduled = { state: "SCHEDULED", publishDate: "2026-12-03T10:00:00.000Z" } as object;
      expect(submitted(scheduled).review?.note).toBe(
        "Version 1.0.0.1 is approved. The game appears on 3 Dec 2026, 10:00 UTC.",
      );
    });

    it("says why it was sent back, and is submitted again", () => {
      const sentBack = { state: "SENT_BACK", reason: "It does not start." } as object;
      expect(submitted(sentBack)).toMatchObject({
        button: "Submit 1.0.0.1 for review",
        review: { note: "Version 1.0.0.1 was sent back: It does not start.", canWithdraw: false },
      });
    });
  });
});
