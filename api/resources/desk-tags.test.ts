import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as calls from "~contract/calls/desk-tags";
import { listAuditEntries } from "~contract/calls/desk-staff";
import { suggestGames } from "~contract/calls/games";
import { getTag, listTags } from "~contract/calls/tags";
import type { TagContent } from "~contract/entities/tag-content";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { drafts, gameTags, tagAliases, tags } from "../db/schema";
import { gameId } from "../seed/demo-games";
import { tagId } from "../seed/demo-tags";
import { publishDueDrafts } from "../store/drafts/due-drafts";

const CONTENT: TagContent = {
  ...{ alias: "roguelike", title: { en: "Roguelike", de: "Roguelike-Spiel" }, displayOrder: 30 },
  ...{ icon: "swords", parentTagId: tagId("genre"), synonyms: ["dungeon crawler"] },
};
const HOUR_MS = 3_600_000;

let api: TestApi;
let editor: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  editor = await aMember(api, "Ilse");
  await appoint(api.database, editor, { role: "EDITOR" });
});

const read = (id: string) => dataOf(calls.readDeskTag, editor.fetch(`/desk/tags/${id}`));
const versionOf = async (id: string) => (await read(id)).version;
const list = (query = "") => dataOf(calls.listDeskTags, editor.fetch(`/desk/tags${query}`));
const seen = (alias: string) => dataOf(getTag, api.fetch(`/gxc/v2/tags/${alias}`));
const isSeen = async (alias: string) => (await api.fetch(`/gxc/v2/tags/${alias}`)).status === 200;
const create = (content: Partial<TagContent> = {}) =>
  editor.send("POST", "/desk/tags", { content: { ...CONTENT, ...content } });
const created = () => dataOf(calls.createTagDraft, create());
const post = async (id: string, path: string, body: object = {}) =>
  editor.send("POST", `/desk/tags/${id}/${path}`, { version: await versionOf(id), ...body });
const publish = (id: string, publishDate: string | null = null) => post(id, "publication", { publishDate });
const save = async (id: string, content: Partial<TagContent>, version?: string) => {
  const { draft, published, ...state } = await read(id);
  const current = draft?.content ?? published ?? CONTENT;
  const body = { content: { ...current, ...content }, version: version ?? state.version };
  return editor.send("PUT", `/desk/tags/${id}/draft`, body);
};
const latestChange = async () =>
  (await dataOf(listAuditEntries, editor.fetch("/desk/audit-log?pageSize=1"))).entries[0] ?? expect.fail();

describe("the choice of tags", () => {
  const choose = async (query: string, as = editor) =>
    (await dataOf(calls.listTagChoices, as.fetch(`/desk/tag-choices?${query}`))).named.map(({ tagId: id }) => id);

  it("finds tags by alias, by title in any language, by former alias and by id", async () => {
    const [rhythm, space] = [tagId("rhythm"), tagId("space")];
    expect(await choose(`names=rhythm,weltraum&ids=${tagId("theme")}`)).toEqual([tagId("theme"), rhythm, space]);
    await api.database.insert(tagAliases).values({ alias: "cosmos", tagId: space });
    expect(await choose("names=COSMOS")).toEqual([space]);
    const unknown = await editor.fetch("/desk/tag-choices?names=rhythm,dragons");
    expect(await failureOf(unknown)).toBe("400 tag_name_unknown");
  });

  it("suggests those of the most games, a hundred at most", async () => {
    const few = await dataOf(calls.listTagChoices, editor.fetch("/desk/tag-choices?locale=de"));
    expect(few).toMatchObject({ isComplete: true, named: [] });
    expect(few.common.length).toBe(await api.database.$count(tags, eq(tags.isPublished, true)));
    const rows = Array.from({ length: calls.MAX_COMMON_TAGS }, (_, index) => ({
      ...{ tagId: crypto.randomUUID(), alias: `more-${String(index)}`, title: { en: `More ${String(index)}` } },
      ...{ displayOrder: 0, isPublished: true },
    }));
    await api.database.insert(tags).values(rows);
    const many = await dataOf(calls.listTagChoices, editor.fetch("/desk/tag-choices?locale=de"));
    expect([many.isComplete, many.common.length]).toEqual([false, calls.MAX_COMMON_TAGS]);
    expect(many.common[0]).toEqual(few.common[0]);
  });
});

describe("a new tag", () => {
  it("is a draft that nobody sees until it is published", async () => {
    const { subjectId } = await created();
    expect(await read(subjectId)).toMatchObject({ state: "DRAFT", published: null, draft: { content: CONTENT } });
    expect(await isSeen("roguelike")).toBe(false);
    expect((await publish(subjectId)).status).toBe(200);
    expect(await seen("roguelike")).toMatchObject({
      ...{ title: "Roguelike", icon: "/media/icons/swords.svg", parentTagAlias: "genre", tagId: subjectId },
      titleTranslations: CONTENT.title,
    });
    expect(await read(subjectId)).toMatchObject({
      ...{ state: "PUBLISHED", draft: null, published: CONTENT },
      revisions: [{ number: 1, author: "Ilse", isArchived: false }],
    });
  });

  it.each([
    [{ alias: "rhythm" }, "tag_alias_taken"],
    [{ parentTagId: tagId("rhythm") }, "tag_parent_invalid"],
    [{ parentTagId: "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09" }, "tag_parent_invalid"],
    [{ alias: "Not An Alias" }, "invalid_request_payload"],
    [{ title: { en: " " } }, "invalid_request_payload"],
    [{ title: { en: "Roguelike", fr: "Rogue" } }, "invalid_request_payload"],
  ])("is refused with %j", async (content, code) => {
    expect(await failureOf(create(content as never))).toBe(`400 ${code}`);
  });
});

describe("the draft of a tag", () => {
  const RHYTHM = tagId("rhythm");

  it("changes nothing for players until it is published, and leaves both in the log", async () => {
    expect((await save(RHYTHM, { title: { en: "Beat" } })).status).toBe(200);
    expect(await seen("rhythm")).toMatchObject({ title: "Rhythm" });
    expect(await read(RHYTHM)).toMatchObject({ state: "CHANGED", draft: { author: "Ilse" } });
    expect(await latestChange()).toMatchObject({
      ...{ action: "content.saved", subject: { kind: "tag", id: RHYTHM, name: "Beat" } },
      ...{ before: { "title.en": "Rhythm", "title.de": "Rhythmus" }, after: { "title.en": "Beat" } },
    });
    expect((await publish(RHYTHM)).status).toBe(200);
    expect(await seen("rhythm")).toMatchObject({ title: "Beat" });
    expect(await latestChange()).toMatchObject({ action: "content.published", before: { "title.en": "Rhythm" } });
    // What players saw before is the first revision.
    expect((await read(RHYTHM)).revisions.map(({ number, author }) => [number, author])).toEqual([
      [2, "Ilse"],
      [1, null],
    ]);
  });

  it("is not lost to a colleague who saw an earlier version", async () => {
    const version = await versionOf(RHYTHM);
    expect((await save(RHYTHM, { title: { en: "Beat" } }, version)).status).toBe(200);
    expect(await failureOf(save(RHYTHM, { title: { en: "Pulse" } }, version))).toBe("400 content_changed");
    expect(await read(RHYTHM)).toMatchObject({ draft: { content: { title: { en: "Beat" } } } });
    const both = await versionOf(RHYTHM);
    const answers = await Promise.all([
      save(RHYTHM, { displayOrder: 7 }, both),
      save(RHYTHM, { displayOrder: 8 }, both),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("is refused when it changes nothing, and discarded as it came", async () => {
    expect(await failureOf(save(RHYTHM, {}))).toBe("400 no_changes");
    expect(await failureOf(post(RHYTHM, "draft/removal"))).toBe("400 nothing_to_publish");
    await save(RHYTHM, { displayOrder: 99 });
    expect((await post(RHYTHM, "draft/removal")).status).toBe(200);
    expect(await read(RHYTHM)).toMatchObject({ state: "PUBLISHED", draft: null });
  });

  it("keeps former addresses when the alias changes", async () => {
    await save(RHYTHM, { alias: "music" });
    await publish(RHYTHM);
    expect(await seen("rhythm")).toMatchObject({ alias: "music", tagId: RHYTHM });
    expect((await api.fetch("/gxc/v3/games?tagAlias=rhythm")).status).toBe(200);
    await save(RHYTHM, { alias: "rhythm" });
    await publish(RHYTHM);
    expect(await seen("music")).toMatchObject({ alias: "rhythm" });
  });

  it("is found by its synonyms once published", async () => {
    await save(RHYTHM, { synonyms: ["Zither tapping"] });
    await publish(RHYTHM);
    const found = await dataOf(suggestGames, api.fetch("/gxc/v3/games/suggestions?search=zither"));
    expect(found.tags.map(({ alias }) => alias)).toEqual(["rhythm"]);
  });
});

describe("a scheduled tag", () => {
  it("publishes itself with the first request after its moment", async () => {
    const { subjectId } = await created();
    const past = new Date(Date.now() - HOUR_MS).toISOString();
    expect(await failureOf(publish(subjectId, past))).toBe("400 publish_date_past");
    const publishDate = new Date(Date.now() + HOUR_MS).toISOString();
    expect((await publish(subjectId, publishDate)).status).toBe(200);
    expect(await read(subjectId)).toMatchObject({ state: "SCHEDULED", draft: { publishDate } });
    await publishDueDrafts(api.database, new Date(Date.now() + HOUR_MS - 1_000));
    expect(await isSeen("roguelike")).toBe(false);
    await publishDueDrafts(api.database, new Date(Date.now() + HOUR_MS + 1_000));
    expect(await isSeen("roguelike")).toBe(true);
    expect(await latestChange()).toMatchObject({ action: "content.published", actor: { username: "Ilse" } });
  });

  it("is published by any process, once", async () => {
    const { subjectId } = await created();
    await publish(subjectId, new Date(Date.now() + HOUR_MS).toISOString());
    await api.database.update(drafts).set({ publishAt: new Date(Date.now() - 1_000) });
    const now = new Date();
    await Promise.all([publishDueDrafts(api.database, now), publishDueDrafts(api.database, now)]);
    expect((await read(subjectId)).revisions).toHaveLength(1);
  });

  it("says why it could not be published, and stays a draft", async () => {
    const { subjectId } = await created();
    await publish(subjectId, new Date(Date.now() + HOUR_MS).toISOString());
    await save(tagId("rhythm"), { alias: "roguelike" });
    await publish(tagId("rhythm"));
    await publishDueDrafts(api.database, new Date(Date.now() + 2 * HOUR_MS));
    expect(await read(subjectId)).toMatchObject({ state: "DRAFT", draft: { failure: "tag_alias_taken" } });
    expect(await latestChange()).toMatchObject({ action: "content.failed", reason: "tag_alias_taken" });
  });
});

describe("an archived tag", () => {
  const COSY = tagId("cosy");
  const gamesOf = async (id: string) => api.database.$count(gameTags, eq(gameTags.tagId, id));

  it("is seen nowhere, and comes back with its games", async () => {
    const games = await gamesOf(COSY);
    expect((await post(COSY, "archive", { reason: "Too vague." })).status).toBe(200);
    expect(await isSeen("cosy")).toBe(false);
    const { tags } = await dataOf(listTags, api.fetch("/gxc/v2/tags"));
    expect(tags.map(({ alias }) => alias)).not.toContain("cosy");
    const game = await (await api.fetch(`/gxc/v2/games/${gameId("softfall")}`)).text();
    expect(game).not.toContain('"cosy"');
    expect(await read(COSY)).toMatchObject({ state: "ARCHIVED", published: null });
    const { revisions } = await read(COSY);
    expect(revisions.map(({ isArchived }) => isArchived)).toEqual([true, false]);
    expect(await failureOf(post(COSY, "restoration", { number: 2 }))).toBe("404 revision_not_found");
    expect((await post(COSY, "restoration", { number: 1 })).status).toBe(200);
    expect((await publish(COSY)).status).toBe(200);
    expect(await seen("cosy")).toMatchObject({ tagId: COSY });
    expect(await gamesOf(COSY)).toBe(games);
  });

  it("has no children", async () => {
    const refused = post(tagId("genre"), "archive", { reason: "Too vague." });
    expect(await failureOf(refused)).toBe("400 tag_has_children");
  });

  it("may be one that was merged: its address and its games lead to the other", async () => {
    const both = await gamesOf(COSY);
    const merged = await post(COSY, "merger", { into: tagId("nature"), reason: "The same." });
    expect(merged.status).toBe(200);
    expect(await seen("cosy")).toMatchObject({ alias: "nature" });
    expect(await gamesOf(tagId("nature"))).toBeGreaterThanOrEqual(both);
    expect(await latestChange()).toMatchObject({ action: "tag.merged", reason: "The same." });
    await post(COSY, "restoration", { number: 1 });
    expect((await publish(COSY)).status).toBe(200);
    expect(await seen("cosy")).toMatchObject({ tagId: COSY });
  });

  it("is not merged into itself or what is not there", async () => {
    for (const into of [COSY, "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09"]) {
      expect(await failureOf(post(COSY, "merger", { into, reason: "?" }))).toBe("404 tag_not_found");
    }
  });
});

describe("the list of tags", () => {
  it("shows drafts as they would be, and filters by state and by a part of a title", async () => {
    const { subjectId } = await created();
    await save(tagId("rhythm"), { title: { en: "Beat" } });
    await post(tagId("cosy"), "archive", { reason: "Too vague." });
    const states = async (state: string) => (await list(`?state=${state}`)).items.map(({ name }) => name);
    expect(await states("DRAFT")).toEqual(["Roguelike"]);
    expect(await states("CHANGED")).toEqual(["Beat"]);
    expect(await states("ARCHIVED")).toEqual(["Cosy"]);
    await publish(subjectId, new Date(Date.now() + HOUR_MS).toISOString());
    expect(await states("SCHEDULED")).toEqual(["Roguelike"]);
    const { items } = await list("?search=rogue");
    expect(items).toMatchObject([
      { subjectId, parentTitle: "Genre", gameCount: 0, missingLocales: ["es", "pl", "pt-br", "ru", "tr"] },
    ]);
    const page = await list("?state=PUBLISHED&pageSize=5&page=1");
    expect(page.items).toHaveLength(5);
    expect(page.pagination.totalItems).toBeGreaterThan(15);
    expect((await list("?search=rhythmus")).items).toEqual([]);
  });
});
