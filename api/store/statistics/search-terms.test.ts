import { asc } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../../tests/setup/database";
import type { Database } from "../../db/database";
import { searchTerms } from "../../db/schema";
import { countedTerm, countSearch, isPersonal, MAX_TERMS_A_DAY } from "./search-terms";

const NOW = new Date("2026-11-22T12:00:00Z");

describe("a search text", () => {
  it.each(["mira@example.org", "+49 (170) 123-4567", "4111 1111 1111 1111", "12.03.1990", "１２３４５６７"])(
    "looks personal: %s",
    (text) => {
      expect(isPersonal(text)).toBe(true);
      expect(countedTerm(text)).toBeNull();
    },
  );

  it.each(["lantern run", "2048", "1942 remake 2", "top 100 games"])("is counted: %s", (text) => {
    expect(countedTerm(text)).toBe(text);
  });

  it("is normalised, and not counted if it is empty or too long", () => {
    expect(countedTerm("  Lantern\n RUN ")).toBe("lantern run");
    expect(countedTerm("x".repeat(81))).toBeNull();
    expect(countedTerm(" ")).toBeNull();
  });
});

describe("countSearch", () => {
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase();
  });

  const search = (text: string, results: number, now = NOW) =>
    countSearch(database, { search: text, results, retentionDays: 30, now });
  const loadTerms = () => database.select().from(searchTerms).orderBy(asc(searchTerms.day), asc(searchTerms.term));

  it("counts a day's searches for a term and stores the last number of results", async () => {
    await search("Dragon", 0);
    await search("dragon", 2);
    await search("mira@example.org", 0);
    expect(await loadTerms()).toEqual([{ day: "2026-11-22", term: "dragon", searches: 2, results: 2 }]);
  });

  it("deletes terms after the retention period", async () => {
    await search("old", 0, new Date("2026-10-01T12:00:00Z"));
    await search("new", 0);
    expect((await loadTerms()).map(({ term }) => term)).toEqual(["new"]);
  });

  it("limits the number of terms per day, and still counts existing ones", async () => {
    const terms = Array.from({ length: MAX_TERMS_A_DAY }, (_, index) => `term ${String(index)}`);
    await database
      .insert(searchTerms)
      .values(terms.map((term) => ({ day: "2026-11-22", term, searches: 1, results: 0 })));
    await search("one more", 0);
    await search("term 7", 0);
    expect(await database.$count(searchTerms)).toBe(MAX_TERMS_A_DAY);
    expect((await loadTerms()).find(({ term }) => term === "term 7")?.searches).toBe(2);
  });
});
