import { randomUUID } from "node:crypto";
import { eq, not } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { hoursFromNow, storeChallenge, storeTrack } from "../../tests/fixtures/a-challenge-row";
import { dataOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { pointTracks, storeRelease } from "../../tests/fixtures/stored-releases";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { listMessages } from "~contract/calls/messages";
import { favorites, games, newsMarks, trackReleases, tracks } from "../db/schema";

let api: TestApi;
let ada: Member;
let softfall: typeof games.$inferSelect;

beforeEach(async () => {
  api = await startTestApi();
  await fillWithDemoCatalogue(api.database);
  const [row] = await api.database.select().from(games).where(eq(games.slug, "softfall"));
  if (!row) throw new Error("the catalogue has no such game");
  softfall = row;
  ada = await aMember(api, "Ada_L");
});

const like = async (target: { gameId: string } | { studioId: string }, hoursAgo = 2) => {
  const row = { favoriteId: randomUUID(), userId: ada.userId, createdAt: hoursFromNow(-hoursAgo), ...target };
  await api.database.insert(favorites).values(row);
};
const news = async (locale = "en") => {
  const { messages } = await dataOf(listMessages, ada.fetch(`/profile/v2/messages?locale=${locale}`));
  return messages.map(({ data }) => data);
};
const backdateCheck = () => api.database.update(newsMarks).set({ checkedAt: hoursFromNow(-0.1) });
const change = (values: Partial<typeof games.$inferInsert>) =>
  api.database.update(games).set(values).where(eq(games.gameId, softfall.gameId));

describe("news of favourites", () => {
  const update = () => ({
    ...{ messageType: "FAVORITE_GAME_UPDATED", mainEntityId: softfall.gameId, gameTitle: "Softfall" },
  });
  const release = async (hours: number) => {
    const at = hoursFromNow(hours);
    const { releaseId } = await storeRelease(api.database, softfall.gameId, { at });
    await pointTracks(api.database, softfall.gameId, ["public"], { releaseId, at });
    return releaseId;
  };

  it("report a release once", async () => {
    await like({ gameId: softfall.gameId });
    expect(await news()).toEqual([]);
    await backdateCheck();
    await release(-0.05);
    expect(await Promise.all([news(), news()])).toEqual([[update()], [update()]]);
    await api.database.update(newsMarks).set({ checkedAt: hoursFromNow(-0.02) });
    expect(await news()).toEqual([update()]);
  });

  it("report the newest of several releases since the last check", async () => {
    await like({ gameId: softfall.gameId });
    await release(-1.5);
    await release(-1);
    expect(await news()).toEqual([update()]);
  });

  it("report neither the way back to an earlier release nor the way forth again", async () => {
    const earlier = await release(-9);
    const later = await release(-8);
    await like({ gameId: softfall.gameId });
    for (const [releaseId, hours] of [[earlier, -1] as const, [later, -0.5] as const]) {
      await pointTracks(api.database, softfall.gameId, ["public"], { releaseId, at: hoursFromNow(hours) });
    }
    expect(await news()).toEqual([]);
  });

  it("report no change but a release, and no release on a track that is not public", async () => {
    await like({ gameId: softfall.gameId });
    await storeTrack(api.database, softfall.gameId);
    await api.database.update(tracks).set({ name: "internal" }).where(not(tracks.isPublic));
    const at = hoursFromNow(-1);
    const { releaseId } = await storeRelease(api.database, softfall.gameId, { at });
    await pointTracks(api.database, softfall.gameId, ["internal"], { releaseId, at });
    await change({ modifiedAt: at, title: "Softfall" });
    expect(await news()).toEqual([]);
  });

  it("report no first release of a game", async () => {
    await like({ gameId: softfall.gameId });
    const at = hoursFromNow(-1);
    await release(-1);
    const [pointed] = await api.database.select().from(trackReleases);
    await change({ releaseDate: pointed?.publishedAt ?? at });
    expect(await news()).toEqual([]);
  });

  it("report a studio's new game, and no game that was released before the favourite", async () => {
    await like({ studioId: softfall.studioId });
    await change({ releaseDate: hoursFromNow(-1), modifiedAt: hoursFromNow(-1) });
    expect(await news()).toMatchObject([{ messageType: "FAVORITE_GROUP_NEW_GAME", mainEntityId: softfall.gameId }]);
  });

  it("report a challenge when it starts, in the reader's language, once for a favourite game and studio", async () => {
    await like({ gameId: softfall.gameId });
    await like({ studioId: softfall.studioId });
    const name = { en: "Long way", de: "Langer Weg" };
    const begun = { name, createdAt: hoursFromNow(-9), startsAt: hoursFromNow(-1) };
    const { challengeId } = await storeChallenge(api.database, begun);
    await storeChallenge(api.database, { startsAt: hoursFromNow(1), createdAt: hoursFromNow(-1) });
    await storeChallenge(api.database, { isPublished: false, createdAt: hoursFromNow(-1) });
    await storeChallenge(api.database, { endsAt: hoursFromNow(-0.5), createdAt: hoursFromNow(-1) });
    expect(await news("de")).toEqual([
      {
        ...{ messageType: "FAVORITE_GAME_NEW_CHALLENGE", mainEntityId: challengeId },
        ...{ challengeName: "Langer Weg", gameTitle: "Softfall" },
      },
    ]);
  });

  it("report a challenge of a studio's game, and nothing to a player without favourites", async () => {
    const bo = await aMember(api, "Bo.K");
    await like({ studioId: softfall.studioId });
    await storeChallenge(api.database, { createdAt: hoursFromNow(-1) });
    expect(await news()).toMatchObject([{ messageType: "FAVORITE_GROUP_NEW_CHALLENGE", challengeName: "A challenge" }]);
    expect((await dataOf(listMessages, bo.fetch("/profile/v2/messages"))).messages).toEqual([]);
  });
});
