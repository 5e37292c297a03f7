import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { getStudio } from "~contract/calls/tags";
import { storeChallenge } from "../../tests/fixtures/a-challenge-row";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { userPlaying } from "../../tests/fixtures/players";
import { storeGames } from "../../tests/fixtures/stored-games";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { favorites, studios } from "../db/schema";
import { gameId } from "../seed/demo-games";

describe("studios", () => {
  let api: TestApi;
  let studioId: string;

  beforeAll(async () => {
    api = await startTestApi();
    await fillWithDemoCatalogue(api.database);
    const [smallHours] = await api.database.select().from(studios).where(eq(studios.name, "Small Hours"));
    if (!smallHours) throw new Error("no studio");
    studioId = smallHours.studioId;
  });

  it("returns a studio with the number of its published games and challenges", async () => {
    const path = `/gxc/v2/studios/${studioId}`;
    const entry = { description: null, links: [], covers: [] };
    const studio = { studioId, name: "Small Hours", favoriteId: null, games: 1, challenges: 3, ...entry };
    expect(await dataOf(getStudio, api.fetch(path))).toEqual(studio);
    await storeGames(api.database, [
      { title: "Second", studioId },
      { title: "Unfinished", studioId, isPublished: false },
    ]);
    await storeChallenge(api.database, { isPublished: false });
    expect(await dataOf(getStudio, api.fetch(path))).toEqual({ ...studio, games: 2 });
  });

  it("returns whether it is the viewer's favourite", async () => {
    const player = await userPlaying(api, { gameId: gameId("lantern-run") }, { username: "fond" });
    const favoriteId = randomUUID();
    await api.database.insert(favorites).values({ favoriteId, userId: player.userId, studioId, createdAt: new Date() });
    expect(await dataOf(getStudio, player.fetch(`/gxc/v2/studios/${studioId}`))).toMatchObject({ favoriteId });
    expect(await dataOf(getStudio, api.fetch(`/gxc/v2/studios/${studioId}`))).toMatchObject({ favoriteId: null });
  });

  it.each([randomUUID(), "nonsense"])("returns 404 for the unknown studio %s", async (id) => {
    expect(await failureOf(api.fetch(`/gxc/v2/studios/${id}`))).toBe("404 studio_not_found");
  });
});
