import { describe, expect, it } from "vitest";
import { aChallenge } from "../../tests/fixtures/a-challenge";
import { aCover, aGame } from "../../tests/fixtures/a-game";
import { toChallengeNews, toGameNews } from "./news-items";

const OWN_COVER = aCover({ coverUrl: "/media/covers/own.webp" });
const SQUARE_COVER = aCover({ aspectRatio: "4:3", coverUrl: "/media/covers/square.webp" });

describe("toGameNews", () => {
  it("has a game and its studio", () => {
    expect(toGameNews(aGame(), "de")).toEqual({
      id: "urn:uuid:9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a01",
      title: "Lantern Run",
      href: "/de/games/lant01/lantern-run/",
      summary: "Carry the last light across the rooftops.",
      author: "Fennec Works",
      imageUrl: "/media/covers/lantern-run/16x9.webp",
      published: new Date("2026-10-01T10:00:00Z"),
      updated: new Date("2026-11-01T10:00:00Z"),
    });
  });

  it("is never updated before it is published", () => {
    const published = new Date("2026-10-01T10:00:00Z");
    const updated = (lastModified: string) => toGameNews(aGame({ lastModified }), "en").updated;
    expect(updated("2026-10-01T09:59:59.999Z")).toEqual(published);
    expect(updated("2026-10-01T10:00:00Z")).toEqual(published);
    expect(updated("2026-10-01T10:00:00.001Z")).toEqual(new Date("2026-10-01T10:00:00.001Z"));
  });

  it("falls back to the studio's name and an empty summary", () => {
    expect(toGameNews(aGame({ title: "", shortDescription: null }), "en")).toMatchObject({
      title: "Fennec Works",
      summary: "",
    });
  });

  it("has its 16:9 cover, else another, else none", () => {
    const imageOf = (...covers: (typeof OWN_COVER)[]) => toGameNews(aGame({ covers }), "en").imageUrl;
    expect(imageOf(SQUARE_COVER, OWN_COVER)).toBe("/media/covers/own.webp");
    expect(imageOf(SQUARE_COVER)).toBe("/media/covers/square.webp");
    expect(imageOf()).toBeNull();
  });
});

describe("toChallengeNews", () => {
  it("has a challenge and its game", () => {
    const studio = { name: "Otter Yard", studioId: "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a09" };
    const created = new Date("2026-11-01T10:00:00Z");
    expect(toChallengeNews(aChallenge({ covers: [OWN_COVER], studio }), "de")).toEqual({
      id: "urn:uuid:7c3e9b10-2d4f-4e6a-8b1c-5d7e9f0a1b01",
      title: "One breath, one run",
      href: "/de/challenges/brea01/one-breath-one-run/",
      summary: "Lantern Run: No fireflies tonight.",
      author: "Otter Yard",
      imageUrl: "/media/covers/own.webp",
      published: created,
      updated: created,
    });
  });

  it("falls back to its game's title", () => {
    expect(toChallengeNews(aChallenge({ name: "" }), "en").title).toBe("Lantern Run");
  });

  it("omits missing texts", () => {
    const summaryOf = (...args: Parameters<typeof aChallenge>) => toChallengeNews(aChallenge(...args), "en").summary;
    expect(summaryOf({ shortDescription: null })).toBe("Lantern Run");
    expect(summaryOf({ game: aGame({ title: "" }) })).toBe("No fireflies tonight.");
    expect(summaryOf({ shortDescription: "", game: aGame({ title: "" }) })).toBe("");
  });

  it("has its 16:9 cover, else another, else that of its game, else none", () => {
    const imageOf = (...args: Parameters<typeof aChallenge>) => toChallengeNews(aChallenge(...args), "en").imageUrl;
    expect(imageOf({ covers: [SQUARE_COVER, OWN_COVER] })).toBe("/media/covers/own.webp");
    expect(imageOf({ covers: [SQUARE_COVER] })).toBe("/media/covers/square.webp");
    expect(imageOf({ covers: [] })).toBe("/media/covers/lantern-run/16x9.webp");
    expect(imageOf({ covers: [], game: aGame({ covers: [SQUARE_COVER, OWN_COVER] }) })).toBe("/media/covers/own.webp");
    expect(imageOf({ covers: [], game: aGame({ covers: [] }) })).toBeNull();
  });
});
