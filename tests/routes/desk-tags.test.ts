import { beforeAll, describe, expect, it } from "vitest";
import { tagId } from "~api/seed/demo-tags";
import { loader as publicTagLoader } from "~/routes/($locale).tags.$alias/route";
import * as desk from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { expectWarnings } from "../setup/expect-warnings";
import { runLoader } from "../setup/portal";

expectWarnings(/: tag_not_found$/);

const SPACE = tagId("space");
const NEW_TAG = {
  ...{ intent: "save", alias: "kites", "title.en": "Kites", "title.de": "Drachen", displayOrder: "40" },
  ...{ icon: "star", parent: "Theme", synonyms: "kite\r\n\r\nwindsock" },
};

let editor: Member;
let colleague: Member;
let support: Member;
beforeAll(async () => {
  editor = await desk.aStaffMember("tag_editor", "EDITOR");
  colleague = await desk.aStaffMember("tag_colleague", "EDITOR");
  support = await desk.aStaffMember("tag_support", "SUPPORT");
});

const editorOf = async (id: string, visitor = editor) => (await desk.tagPage(visitor, id)).payload.editor;
const publicTag = (path: string) => runLoader(publicTagLoader, "/:locale?/tags/:alias", path);

async function fieldsOf(id: string): Promise<Record<string, string>> {
  const { form, version } = await editorOf(id);
  const titles = form.titles.map(({ locale, saved }): [string, string] => [`title.${locale}`, saved]);
  const { alias, displayOrder, icon, parent, synonyms } = form;
  const others = { intent: "save", alias, displayOrder, icon, parent, synonyms, version };
  return { ...Object.fromEntries(titles), ...others };
}

describe("the desk's tags", () => {
  it("begin as drafts, and are published from the same form", async () => {
    const created = await desk.createTag(editor, NEW_TAG);
    expect(created.status).toBe(302);
    const [, id = ""] = /\/desk\/tags\/([\w-]+)\/$/.exec(created.location ?? "") ?? [];
    const draft = await editorOf(id);
    expect(draft).toMatchObject({
      ...{ title: "Kites", hasDraft: true, isPublished: false, portalHref: null, revisions: [] },
      state: { state: "DRAFT", label: "Draft" },
      form: { alias: "kites", icon: "star", parent: "theme", synonyms: "kite\nwindsock" },
    });
    expect(draft.form.titles.filter(({ isMissing }) => isMissing)).toHaveLength(5);
    expect((await publicTag("/tags/kites/")).status).toBe(404);
    const published = await desk.changeTag(editor, id, {
      ...(await fieldsOf(id)),
      "title.es": "Cometas",
      then: "publish",
    });
    expect(published).toMatchObject({ status: 302, location: `/desk/tags/${id}/` });
    expect((await publicTag("/tags/kites/")).status).toBe(200);
    expect(await editorOf(id)).toMatchObject({ hasDraft: false, portalHref: "/tags/kites/" });
    const { list } = (await desk.tagsPage(editor, "/de/desk/tags/?search=Cometas")).payload;
    expect(list.rows).toMatchObject([
      { name: "Kites", languages: "3 von 7", cells: [{ text: "Theme" }, { text: "0" }] },
    ]);
  });

  it("say at the field what does not fit, and keep what was typed", async () => {
    const refused = await desk.createTag(editor, { ...NEW_TAG, alias: "rhythm", "title.en": "" });
    expect(refused.status).toBe(422);
    expect(refused.payload).toMatchObject({ reply: { error: { "title.en": ["Fill this in."] } } });
    const taken = await desk.createTag(editor, { ...NEW_TAG, alias: "rhythm" });
    expect(taken.payload).toMatchObject({
      reply: { error: { alias: ["Another tag has this address."] }, initialValue: { synonyms: NEW_TAG.synonyms } },
    });
    const wrong = await desk.createTag(editor, { ...NEW_TAG, alias: "No Alias", displayOrder: "first" });
    expect(wrong.payload).toMatchObject({
      reply: { error: { alias: ["This does not fit."], displayOrder: ["Give a whole number."] } },
    });
  });

  it("lose no change of a colleague", async () => {
    const before = await fieldsOf(SPACE);
    await desk.changeTag(colleague, SPACE, { ...before, "title.en": "Outer space" });
    const refused = await desk.changeTag(editor, SPACE, { ...before, "title.en": "Cosmos" });
    expect(refused.status).toBe(409);
    expect(refused.payload).toMatchObject({
      ...{ error: "content_changed", reply: { initialValue: { title: { en: "Cosmos" } } } },
      message: expect.stringContaining("Somebody else has changed this meanwhile.") as unknown,
    });
    const current = await editorOf(SPACE);
    expect(current.form.titles[0]).toMatchObject({ saved: "Outer space" });
    expect(current.changes?.[0]).toMatchObject({
      text: "tag_colleague saved a draft of Outer space.",
      fields: [{ field: "Title, English", parts: [{ text: "Space" }, { text: "Outer space" }] }],
    });
    const discarded = await desk.changeTag(editor, SPACE, { intent: "discard", version: current.version });
    expect(discarded).toMatchObject({ status: 302, location: "/desk/tags/" });
  });

  it("are scheduled in UTC", async () => {
    await desk.changeTag(editor, SPACE, { ...(await fieldsOf(SPACE)), displayOrder: "77" });
    const { version } = await editorOf(SPACE);
    const schedule = { intent: "schedule", version };
    const past = await desk.changeTag(editor, SPACE, { ...schedule, publishDate: "2026-01-01T10:00" });
    expect(past.payload).toMatchObject({ reply: { error: { publishDate: ["This moment has passed."] } } });
    const none = await desk.changeTag(editor, SPACE, schedule);
    expect(none.payload).toMatchObject({ reply: { error: { publishDate: ["Fill this in."] } } });
    const year = new Date().getUTCFullYear() + 1;
    const later = await desk.changeTag(editor, SPACE, { ...schedule, publishDate: `${String(year)}-05-04T10:30:20` });
    expect(later.status).toBe(302);
    const { state } = await editorOf(SPACE);
    expect(state).toMatchObject({ state: "SCHEDULED" });
    expect(state.text).toContain("10:30");
  });

  it("come back from an earlier version", async () => {
    const MUSIC = tagId("rhythm");
    await desk.changeTag(editor, MUSIC, { ...(await fieldsOf(MUSIC)), alias: "music", then: "publish" });
    const { status, location } = await publicTag("/de/tags/rhythm/?sort=rating-desc");
    expect([status, location]).toEqual([301, "/de/tags/music/?sort=rating-desc"]);
    const { version, revisions } = await editorOf(MUSIC);
    expect(revisions.map(({ title }) => title)).toEqual(["Version 2", "Version 1"]);
    await desk.changeTag(editor, MUSIC, { intent: "restore", version, subject: "1" });
    const restored = await editorOf(MUSIC);
    expect(restored.form.alias).toBe("rhythm");
    await desk.changeTag(editor, MUSIC, { intent: "publish", version: restored.version });
    expect(await publicTag("/tags/music/")).toMatchObject({ status: 301, location: "/tags/rhythm/" });
  });

  it("are archived and merged with a reason", async () => {
    const FOOD = tagId("food");
    const { version, others } = await editorOf(FOOD);
    expect(others.map(({ value }) => value)).toContain("animals");
    expect(others.map(({ value }) => value)).not.toContain("food");
    const refused = await desk.changeTag(editor, FOOD, { intent: "archive", version, reason: "" });
    expect(refused.payload).toMatchObject({ reply: { error: { reason: ["Fill this in."] } } });
    const merger = { intent: "merge", version, into: "animals", reason: "Few games." };
    const unknown = await desk.changeTag(editor, FOOD, { ...merger, into: "Dragons" });
    expect(unknown.payload).toMatchObject({ reply: { error: { into: ["There is no tag called “Dragons”."] } } });
    expect(await desk.changeTag(editor, FOOD, merger)).toMatchObject({ status: 302, location: "/desk/tags/" });
    expect(await publicTag("/tags/food/")).toMatchObject({ status: 301, location: "/tags/animals/" });
    expect(await editorOf(FOOD)).toMatchObject({ state: { state: "ARCHIVED" }, hasDraft: false, isPublished: false });
  });

  it("are shown, not changed, by the others", async () => {
    const { mayChange, changes, version } = await editorOf(SPACE, support);
    expect({ mayChange, changes }).toEqual({ mayChange: false, changes: null });
    expect((await desk.tagsPage(support)).payload.list.newLink).toBeNull();
    const refused = await desk.changeTag(support, SPACE, { intent: "publish", version });
    expect(refused.payload).toMatchObject({ error: "staff_role_insufficient" });
  });

  it("are not found under what is no id, and unknown intents are bad requests", async () => {
    expect((await desk.tagPage(editor, "space")).status).toBe(404);
    expect((await desk.tagPage(editor, "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09")).status).toBe(404);
    expect((await desk.changeTag(editor, SPACE, { intent: "adore", version: "x" })).status).toBe(400);
    expect((await desk.newTagPage(editor)).payload.form).toMatchObject({ alias: "", parent: "" });
  });
});
