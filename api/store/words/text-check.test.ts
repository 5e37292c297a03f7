import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { countQueries } from "../../../tests/fixtures/count-queries";
import { openTestDatabase } from "../../../tests/setup/database";
import type { Database } from "../../db/database";
import { refusedWords } from "../../db/schema";
import { readWordFinder } from "./text-check";

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => vi.useRealTimers());

/** As another process does. */
async function add(word: string, addedAt: Date): Promise<void> {
  const row = { wordId: randomUUID(), list: "en", match: "WORD", addedAt } as const;
  await database.insert(refusedWords).values({ ...row, word, comparable: word });
}

const found = async (text: string) => (await readWordFinder(database))(text).map(({ word }) => word);

it("sees what other processes add and remove within ten seconds", async () => {
  expect(await found("egg ham")).toEqual([]);
  await add("egg", new Date(1_000));
  vi.advanceTimersByTime(9_999);
  expect(await found("egg ham")).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(await found("egg ham")).toEqual(["egg"]);
  await database.delete(refusedWords);
  await add("ham", new Date(2_000));
  vi.advanceTimersByTime(10_000);
  expect(await found("egg ham")).toEqual(["ham"]);
});

it("asks for nothing in between, and for one row where nothing has changed", async () => {
  await add("egg", new Date(1_000));
  const queries = () => countQueries(database, () => found("egg"));
  expect([await queries(), await queries()]).toEqual([2, 0]);
  vi.advanceTimersByTime(10_000);
  expect([await queries(), await queries()]).toEqual([1, 0]);
});
