import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LOCALES } from "~/i18n/locales";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { someGameDetails } from "../../tests/fixtures/some-game-details";
import { toGameFacts } from "./game-facts";

const VIEW = aViewContext();

const facts = (overrides: Parameters<typeof someGameDetails>[0] = {}, view = VIEW) =>
  toGameFacts(someGameDetails(overrides), view).map(({ label, value }) => [label, value]);

const factOf = (label: string, overrides: Parameters<typeof someGameDetails>[0]) =>
  toGameFacts(someGameDetails(overrides), VIEW).find((fact) => fact.label === label);

describe("toGameFacts", () => {
  it("has the numbers of a game", () => {
    const day = "2026-10-01T10:00:00Z";
    expect(facts({ releaseDate: day, lastModified: day })).toEqual([
      ["Plays", "48\u00a0210"],
      ["Time played", "11\u00a0402 h"],
      ["Players", "18\u00a0977"],
      ["Released", "1 Oct 2026"],
      ["Platforms", "Desktop, mobile"],
    ]);
  });

  it("has rating and age only if they are known", () => {
    const rated = facts({ averageGameRating: 4.76, ageRating: "EVERYONE", platforms: ["MOBILE"] });
    expect(rated[0]).toEqual(["Rating", "4.8 of 5"]);
    expect(factOf("Rating", { averageGameRating: 3.4 })?.stars).toBe(3.5);
    expect(rated.at(-1)).toEqual(["Age rating", "Everyone"]);
    expect(rated).toContainEqual(["Platforms", "Mobile"]);
    expect(factOf("Platforms", { platforms: ["DESKTOP"] })?.value).toBe("Desktop");
    expect(factOf("Platforms", { platforms: [] })).toBeUndefined();
  });

  it("has the time played in hours, below an hour in minutes, and not without plays", () => {
    const played = (totalTime: number) =>
      factOf("Time played", { gamePlayStatistics: { totalPlays: 1, totalTime, uniquePlayers: 1 } })?.value;
    expect(played(3_600_000)).toBe("1 h");
    expect(played(1_500_000)).toBe("25 min");
    expect(played(0)).toBeUndefined();
  });

  it("has the last update, relative below a day", () => {
    const releaseDate = "2026-10-01T10:00:00Z";
    expect(factOf("Updated", { releaseDate, lastModified: "2026-11-21T09:00:00Z" })?.value).toBe("3 hours ago");
    expect(factOf("Updated", { releaseDate, lastModified: "2026-11-12T09:00:00Z" })?.value).toBe("12 Nov 2026");
    expect(factOf("Updated", { releaseDate, lastModified: "2026-10-01T20:00:00Z" })).toBeUndefined();
    expect(factOf("Updated", { releaseDate, lastModified: "2025-10-01T20:00:00Z" })).toBeUndefined();
  });

  it("links engine and publisher, and falls back to the publisher's tag", () => {
    const gameEngine = {
      ...{ alias: "gm", gameEngineId: crypto.randomUUID(), title: "Engine", url: "https://engine.example.org/" },
      ...{ translations: {}, default: true },
    };
    expect(factOf("Made with", { gameEngine })).toMatchObject({ value: "Engine", href: "https://engine.example.org/" });
    const publisher = { publisherId: crypto.randomUUID(), title: "Big House", url: "https://house.example.org/" };
    const tags = [aTag({ alias: "small", parentTagAlias: "publisher", title: "Small House" })];
    expect(factOf("Publisher", { publisher, tags })).toMatchObject({ value: "Big House", href: publisher.url });
    expect(factOf("Publisher", { tags })).toMatchObject({ value: "Small House", href: null });
    expect(factOf("Publisher", { publisher: { ...publisher, title: "  " } })).toBeUndefined();
    expect(factOf("Made with", { gameEngine: { ...gameEngine, title: " " } })).toBeUndefined();
  });

  it("has the end of a free period only while it lasts", () => {
    const dated = (title: string) => [aTag({ alias: title, parentTagAlias: "pgc", title })];
    expect(factOf("Free", { tags: dated("date-2026-12-01") })?.value).toBe("Until 1 Dec 2026");
    expect(factOf("Free", { tags: dated("date-2026-11-01") })).toBeUndefined();
    expect(factOf("Free", { tags: dated("forever") })?.value).toBe("For ever");
    const lastMoment = aViewContext({ now: new Date("2026-12-01T00:00:00Z") });
    expect(facts({ tags: dated("date-2026-12-01") }, lastMoment).map(([label]) => label)).not.toContain("Free");
  });

  it("has price and stickers if there are any", () => {
    const item = {
      ...{ itemId: crypto.randomUUID(), type: "FULL_VERSION" as const, price: 4.99, discountedPrice: null },
      ...{ currency: "EUR", activeGameItemClaimPeriod: null },
    };
    expect(factOf("Price", { gameItems: [item] })).toMatchObject({ value: "4.99\u00a0EUR", was: null });
    expect(factOf("Price", { gameItems: [{ ...item, discountedPrice: 2 }] })).toMatchObject({
      ...{ value: "2\u00a0EUR", was: "4.99\u00a0EUR" },
    });
    const period = { startsAt: "2026-11-01T00:00:00Z", endsAt: "2026-12-01T00:00:00Z" };
    const claimed = { gameItems: [{ ...item, activeGameItemClaimPeriod: period }] };
    expect([factOf("Price", claimed), factOf("Free", claimed)?.value]).toEqual([undefined, "Until 1 Dec 2026"]);
    for (const discountedPrice of [4.99, 6]) {
      const price = { value: "4.99\u00a0EUR", was: null };
      expect(factOf("Price", { gameItems: [{ ...item, discountedPrice }] })).toMatchObject(price);
    }
    const sticker = {
      stickerId: crypto.randomUUID(),
      alias: "spark",
      title: "Spark",
      note: null,
      amount: 10,
      cover: null,
    };
    const receivedStickers = [7, 205].map((uses) => ({ ...sticker, currency: "RPX" as const, uses }));
    expect(factOf("Stickers", { receivedStickers })?.value).toBe("212");
  });

  it("has no duplicate facts for any numbers in every language", () => {
    const count = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(count, count, count, fc.constantFrom(...LOCALES), (totalPlays, totalTime, uniquePlayers, locale) => {
        const statistics = { totalPlays, totalTime, uniquePlayers };
        const lines = facts({ gamePlayStatistics: statistics }, aViewContext({ locale }));
        expect(new Set(lines.map(([label]) => label)).size).toBe(lines.length);
        for (const [, value] of lines) expect(value).not.toMatch(/\d{4}(?=\d)|\{\{|undefined|NaN/);
      }),
      { numRuns: 40 },
    );
  });
});
