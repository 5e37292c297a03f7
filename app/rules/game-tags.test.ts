import { describe, expect, it } from "vitest";
import { aTag } from "../../tests/fixtures/a-tag";
import { gameTags } from "./game-tags";

const short = aTag({ alias: "short-session", title: "Short session", parentTagAlias: null });
const solo = aTag({ alias: "single-player", title: "Single player", parentTagAlias: "players-supported" });
const space = aTag({ alias: "space", title: "Space", parentTagAlias: "theme" });
const runner = aTag({ alias: "runner", title: "Runner", parentTagAlias: "genre" });

const titles = (game: Parameters<typeof gameTags>[0]) => gameTags(game).labels.map(({ title }) => title);

describe("gameTags", () => {
  it("orders by parent: genre, theme, players supported, others", () => {
    expect(titles({ tags: [short, solo, space, runner], multiplayer: false })).toEqual([
      "Runner",
      "Space",
      "Single player",
      "Short session",
    ]);
  });

  it("keeps the order within one parent", () => {
    const arcade = aTag({ alias: "arcade", title: "Arcade" });
    expect(titles({ tags: [runner, arcade], multiplayer: false })).toEqual(["Runner", "Arcade"]);
  });

  it("adds Multiplayer to a multiplayer game, once", () => {
    const multiplayer = aTag({ alias: "multiplayer", title: "Multiplayer", parentTagAlias: null });
    expect(titles({ tags: [short, runner], multiplayer: true })).toEqual(["Runner", "Multiplayer", "Short session"]);
    expect(titles({ tags: [runner, multiplayer], multiplayer: true })).toEqual(["Runner", "Multiplayer"]);
  });

  it("reads the date until which a game is free, and hides parent and child", () => {
    const parent = aTag({ alias: "pgc", title: "PGC", parentTagAlias: null });
    const until = aTag({ alias: "free", title: "date-2026-12-01", parentTagAlias: "pgc" });
    const tags = gameTags({ tags: [parent, until, runner], multiplayer: false });
    expect(tags.freeUntil).toEqual(new Date("2026-12-01"));
    expect(tags.isFreeForever).toBe(false);
    expect(tags.labels).toEqual([runner]);
  });

  it("reads the time if the title has one", () => {
    const until = aTag({ title: "date-2026-12-01T10:00:00Z", parentTagAlias: "pgc" });
    expect(gameTags({ tags: [until], multiplayer: false }).freeUntil).toEqual(new Date("2026-12-01T10:00:00Z"));
  });

  it("reads no date from another title", () => {
    const since = aTag({ title: "from-2026-12-01", parentTagAlias: "pgc" });
    expect(gameTags({ tags: [since], multiplayer: false }).freeUntil).toBeNull();
  });

  it("reads no date from an invalid title or another parent", () => {
    const broken = aTag({ title: "date-soon", parentTagAlias: "pgc" });
    const elsewhere = aTag({ title: "date-2026-12-01", parentTagAlias: "theme" });
    expect(gameTags({ tags: [broken, elsewhere], multiplayer: false }).freeUntil).toBeNull();
  });

  it("recognises games that are free forever", () => {
    const forever = aTag({ title: "forever", parentTagAlias: "pgc" });
    expect(gameTags({ tags: [forever], multiplayer: false }).isFreeForever).toBe(true);
  });

  it("reads the publisher and hides its tag", () => {
    const publisher = aTag({ alias: "brass-bee", title: "Brass Bee", parentTagAlias: "publisher" });
    const tags = gameTags({ tags: [publisher, runner], multiplayer: false });
    expect(tags.publisherName).toBe("Brass Bee");
    expect(tags.labels).toEqual([runner]);
    expect(gameTags({ tags: [runner], multiplayer: false }).publisherName).toBeNull();
  });
});
