import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { listSimilarGames } from "~contract/calls/games";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember } from "../../tests/fixtures/members";
import { storeGames } from "../../tests/fixtures/stored-games";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { games, gameTags, plays, studios, tags, tracks } from "../db/schema";
import { gameId } from "../seed/demo-games";

const LANTERN_RUN = gameId("lantern-run");

describe("similar games", () => {
  let api: TestApi;
  const similar = (game = LANTERN_RUN, locale = "en") =>
    dataOf(listSimilarGames, api.fetch(`/gxc/v2/games/${game}/similar?locale=${locale}`));
  const reasons = async (game?: string) =>
    (await similar(game)).similarGames.map(({ game: { title }, reason }) => [
      title,
      reason.code,
      ...reason.tags.map(({ alias }) => alias),
    ]);

  beforeAll(async () => {
    api = await startTestApi({ RATE_LIMITS: "off" });
    await fillWithDemoCatalogue(api.database);
  });

  it("share tags, the rarest first", async () => {
    const found = await reasons();
    expect(found.map(([title]) => title)).toEqual(expect.arrayContaining(["Tall Order", "Pond Quartet"]));
    expect(found.map(([title]) => title)).not.toContain("Lantern Run");
    expect(found).toContainEqual(["Pond Quartet", "SHARED_TAGS", "cosy", "animals", "single-player"]);
  });

  it("use the viewer's language and are found by short id", async () => {
    const [first] = (await similar(LANTERN_RUN, "ru")).similarGames;
    expect(first?.reason.tags[0]?.title).toMatch(/[а-я]/);
    const [row] = await api.database.select().from(games).where(eq(games.gameId, LANTERN_RUN));
    expect((await similar(row?.shortId)).similarGames).toEqual((await similar()).similarGames);
  });

  it("come from the same studio, are ranked by rare tags before common ones, and are never unpublished", async () => {
    const studioId = randomUUID();
    await api.database.insert(studios).values({ studioId, name: "Quiet Corner" });
    const [subject, , , , lost] = await storeGames(api.database, [
      { title: "Subject", studioId, tags: ["rhythm", "space"] },
      { title: "Sibling", studioId },
      { title: "Rare kin", tags: ["rhythm"] },
      { title: "Common kin", tags: ["space"] },
      { title: "Lost kin", studioId, tags: ["rhythm", "space"] },
    ]);
    await api.database
      .update(games)
      .set({ isPublished: false })
      .where(eq(games.gameId, lost?.gameId ?? ""));
    const found = await reasons(subject?.gameId);
    expect(found).toContainEqual(["Sibling", "SAME_STUDIO"]);
    const titles = found.map(([title]) => title);
    expect(titles.indexOf("Rare kin")).toBeLessThan(titles.indexOf("Common kin"));
    expect(titles).not.toContain("Lost kin");
    expect(titles).not.toContain("Subject");
  });

  it("are played by the same players, of whom there must be two", async () => {
    const [subject, often, once] = await storeGames(api.database, [
      { title: "Played" },
      { title: "Often" },
      { title: "Once" },
    ]);
    const trackOf = new Map<string, string>();
    for (const row of [subject, often, once]) {
      if (!row) continue;
      trackOf.set(row.gameId, randomUUID());
      await api.database
        .insert(tracks)
        .values({ trackId: trackOf.get(row.gameId) ?? "", gameId: row.gameId, isPublic: true, release: "1.0.0" });
    }
    const [one, two] = [await aMember(api, "TasteOne"), await aMember(api, "TasteTwo")];
    const play = async (userId: string, played: string | undefined) =>
      api.database.insert(plays).values({
        ...{ playId: randomUUID(), userId, gameId: played ?? "", trackId: trackOf.get(played ?? "") ?? "" },
        ...{ startedAt: new Date(), lastActivityAt: new Date() },
      });
    for (const member of [one, two]) {
      await play(member.userId, subject?.gameId);
      await play(member.userId, often?.gameId);
    }
    await play(one.userId, once?.gameId);
    const found = await reasons(subject?.gameId);
    expect(found).toContainEqual(["Often", "PLAYED_TOGETHER"]);
    expect(found).not.toContainEqual(["Once", "PLAYED_TOGETHER"]);
  });

  it("are not matched by tags that are hidden facts", async () => {
    const [subject, other] = await storeGames(api.database, [{ title: "Fact" }, { title: "Also fact" }]);
    const [publisher, house] = [randomUUID(), randomUUID()];
    await api.database.insert(tags).values([
      { tagId: publisher, alias: "publisher", title: { en: "Publisher" }, displayOrder: 90 },
      { tagId: house, alias: "house", title: { en: "House" }, displayOrder: 91, parentTagId: publisher },
    ]);
    await api.database
      .insert(gameTags)
      .values([subject, other].map((row) => ({ gameId: row?.gameId ?? "", tagId: house })));
    expect((await similar(subject?.gameId)).similarGames.flatMap(({ reason }) => reason.tags)).toEqual([]);
  });

  it("return 404 for an unknown game", async () => {
    expect(await failureOf(api.fetch("/gxc/v2/games/zzzzzz/similar"))).toBe("404 game_not_found");
  });
});
