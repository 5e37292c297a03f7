import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { storeChallenge } from "../../../tests/fixtures/a-challenge-row";
import { fillWithDemoCatalogue, openTestDatabase } from "../../../tests/setup/database";
import type { Database } from "../../db/database";
import { games } from "../../db/schema";
import { listChallenges } from "./challenge-list";

describe("challenges of a game that is not published", () => {
  let database: Database;

  const context = () => ({ database, locale: "en", mediaBaseUrl: "", viewer: null, now: new Date() });
  const countOf = async (gameId: string) =>
    (await listChallenges(context(), { gameId: [gameId], sort: "ending-soon" })).pagination.totalItems;
  const publish = (gameId: string, isPublished: boolean) =>
    database.update(games).set({ isPublished }).where(eq(games.gameId, gameId));

  beforeAll(async () => {
    database = await openTestDatabase();
    await fillWithDemoCatalogue(database);
  });

  it("are not listed until it is published again, new ones included", async () => {
    const { gameId } = await storeChallenge(database);
    const before = await countOf(gameId);
    await publish(gameId, false);
    await storeChallenge(database);
    await expect(countOf(gameId)).rejects.toThrow();
    const { challenges } = await listChallenges(context(), { pageSize: 100 });
    expect(challenges.filter(({ game }) => game.gameId === gameId)).toEqual([]);
    await publish(gameId, true);
    expect(await countOf(gameId)).toBe(before + 1);
  });
});
