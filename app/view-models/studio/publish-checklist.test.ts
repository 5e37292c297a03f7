import { describe, expect, it } from "vitest";
import { aPublicTrack, aStudioGame, aTrack, RELEASE_ID } from "../../../tests/fixtures/a-studio";
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
});
