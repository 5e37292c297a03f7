import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { runInRequest } from "~observe/request-scope";
import { countQueries } from "../../../tests/fixtures/count-queries";
import { storeGames } from "../../../tests/fixtures/stored-games";
import { fillWithDemoCatalogue, openTestDatabase } from "../../../tests/setup/database";
import type { Database } from "../../db/database";
import { games, gameTags } from "../../db/schema";
import { listGames, type GameRequest } from "./game-list";

describe("counts of lists", () => {
  let database: Database;

  const totalOf = async (request: GameRequest) => {
    const context = { database, locale: "en", mediaBaseUrl: "", viewer: null, now: new Date() };
    return (await listGames(context, { pageSize: 1, ...request })).pagination.totalItems;
  };

  beforeEach(async () => {
    database = await openTestDatabase();
    await fillWithDemoCatalogue(database);
  });

  it("are queried once while the catalogue is unchanged", async () => {
    const countListQueries = () => runInRequest({ requestId: "" }, () => countQueries(database, () => totalOf({})));
    const version = 1;
    const page = 1;
    expect(await countListQueries()).toBeGreaterThan(version + page);
    expect(await countListQueries()).toBe(version + page);
  });

  it.each([{}, { search: "balloon" }, { search: "baloon" }])("change with the catalogue: %o", async (request) => {
    const before = await totalOf(request);
    const [, second] = await storeGames(database, [{ title: "Balloon Kiln" }, { title: "Balloon Quay" }]);
    const gameId = second?.gameId ?? "";
    expect(await totalOf(request)).toBe(before + 2);
    await database.update(games).set({ isPublished: false }).where(eq(games.gameId, gameId));
    expect(await totalOf(request)).toBe(before + 1);
    await database.delete(games).where(eq(games.gameId, gameId));
    expect(await totalOf(request)).toBe(before + 1);
  });

  it("are updated after a change of a game's tags", async () => {
    const before = await totalOf({ tagAlias: ["runner"] });
    expect(before).toBeGreaterThan(0);
    await database.delete(gameTags);
    expect(await totalOf({ tagAlias: ["runner"] })).toBe(0);
  });
});
