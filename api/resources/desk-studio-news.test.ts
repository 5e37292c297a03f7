import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as calls from "~contract/calls/desk-studio-news";
import { listAuditEntries } from "~contract/calls/desk-staff";
import { beginPreview, PREVIEW_HEADER } from "~contract/calls/desk-preview";
import { listStudioNews } from "~contract/calls/tags";
import type { StudioNewsContent } from "~contract/entities/studio-news";
import { aStudioNewsContent } from "../../tests/fixtures/a-studio-news-content";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { games } from "../db/schema";
import { gameId, studioId } from "../seed/demo-games";
import { seedId } from "../seed/deterministic-ids";
import { publishDueDrafts } from "../store/drafts/due-drafts";

const CONTENT = aStudioNewsContent();
const HUNDRED_DAYS = seedId("news:first-hundred-days");
const FENNEC = studioId("Fennec Works");
const SMALL_HOURS = studioId("Small Hours");
const NOBODY = "00000000-0000-4000-8000-000000000000";
const HOUR_MS = 3_600_000;
const REASON = { reason: "It was wrong." };

let api: TestApi;
let editor: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  editor = await aMember(api, "Ilse");
  await appoint(api.database, editor, { role: "EDITOR" });
});

const read = (id: string) => dataOf(calls.readDeskStudioNews, editor.fetch(`/desk/news/${id}`));
const list = (query = "") => dataOf(calls.listDeskStudioNews, editor.fetch(`/desk/news${query}`));
const create = (content: object = {}) => editor.send("POST", "/desk/news", { content: { ...CONTENT, ...content } });
const created = async (content: Partial<StudioNewsContent> = {}) =>
  (await dataOf(calls.createStudioNewsDraft, create(content))).subjectId;
const post = async (id: string, path: string, body: object = {}) =>
  editor.send("POST", `/desk/news/${id}/${path}`, { version: (await read(id)).version, ...body });
const publish = (id: string, publishDate: string | null = null) => post(id, "publication", { publishDate });
const published = async (content: Partial<StudioNewsContent> = {}) => {
  const id = await created(content);
  expect((await publish(id)).status).toBe(200);
  return id;
};
const save = async (id: string, content: Partial<StudioNewsContent>, version?: string) => {
  const { draft, published: shown, ...state } = await read(id);
  const body = { content: { ...(draft?.content ?? shown ?? CONTENT), ...content }, version: version ?? state.version };
  return editor.send("PUT", `/desk/news/${id}/draft`, body);
};
const latestChange = async () =>
  (await dataOf(listAuditEntries, editor.fetch("/desk/audit-log?pageSize=1"))).entries[0] ?? expect.fail();
const newsOf = (studio = FENNEC, query = "") =>
  dataOf(listStudioNews, api.fetch(`/gxc/v2/studios/${studio}/news${query}`));
const titles = async (studio = FENNEC) => (await newsOf(studio)).news.map(({ title }) => title);

describe("a new piece of news", () => {
  it("is a draft that nobody sees until it is published", async () => {
    const id = await created();
    expect(await read(id)).toMatchObject({ state: "DRAFT", published: null, draft: { content: CONTENT } });
    expect(await titles()).toEqual(["A hundred days of Lantern Run"]);
    const before = Date.now();
    expect((await publish(id)).status).toBe(200);
    const { news, pagination } = await newsOf(FENNEC, "?locale=de");
    expect(pagination.totalItems).toBe(2);
    expect(news[0]).toMatchObject({
      ...{ newsId: id, title: "Drachen sind da", text: "Hoch damit." },
      game: { gameId: gameId("lantern-run"), title: "Lantern Run", mangledTitle: "lantern-run" },
    });
    expect(Date.parse(news[0]?.publishDate ?? "")).toBeGreaterThanOrEqual(before);
    expect(await titles(SMALL_HOURS)).toEqual([]);
    expect(await read(id)).toMatchObject({
      ...{ state: "PUBLISHED", draft: null, published: CONTENT },
      revisions: [{ number: 1, author: "Ilse", isArchived: false }],
    });
  });

  it("may be about no game, and is English where a language is missing", async () => {
    await published({ gameId: null });
    expect((await newsOf(FENNEC, "?locale=tr")).news[0]).toMatchObject({ title: "Kites are out", game: null });
  });

  it.each([
    ["of no studio", { studioId: NOBODY }, "studio_not_found"],
    ["about a game of another studio", { gameId: gameId("softfall") }, "news_game_unknown"],
    ["about no game that there is", { gameId: NOBODY }, "news_game_unknown"],
    ["without an English title", { title: { de: "Drachen" } }, "invalid_request_payload"],
    ["with too long a title", { title: { en: "x".repeat(81) } }, "invalid_request_payload"],
    ["without a text", { text: {} }, "invalid_request_payload"],
    ["with too long a text", { text: { en: "x".repeat(2_001) } }, "invalid_request_payload"],
    ["in an eighth language", { text: { en: "There", fr: "Voilà" } }, "invalid_request_payload"],
    ["with a date of its own", { publishedAt: "2026-01-01T00:00:00Z" }, "invalid_request_payload"],
  ])("is refused %s", async (_, content, code) => {
    expect(await failureOf(create(content))).toMatch(new RegExp(` ${code}$`));
  });
});

describe("the draft of a piece of news", () => {
  it("changes nothing for players until it is published, and leaves both in the log", async () => {
    const [old] = (await newsOf()).news;
    expect((await save(HUNDRED_DAYS, { title: { en: "A hundred nights" } })).status).toBe(200);
    expect((await newsOf()).news).toEqual([old]);
    expect(await read(HUNDRED_DAYS)).toMatchObject({ state: "CHANGED", draft: { author: "Ilse" } });
    expect(await latestChange()).toMatchObject({
      ...{ action: "content.saved", subject: { kind: "studio-news", id: HUNDRED_DAYS, name: "A hundred nights" } },
      ...{ before: { "title.en": "A hundred days of Lantern Run" }, after: { "title.en": "A hundred nights" } },
    });
    await publish(HUNDRED_DAYS);
    expect((await newsOf()).news).toEqual([{ ...old, title: "A hundred nights" }]);
  });

  it("is compared with what players see", async () => {
    await save(HUNDRED_DAYS, { gameId: null });
    const compared = await editor.fetch(`/desk/comparisons/studio-news/${HUNDRED_DAYS}?before=published&after=draft`);
    expect(await compared.json()).toMatchObject({
      data: { before: { gameId: gameId("lantern-run") }, after: { gameId: null }, sections: [] },
    });
  });

  it("is not lost to a colleague who saw an earlier version", async () => {
    const { version } = await read(HUNDRED_DAYS);
    expect((await save(HUNDRED_DAYS, { gameId: null }, version)).status).toBe(200);
    expect(await failureOf(save(HUNDRED_DAYS, { text: { en: "Mine." } }, version))).toBe("400 content_changed");
  });

  it("stays with its studio, published or not, and while it is archived", async () => {
    const other = { studioId: SMALL_HOURS, gameId: null };
    expect(await failureOf(save(await created(), other))).toBe("400 news_studio_changed");
    expect(await failureOf(save(HUNDRED_DAYS, other))).toBe("400 news_studio_changed");
    await publish(await created());
    await save(HUNDRED_DAYS, { gameId: null });
    await publish(HUNDRED_DAYS);
    await post(HUNDRED_DAYS, "archive", REASON);
    await post(HUNDRED_DAYS, "restoration", { number: 1 });
    expect(await failureOf(save(HUNDRED_DAYS, other))).toBe("400 news_studio_changed");
  });

  it("is seen in a preview by nobody but who looks", async () => {
    const id = await created();
    const query = new URLSearchParams({ drafts: "ONE", kind: "studio-news", subjectId: id });
    const { token } = await dataOf(beginPreview, editor.fetch(`/desk/preview?${query.toString()}`));
    const shown = api.fetch(`/gxc/v2/studios/${FENNEC}/news`, { headers: { [PREVIEW_HEADER]: token } });
    expect((await dataOf(listStudioNews, shown)).news.map(({ newsId }) => newsId)).toContain(id);
    expect(await titles()).not.toContain("Kites are out");
  });
});

describe("a scheduled piece of news", () => {
  it("publishes itself at its moment", async () => {
    const id = await created();
    const soon = new Date(Date.now() + HOUR_MS).toISOString();
    expect((await publish(id, soon)).status).toBe(200);
    await publishDueDrafts(api.database, new Date(Date.now() + HOUR_MS - 1_000));
    expect(await titles()).not.toContain("Kites are out");
    await publishDueDrafts(api.database, new Date(Date.now() + HOUR_MS + 1_000));
    expect(await titles()).toContain("Kites are out");
  });

  it("says why it could not, once its game belongs to somebody else", async () => {
    const id = await created();
    await publish(id, new Date(Date.now() + HOUR_MS).toISOString());
    const { database } = api;
    await database
      .update(games)
      .set({ studioId: SMALL_HOURS })
      .where(eq(games.gameId, gameId("lantern-run")));
    await publishDueDrafts(database, new Date(Date.now() + 2 * HOUR_MS));
    expect(await read(id)).toMatchObject({ state: "DRAFT", draft: { failure: "news_game_unknown" } });
    expect(await latestChange()).toMatchObject({ action: "content.failed", reason: "news_game_unknown" });
  });
});

describe("a published piece of news", () => {
  it("is archived with a reason, is seen nowhere, and comes back with its first date", async () => {
    const [old] = (await newsOf()).news;
    await save(HUNDRED_DAYS, { text: { en: "Thank you." } });
    await publish(HUNDRED_DAYS);
    expect(await failureOf(post(HUNDRED_DAYS, "archive", { reason: "" }))).toBe("400 invalid_request_payload");
    expect((await post(HUNDRED_DAYS, "archive", REASON)).status).toBe(200);
    expect(await latestChange()).toMatchObject({ action: "content.archived", ...REASON });
    expect(await newsOf()).toMatchObject({ news: [], pagination: { totalItems: 0 } });
    expect(await read(HUNDRED_DAYS)).toMatchObject({ state: "ARCHIVED", published: null });
    expect((await post(HUNDRED_DAYS, "restoration", { number: 1 })).status).toBe(200);
    await publish(HUNDRED_DAYS);
    expect((await newsOf()).news).toEqual([old]);
  });

  it("links to its game only while players see that", async () => {
    const { database } = api;
    await database
      .update(games)
      .set({ isPublished: false })
      .where(eq(games.gameId, gameId("lantern-run")));
    expect((await newsOf()).news).toMatchObject([{ newsId: HUNDRED_DAYS, game: null }]);
    expect((await save(HUNDRED_DAYS, { text: { en: "Soon again." } })).status).toBe(200);
    await database
      .update(games)
      .set({ isPublished: true })
      .where(eq(games.gameId, gameId("lantern-run")));
    expect((await newsOf()).news).toMatchObject([{ game: { title: "Lantern Run" } }]);
  });

  it("stands above older ones, page by page", async () => {
    const second = await published();
    const third = await published({ title: { en: "More kites" } });
    const ids = async (page: number) =>
      (await newsOf(FENNEC, `?pageSize=2&page=${String(page)}`)).news.map(({ newsId }) => newsId);
    expect(await ids(0)).toEqual([third, second]);
    expect(await ids(1)).toEqual([HUNDRED_DAYS]);
    expect((await newsOf(FENNEC, "?pageSize=2&page=1")).pagination).toMatchObject({ totalItems: 3, totalPages: 2 });
    expect(await failureOf(api.fetch(`/gxc/v2/studios/${NOBODY}/news`))).toBe("404 studio_not_found");
  });
});

describe("the list of news", () => {
  it("has what was never published first, and filters by state, title and studio", async () => {
    const first = await created();
    const small = await published({ studioId: SMALL_HOURS, gameId: null, title: { en: "Night shift" } });
    await save(small, { title: { en: "Day shift" } });
    const all = (await list()).items;
    expect(all.map(({ subjectId }) => subjectId)).toEqual([first, small, HUNDRED_DAYS]);
    expect(all).toMatchObject([
      { name: "Kites are out", studioName: "Fennec Works", firstPublishDate: null, state: "DRAFT" },
      { name: "Day shift", studioName: "Small Hours", state: "CHANGED" },
      { studioName: "Fennec Works", firstPublishDate: "2025-09-11T09:00:00.000Z", missingLocales: [] },
    ]);
    const found = async (query: string) => (await list(`?${query}`)).items.map(({ name }) => name);
    expect(await found("search=drach")).toEqual(["Kites are out"]);
    expect(await found("search=small+h")).toEqual(["Day shift"]);
    await post(HUNDRED_DAYS, "archive", REASON);
    expect(await found("state=ARCHIVED")).toEqual(["A hundred days of Lantern Run"]);
    const page = await list("?pageSize=2&page=1");
    expect([page.items.length, page.pagination.totalItems]).toEqual([1, 3]);
  });
});

describe("the studios to choose among", () => {
  const choices = (search?: string) =>
    dataOf(
      calls.listStudioChoices,
      editor.fetch(
        `/desk/studio-choices${search === undefined ? "" : `?${new URLSearchParams({ search }).toString()}`}`,
      ),
    );

  it("have the text in their names; one may have it as its whole name", async () => {
    expect(await choices("hours")).toEqual({ studios: [{ studioId: SMALL_HOURS, name: "Small Hours" }], named: null });
    expect((await choices("small  HOURS")).named).toEqual({ studioId: SMALL_HOURS, name: "Small Hours" });
    expect(await choices("nobody at all")).toEqual({ studios: [], named: null });
  });

  it("are the first by name without a text", async () => {
    const { studios, named } = await choices();
    const names = studios.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(2);
    expect([names, named]).toEqual([[...names].sort(), null]);
  });
});
