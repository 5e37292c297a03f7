import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { compareContent } from "~contract/calls/desk-comparison";
import { PAGE_CALLS } from "~contract/calls/desk-pages";
import { listAuditEntries } from "~contract/calls/desk-staff";
import { TAG_CALLS } from "~contract/calls/desk-tags";
import type { PageContent, PageSection } from "~contract/entities/page-content";
import type { TagContent } from "~contract/entities/tag-content";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { drafts, tags } from "../db/schema";
import { gameId } from "../seed/demo-games";
import { tagId } from "../seed/demo-tags";
import { seedId } from "../seed/deterministic-ids";

const HOME = seedId("configuration:home");
const SPACE = tagId("space");
const THEME = tagId("theme");

let api: TestApi;
let editor: Member;
beforeAll(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  editor = await aMember(api, "Ilse");
  await appoint(api.database, editor, { role: "EDITOR" });
});

const compare = (path: string, before: string, after: string) =>
  editor.fetch(`/desk/comparisons/${path}?before=${before}&after=${after}`);
const compared = (path: string, before = "published", after = "draft") =>
  dataOf(compareContent, compare(path, before, after));
const readTag = (id: string) => dataOf(TAG_CALLS.read, editor.fetch(`/desk/tags/${id}`));
const readPage = () => dataOf(PAGE_CALLS.read, editor.fetch(`/desk/pages/${HOME}`));

async function saveTag(id: string, change: Partial<TagContent>) {
  const { draft, published, version } = await readTag(id);
  const content = { ...(draft?.content ?? published ?? expect.fail()), ...change };
  expect((await editor.send("PUT", `/desk/tags/${id}/draft`, { content, version })).status).toBe(200);
}

async function post(path: string, body: object, version: string) {
  expect((await editor.send("POST", path, { version, ...body })).status).toBe(200);
}

async function publishTag(id: string, change: Partial<TagContent>) {
  await saveTag(id, change);
  await post(`/desk/tags/${id}/publication`, { publishDate: null }, (await readTag(id)).version);
}

async function savePage(change: (sections: PageSection[]) => PageSection[]) {
  const { draft, published, version } = await readPage();
  const content: PageContent = draft?.content ?? published ?? expect.fail();
  const changed = { ...content, sections: change(content.sections) };
  expect((await editor.send("PUT", `/desk/pages/${HOME}/draft`, { content: changed, version })).status).toBe(200);
}

describe("a comparison", () => {
  it("says field by field what a draft changes, and names what its ids are about", async () => {
    await saveTag(SPACE, { title: { en: "Outer space", de: "Weltraum" }, parentTagId: null, synonyms: ["stars"] });
    const { before, after, sections, names } = await compared(`tag/${SPACE}`);
    expect({ before, after, sections }).toEqual({
      before: expect.objectContaining({ "title.en": "Space", parentTagId: THEME }) as unknown,
      after: expect.objectContaining({ "title.en": "Outer space", parentTagId: null, synonyms: ["stars"] }) as unknown,
      sections: [],
    });
    expect(Object.keys(after)).not.toContain("alias");
    expect(names).toEqual([{ id: THEME, name: "Theme" }]);
    expect(await compared(`tag/${SPACE}`, "draft", "draft")).toMatchObject({ before: {}, after: {}, names: [] });
  });

  it("takes any two revisions, an archived one as nothing", async () => {
    const id = tagId("rhythm");
    await publishTag(id, { displayOrder: 901 });
    await publishTag(id, { displayOrder: 902 });
    expect(await compared(`tag/${id}`, "2", "3")).toMatchObject({
      ...{ before: { displayOrder: 901 }, after: { displayOrder: 902 } },
    });
    expect((await compared(`tag/${id}`, "3", "1")).before).toEqual({ displayOrder: 902 });
    expect((await compared(`tag/${id}`, "published", "3")).after).toEqual({});
    await post(`/desk/tags/${id}/archive`, { reason: "Nobody looks for it." }, (await readTag(id)).version);
    expect((await compared(`tag/${id}`, "4", "3")).before).toEqual({});
    expect((await compared(`tag/${id}`, "4", "3")).after).toMatchObject({ alias: "rhythm", displayOrder: 902 });
    expect((await compared(`tag/${id}`, "published", "4")).after).toEqual({});
  });

  it.each([
    ["published", "99", "404 revision_not_found"],
    ["draft", "published", "404 revision_not_found"],
    ["0", "published", "400 invalid_request_payload"],
    ["published", "newest", "400 invalid_request_payload"],
  ])("of %s and %s is %s", async (before, after, code) => {
    expect(await failureOf(compare(`tag/${tagId("cosy")}`, before, after))).toBe(code);
  });

  it("is refused to players", async () => {
    const player = await aMember(api, "Moss");
    const asked = player.fetch(`/desk/comparisons/tag/${SPACE}?before=published&after=draft`);
    expect(await failureOf(asked)).toBe("403 staff_role_insufficient");
  });
});

describe("a comparison of pages", () => {
  it("follows sections and entries by their ids", async () => {
    const { published } = await readPage();
    const sections = published?.sections ?? [];
    const [first, second] = sections;
    const row = sections.find(({ entries }) => entries.length > 2) ?? expect.fail();
    const [one, two, ...others] = row.entries;
    if (!first || !second || !one || !two) expect.fail();
    const removed = sections.at(-1) ?? expect.fail();
    const entryId = randomUUID();
    const added: PageSection = {
      ...{ ...removed, sectionId: randomUUID(), name: { en: "Winter shelf" }, feedAlias: "winter-shelf" },
      entries: [],
    };
    const game = gameId("kilnbreak");
    const changedEntry = {
      ...two,
      attributes: [
        { name: "Headline", type: "LOCALIZABLE_STRING" as const, value: "Hot", translations: { de: "Heiß" } },
      ],
    };
    await savePage(() => [
      added,
      ...sections.slice(0, -1).map((section) => ({
        ...section,
        ...(section === row && {
          name: { ...row.name, en: "Fired" },
          entries: [
            ...others,
            changedEntry,
            { entryId, subject: { kind: "GAME" as const, gameId: game }, attributes: [] },
          ],
        }),
      })),
    ]);
    const { sections: differing, names } = await compared(`page/${HOME}`);
    expect(differing.map(({ id, changes }) => [id, changes])).toEqual([
      [added.sectionId, ["ADDED"]],
      [row.sectionId, ["CHANGED"]],
      [removed.sectionId, ["REMOVED"]],
    ]);
    const fired = differing[1] ?? expect.fail();
    expect(fired.after).toMatchObject({ "name.en": "Fired" });
    expect(fired.entries.map(({ entry, changes }) => [entry.entryId, changes])).toEqual([
      [two.entryId, ["MOVED", "CHANGED"]],
      [entryId, ["ADDED"]],
      [one.entryId, ["REMOVED"]],
    ]);
    expect(fired.entries[0]?.after).toEqual({ "Headline.en": "Hot", "Headline.de": "Heiß" });
    expect(names).toContainEqual({ id: game, name: "Kilnbreak" });
    // Without the other changes, one that changes places is the only one that has moved.
    await savePage(() => [second, first, ...sections.slice(2)]);
    const moved = (await compared(`page/${HOME}`)).sections;
    expect(moved).toMatchObject([{ changes: ["MOVED"], before: {}, after: {}, entries: [] }]);
    const places = [moved[0]?.move?.from, moved[0]?.move?.to];
    expect([...places].sort()).toEqual([1, 2]);
    expect(moved[0]?.move?.fromSection).toBeNull();
  });

  it("follows an entry into another section, also out of one that is removed", async () => {
    const sections = (await readPage()).published?.sections ?? [];
    const [from, to] = sections.filter(({ entries }) => entries.length > 2);
    const [one, two, ...others] = from?.entries ?? [];
    if (!from || !to || !one || !two) expect.fail();
    const withEntries = (changed: ReadonlyMap<PageSection, PageSection["entries"]>) =>
      sections.map((section) => ({ ...section, entries: changed.get(section) ?? section.entries }));
    const arrived = { id: to.sectionId, changes: ["CHANGED"], move: null };
    const entry = (place: number, moved: typeof one) => ({
      ...{ entry: moved, changes: ["MOVED"], before: {}, after: {} },
      move: { from: place, to: place, fromSection: from.name },
    });
    await savePage(() =>
      withEntries(
        new Map([
          [from, [one, ...others]],
          [to, [to.entries[0] ?? expect.fail(), two, ...to.entries.slice(1)]],
        ]),
      ),
    );
    expect((await compared(`page/${HOME}`)).sections).toMatchObject([{ ...arrived, entries: [entry(2, two)] }]);
    await savePage(() =>
      withEntries(new Map([[to, [one, ...to.entries]]])).filter(({ sectionId }) => sectionId !== from.sectionId),
    );
    const gone = { id: from.sectionId, changes: ["REMOVED"], entries: [] };
    expect((await compared(`page/${HOME}`)).sections).toMatchObject([{ ...arrived, entries: [entry(1, one)] }, gone]);
  });
});

describe("the audit log", () => {
  const log = (subjectId: string) => dataOf(listAuditEntries, editor.fetch(`/desk/audit-log?subjectId=${subjectId}`));

  it("names what was there once by its last name, and leaves what never was", async () => {
    const id = tagId("cosy");
    const { subjectId: gone } = await dataOf(
      TAG_CALLS.create,
      editor.send("POST", "/desk/tags", {
        content: { ...((await readTag(id)).published ?? expect.fail()), alias: "snug", title: { en: "Snug" } },
      }),
    );
    await post(`/desk/tags/${gone}/draft/removal`, {}, (await readTag(gone)).version);
    const never = randomUUID();
    await publishTag(id, { synonyms: [gone, never] });
    const { names, entries } = await log(id);
    expect(names).toEqual([
      { id: gone, name: "Snug" },
      { id: never, name: null },
    ]);
    expect(entries.map(({ action, revision }) => [action, revision])).toEqual([
      ["content.published", 2],
      ["content.saved", null],
    ]);
  });

  it("has the whole ids of what pages show", async () => {
    await savePage((sections) => sections.map((section) => ({ ...section, entries: [...section.entries].reverse() })));
    const [entry] = (await log(HOME)).entries;
    expect(JSON.stringify(entry?.after)).toMatch(/GAME [\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/);
  });

  it("survives content whose rows are gone", async () => {
    const id = tagId("food");
    await saveTag(id, { displayOrder: 77 });
    await api.database.delete(drafts).where(eq(drafts.subjectId, id));
    await api.database.update(tags).set({ isPublished: false }).where(eq(tags.tagId, id));
    expect((await log(id)).entries).toMatchObject([{ action: "content.saved", revision: null }]);
  });
});
