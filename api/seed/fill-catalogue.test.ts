import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../tests/setup/database";
import { apiOn } from "../../tests/setup/test-api";
import type { Database } from "../db/database";
import { challenges, configurations, games, sections, tags } from "../db/schema";
import { GAME_SLUGS } from "./demo-games";
import { fillCatalogue } from "./fill-catalogue";

const NOW = new Date("2026-03-02T10:00:00Z");
const MONTHS_AGO = new Date("2025-11-20T10:30:00Z");

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});

const withDemo = { hasDemo: true };
const withoutDemo = { hasDemo: false };
const sectionsOf = (alias: string) =>
  database.$count(
    sections,
    eq(
      sections.configurationId,
      database
        .select({ id: configurations.configurationId })
        .from(configurations)
        .where(eq(configurations.alias, alias)),
    ),
  );

describe("a new portal", () => {
  it("gets the demo", async () => {
    await fillCatalogue(database, withDemo, NOW);
    expect(await database.$count(games)).toBe(GAME_SLUGS.length);
    expect(await sectionsOf("home")).toBeGreaterThan(10);
    expect(await sectionsOf("sidebar")).toBeGreaterThan(1);
  });

  it("without the demo gets empty pages, and a menu", async () => {
    await fillCatalogue(database, withoutDemo, NOW);
    for (const table of [games, challenges, tags]) expect(await database.$count(table)).toBe(0);
    expect(await sectionsOf("home")).toBe(0);
    expect(await sectionsOf("sidebar")).toBe(1);
    const api = apiOn({ database, listen: () => Promise.resolve(), close: () => Promise.resolve() });
    for (const page of ["home", "sidebar", "discover", "events"]) {
      expect((await api.fetch(`/gxc/cms/configurations/${page}/with-feed-entries?locale=de`)).status, page).toBe(200);
    }
  });

  it("never gets the demo later", async () => {
    await fillCatalogue(database, withoutDemo, NOW);
    await fillCatalogue(database, withDemo, NOW);
    expect(await database.$count(games)).toBe(0);
  });
});

describe("a portal that has pages", () => {
  it("keeps them as they are", async () => {
    await fillCatalogue(database, withoutDemo, NOW);
    await database.delete(sections);
    await fillCatalogue(database, withoutDemo, NOW);
    expect(await database.$count(sections)).toBe(0);
    expect(await database.$count(configurations)).toBe(4);
  });
});

describe("a portal with the demo that is started without", () => {
  it("keeps the demo, and renews nothing of it", async () => {
    await fillCatalogue(database, withDemo, MONTHS_AGO);
    const before = await database.select().from(challenges).orderBy(challenges.challengeId);
    await fillCatalogue(database, withoutDemo, NOW);
    expect(await database.select().from(challenges).orderBy(challenges.challengeId)).toEqual(before);
    expect(await database.$count(games)).toBe(GAME_SLUGS.length);
  });
});
