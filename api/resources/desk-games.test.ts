import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as calls from "~contract/calls/desk-games";
import { listAuditEntries } from "~contract/calls/desk-staff";
import { getGame, listGames } from "~contract/calls/games";
import type { GameContent } from "~contract/entities/game-content";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { storeReadyGame, storeStudioGame } from "../../tests/fixtures/developer-games";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { pointTracks } from "../../tests/fixtures/stored-releases";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { gameArt, games, gameTags, tags } from "../db/schema";
import { gameId } from "../seed/demo-games";
import { tagId } from "../seed/demo-tags";
import { publishDueDrafts } from "../store/drafts/due-drafts";
import { liftTakedown, listTakedowns, stopGame } from "../store/studios/takedowns";

const HOUR_MS = 3_600_000;
const GAME = gameId("softfall");
const COMPLETE: Partial<GameContent> = {
  ...{ ageRating: "EVERYONE", platforms: ["DESKTOP"], shortDescription: { en: "Up it goes." } },
};

let api: TestApi;
let editor: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  editor = await aMember(api, "Ilse");
  await appoint(api.database, editor, { role: "EDITOR" });
});

const read = (id: string) => dataOf(calls.readDeskGameEntry, editor.fetch(`/desk/games/${id}`));
const readiness = (id: string) => dataOf(calls.getGameReadiness, editor.fetch(`/desk/games/${id}/readiness`));
const list = (query = "") => dataOf(calls.listDeskGames, editor.fetch(`/desk/games${query}`));
const titlesOf = async (query = "") => (await list(query)).items.map(({ name }) => name);
const seen = (id: string, locale = "en") => dataOf(getGame, api.fetch(`/gxc/v2/games/${id}?locale=${locale}`));
const statusOf = async (id: string) => (await api.fetch(`/gxc/v2/games/${id}`)).status;
const current = async (id: string): Promise<GameContent> => {
  const { draft, published, hidden } = await read(id);
  return draft?.content ?? published ?? hidden ?? expect.fail("the game has no content");
};
const post = async (id: string, path: string, body: object = {}) =>
  editor.send("POST", `/desk/games/${id}/${path}`, { version: (await read(id)).version, ...body });
const publish = (id: string, publishDate: string | null = null) => post(id, "publication", { publishDate });
const save = async (id: string, content: Partial<GameContent>, version?: string) => {
  const body = { content: { ...(await current(id)), ...content }, version: version ?? (await read(id)).version };
  return editor.send("PUT", `/desk/games/${id}/draft`, body);
};
const saved = async (id: string, content: Partial<GameContent>) => {
  expect((await save(id, content)).status).toBe(200);
};
const latestChange = async () =>
  (await dataOf(listAuditEntries, editor.fetch("/desk/audit-log?pageSize=1"))).entries[0] ?? expect.fail();
const change = (owner: Member, id: string, changes: object) => owner.send("PATCH", `/gamedev/games/${id}`, changes);
const withTrack = (id: string, releaseId: string) => pointTracks(api.database, id, ["public"], { releaseId });

describe("a published game", () => {
  it("keeps what players see until its draft is published", async () => {
    const before = await read(GAME);
    expect(before).toMatchObject({ state: "PUBLISHED", draft: null, revisions: [] });
    const { shortDescription } = await current(GAME);
    await saved(GAME, { shortDescription: { ...shortDescription, en: "Land softly.", de: "Lande sanft." } });
    expect((await seen(GAME)).shortDescription).toBe(shortDescription.en);
    expect((await publish(GAME)).status).toBe(200);
    expect((await seen(GAME)).shortDescription).toBe("Land softly.");
    expect((await seen(GAME, "de")).shortDescription).toBe("Lande sanft.");
    expect(await latestChange()).toMatchObject({
      ...{ action: "content.published", subject: { kind: "game", id: GAME } },
      after: { "shortDescription.en": "Land softly.", "shortDescription.de": "Lande sanft." },
    });
  });

  it("gets another title, address, tags and facts, is found by them, and has a new version", async () => {
    const { gameVersion } = await seen(GAME);
    const tagIds = [tagId("puzzle"), tagId("runner")].sort();
    await saved(GAME, {
      ...{ title: "Zeppelin  Season", tags: tagIds, ageRating: "TEENS", platforms: ["MOBILE"] },
      releaseDate: "2024-05-06T07:08:00.000Z",
    });
    expect((await publish(GAME)).status).toBe(200);
    const game = await seen(GAME);
    expect(game).toMatchObject({
      ...{ title: "Zeppelin Season", mangledTitle: "zeppelin-season", ageRating: "TEENS", platforms: ["MOBILE"] },
      releaseDate: "2024-05-06T07:08:00.000Z",
    });
    expect(game.tags.map((tag) => tag.tagId)).toEqual(expect.arrayContaining(tagIds));
    expect(Number(game.gameVersion)).toBeGreaterThan(Number(gameVersion));
    const { games: found } = await dataOf(listGames, api.fetch("/gxc/v3/games?search=zeppelin"));
    expect(found.map((one) => one.gameId)).toEqual([GAME]);
  });

  it("keeps archived tags, texts that the editor cannot show, and the second of its release", async () => {
    const [row] = await api.database.select().from(games).where(eq(games.gameId, GAME));
    const releaseDate = new Date("2024-05-06T07:08:09.123Z");
    const long = "x".repeat(5000);
    const longDescription = { ...row?.longDescription, es: long, fr: "Doucement." };
    await api.database.update(games).set({ releaseDate, longDescription }).where(eq(games.gameId, GAME));
    const archived = tagId("puzzle");
    await api.database.insert(gameTags).values({ gameId: GAME, tagId: archived }).onConflictDoNothing();
    await api.database.update(tags).set({ isPublished: false }).where(eq(tags.tagId, archived));
    await saved(GAME, { ageRating: "TEENS", tags: [] });
    expect((await publish(GAME)).status).toBe(200);
    const [after] = await api.database.select().from(games).where(eq(games.gameId, GAME));
    expect(after).toMatchObject({ releaseDate, longDescription: { es: long, fr: "Doucement." } });
    const kept = await api.database.select().from(gameTags).where(eq(gameTags.gameId, GAME));
    expect(kept.map((tag) => tag.tagId)).toEqual([archived]);
  });

  it("publishes its draft by itself at its moment", async () => {
    await saved(GAME, { title: "Later" });
    expect((await publish(GAME, new Date(Date.now() + HOUR_MS).toISOString())).status).toBe(200);
    expect((await read(GAME)).state).toBe("SCHEDULED");
    await publishDueDrafts(api.database, new Date(Date.now() + 2 * HOUR_MS));
    expect((await seen(GAME)).title).toBe("Later");
    expect((await read(GAME)).revisions.map(({ number }) => number)).toEqual([2, 1]);
  });

  it("is archived with a reason, and comes back as it was", async () => {
    const { title } = await seen(GAME);
    expect((await post(GAME, "archive", { reason: "Too windy." })).status).toBe(200);
    expect(await statusOf(GAME)).toBe(404);
    expect(await latestChange()).toMatchObject({ action: "content.archived", reason: "Too windy." });
    expect(await read(GAME)).toMatchObject({ state: "ARCHIVED", published: null, hidden: { title } });
    expect((await post(GAME, "restoration", { number: 1 })).status).toBe(200);
    expect((await publish(GAME)).status).toBe(200);
    expect((await seen(GAME)).title).toBe(title);
  });

  it.each([
    ["an empty title", { title: " " }, "400 game_name_empty"],
    ["a title that is too long", { title: "x".repeat(81) }, "400 game_name_too_long"],
    ["a title without letters", { title: "***" }, "400 invalid_characters_in_name"],
    ["an unknown tag", { tags: [GAME] }, "404 tag_not_found"],
    ["a tag twice", { tags: [tagId("puzzle"), tagId("puzzle")] }, "400 invalid_request_payload"],
    ["a summary that is too long", { shortDescription: { en: "x".repeat(301) } }, "400 invalid_request_payload"],
    ["another field", { slug: "elsewhere" }, "400 invalid_request_payload"],
  ])("refuses %s", async (_, content, failure) => {
    expect(await failureOf(save(GAME, content as never))).toBe(failure);
  });

  it("refuses the title of another game of the studio", async () => {
    const [row] = await api.database.select().from(games).where(eq(games.gameId, GAME));
    const { gameId: twin } = await storeStudioGame(api.database, editor, "Twin");
    await api.database
      .update(games)
      .set({ studioId: row?.studioId ?? "" })
      .where(eq(games.gameId, twin));
    expect(await failureOf(save(GAME, { title: "TWIN" }))).toBe("400 game_name_taken");
  });

  it("saves, but does not publish, what lacks a fact", async () => {
    await saved(GAME, { ageRating: "NOT_SET", platforms: [], shortDescription: {} });
    expect((await readiness(GAME)).missing).toEqual([
      "age_rating_not_set",
      "game_description_empty",
      "no_platforms_added",
    ]);
    expect(await failureOf(publish(GAME))).toBe("400 age_rating_not_set");
    const soon = new Date(Date.now() + HOUR_MS).toISOString();
    expect(await failureOf(publish(GAME, soon))).toBe("400 age_rating_not_set");
  });
});

describe("a studio's own change in between", () => {
  it("refuses what an editor saves without having seen it", async () => {
    const owner = await aMember(api, "Ada_L");
    const { gameId: id } = await storeReadyGame(api.database, owner);
    const { version } = await read(id);
    expect((await change(owner, id, { title: "Kestrel" })).status).toBe(200);
    expect(await failureOf(save(id, { ageRating: "TEENS" }, version))).toBe("400 content_changed");
    expect(await current(id)).toMatchObject({ title: "Kestrel" });
  });

  it("goes into the draft, except where the draft says something else", async () => {
    const owner = await aMember(api, "Ada_L");
    const { gameId: id } = await storeReadyGame(api.database, owner);
    await saved(id, { shortDescription: { en: "The desk's words.", de: "Die Worte." }, title: "Kite" });
    const { version } = await read(id);
    const changes = { title: "Kestrel", shortDescription: "The studio's words.", platforms: ["MOBILE"] };
    expect((await change(owner, id, changes)).status).toBe(200);
    const { draft, version: later } = await read(id);
    expect(draft?.content).toMatchObject({
      ...{ title: "Kestrel", platforms: ["MOBILE"] },
      shortDescription: { en: "The desk's words.", de: "Die Worte." },
    });
    expect(later).not.toBe(version);
    expect(await failureOf(save(id, { ageRating: "TEENS" }, version))).toBe("400 content_changed");
  });

  it("that publishes the game shows in the draft's release date", async () => {
    const owner = await aMember(api, "Ada_L");
    const { gameId: id } = await storeReadyGame(api.database, owner);
    await api.database
      .update(games)
      .set({ releaseDate: new Date("2020-01-01") })
      .where(eq(games.gameId, id));
    await saved(id, { ageRating: "TEENS" });
    expect((await owner.send("POST", `/gamedev/games/${id}/publish`)).status).toBe(200);
    expect((await read(id)).state).toBe("CHANGED");
    expect(Date.parse((await current(id)).releaseDate)).toBeGreaterThan(Date.now() - HOUR_MS);
  });
});

describe("a game that was never published", () => {
  it("shows what the studio wrote, and is published with its whole checklist", async () => {
    const { gameId: id, releaseId } = await storeReadyGame(api.database, editor);
    const details = await read(id);
    expect(details).toMatchObject({ state: "DRAFT", published: null, draft: null, hidden: { title: "Kite" } });
    expect((await readiness(id)).missing).toEqual(["no_release_for_track"]);
    await saved(id, {});
    expect(await failureOf(publish(id))).toBe("400 no_release_for_track");
    await withTrack(id, releaseId);
    expect(await readiness(id)).toMatchObject({ missing: [], isStopped: false, mangledTitle: "kite" });
    expect((await publish(id)).status).toBe(200);
    expect((await seen(id)).title).toBe("Kite");
  });

  it("says all that is missing", async () => {
    const { gameId: id } = await storeStudioGame(api.database, editor);
    expect((await readiness(id)).missing).toEqual(calls.missingForGame.options);
    await saved(id, COMPLETE);
    expect((await readiness(id)).missing).toEqual([
      "no_release_for_track",
      "missing_game_covers",
      "rights_not_declared",
    ]);
    expect(await statusOf(id)).toBe(404);
  });

  it("fails to publish itself without its cover, and says so", async () => {
    const { gameId: id, releaseId } = await storeReadyGame(api.database, editor);
    await withTrack(id, releaseId);
    await saved(id, {});
    expect((await publish(id, new Date(Date.now() + HOUR_MS).toISOString())).status).toBe(200);
    await api.database.delete(gameArt).where(and(eq(gameArt.gameId, id), eq(gameArt.position, 0)));
    await publishDueDrafts(api.database, new Date(Date.now() + 2 * HOUR_MS));
    expect(await read(id)).toMatchObject({ state: "DRAFT", draft: { failure: "missing_game_covers" } });
  });

  it("is not found under another id", async () => {
    const unknown = tagId("puzzle");
    for (const path of ["", "/readiness"]) {
      expect(await failureOf(editor.fetch(`/desk/games/${unknown}${path}`))).toBe("404 game_not_found");
    }
    const body = { content: await current(GAME), version: "revision-0" };
    expect(await failureOf(editor.send("PUT", `/desk/games/${unknown}/draft`, body))).toBe("404 game_not_found");
  });
});

describe("a stopped game", () => {
  it("stays hidden until the takedown ends, and then is as it was", async () => {
    await saved(GAME, { title: "Grounded" });
    await stopGame(api.database, { actorId: null, gameId: GAME, reason: "A letter.", now: new Date() });
    expect(await failureOf(publish(GAME))).toBe("400 game_is_blocked");
    expect((await readiness(GAME)).isStopped).toBe(true);
    expect((await list("?search=grounded")).items).toMatchObject([
      { subjectId: GAME, isStopped: true, state: "DRAFT" },
    ]);
    const [takedown] = (await listTakedowns(api.database, {})).takedowns;
    const lifting = { takedownId: String(takedown?.takedownId), actorId: null, reason: "Settled.", now: new Date() };
    await liftTakedown(api.database, lifting);
    expect((await publish(GAME)).status).toBe(200);
    expect((await seen(GAME)).title).toBe("Grounded");
  });
});

describe("the list", () => {
  it("has all games by title, drafts as they would be, in each state", async () => {
    const { gameId: id } = await storeStudioGame(api.database, editor, "Aardvark");
    await saved(GAME, { title: "Quietfall" });
    const all = await list();
    expect(all.pagination.totalItems).toBe(await api.database.$count(games));
    expect(all.items[0]).toMatchObject({ subjectId: id, name: "Aardvark", state: "DRAFT", isStopped: false });
    expect(all.items[0]?.missingLocales).toContain("en");
    expect(await titlesOf("?state=CHANGED")).toEqual(["Quietfall"]);
    expect(await titlesOf("?search=QUIETF")).toEqual(["Quietfall"]);
    expect(await titlesOf("?search=softfall")).toEqual(["Quietfall"]);
    expect(await titlesOf("?state=DRAFT")).toEqual(["Aardvark"]);
    await publish(GAME, new Date(Date.now() + HOUR_MS).toISOString());
    expect(await titlesOf("?state=SCHEDULED")).toEqual(["Quietfall"]);
    expect((await post(GAME, "archive", { reason: "Enough." })).status).toBe(200);
    expect(await titlesOf("?state=ARCHIVED")).toEqual(["Softfall"]);
    const states = ["DRAFT", "SCHEDULED", "PUBLISHED", "CHANGED", "ARCHIVED"];
    const totals = await Promise.all(
      states.map(async (state) => (await list(`?state=${state}`)).pagination.totalItems),
    );
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(all.pagination.totalItems);
  });

  it("has each game once over its pages, whatever the case of its title", async () => {
    await storeStudioGame(api.database, editor, "aardvark");
    const whole = await titlesOf("?pageSize=100");
    const pages = await Promise.all([0, 1, 2, 3].map((page) => titlesOf(`?pageSize=5&page=${page}`)));
    expect(pages.flat()).toEqual(whole.slice(0, 20));
    expect(whole[0]).toBe("aardvark");
  });
});
