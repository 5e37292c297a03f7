import { beforeAll, describe, expect, it } from "vitest";
import { tagId } from "~api/seed/demo-tags";
import { seedId } from "~api/seed/deterministic-ids";
import * as desk from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";

const TYPING = tagId("typing");

let editor: Member;
let support: Member;
beforeAll(async () => {
  editor = await desk.aStaffMember("comparing_editor", "EDITOR");
  support = await desk.aStaffMember("comparing_support", "SUPPORT");
});

const tagPage = (visitor: Member, query: string, locale = "") => desk.tagPage(visitor, TYPING, locale, query);
const comparisonOf = async (visitor: Member, query: string, locale = "") =>
  (await tagPage(visitor, query, locale)).payload.editor.comparison ?? expect.fail();

async function rename(title: string, then?: "publish") {
  const { form, version } = (await desk.tagPage(editor, TYPING)).payload.editor;
  const { alias, displayOrder, icon, synonyms } = form;
  const fields = {
    intent: "save",
    alias,
    displayOrder,
    icon,
    synonyms,
    version,
    "title.en": title,
    "title.de": "Tippen",
  };
  const saved = await desk.changeTag(editor, TYPING, { ...fields, ...(then && { then }) });
  expect(saved.status).toBe(302);
}

describe("a comparison at the desk", () => {
  it("says in the page's language what a draft changes", async () => {
    await rename("Keys");
    const { editor: view } = (await desk.tagPage(editor, TYPING)).payload;
    expect(view.comparison).toBeNull();
    expect(view.changesHref).toBe(`/desk/tags/${TYPING}/?before=published&after=draft#comparison`);
    const german = await comparisonOf(support, "?before=published&after=draft", "/de");
    expect(german).toMatchObject({ isSame: false, hasFailed: false, restorable: null, sections: [] });
    expect(german.sides.map(({ label }) => label)).toEqual(["Was Spieler sehen", "Der Entwurf"]);
    const fields = german.fields.map(({ field, parts }) => [field, ...parts.map(({ text }) => text)]);
    expect(fields).toContainEqual(["Titel, English", "Typing", "Keys"]);
    // The parent, by its name.
    expect(fields).toContainEqual(["Unter", "Genre"]);
    expect(await comparisonOf(editor, "?before=draft&after=draft")).toMatchObject({ isSame: true, fields: [] });
  });

  it("offers an earlier version to those who may bring it back, from the log as well", async () => {
    await rename("Keys 2", "publish");
    const before = await comparisonOf(editor, "?before=published&after=1");
    expect(before.restorable).toEqual({ number: 1, title: "Version 1" });
    expect((await comparisonOf(support, "?before=published&after=1")).restorable).toBeNull();
    const { revisions, changes } = (await desk.tagPage(editor, TYPING)).payload.editor;
    const to = (query: string) => `/desk/tags/${TYPING}/?${query}#comparison`;
    expect(revisions.map(({ comparisons }) => comparisons.map(({ href }) => href))).toEqual([
      [to("before=1&after=2")],
      [to("before=1&after=published")],
    ]);
    expect(changes?.[0]?.restoration).toEqual({ version: "Version 2", href: to("before=published&after=2") });
    const { log } = (await desk.auditLogPage(editor, "/desk/audit-log/?search=Keys+2")).payload;
    expect(log.lines.map(({ restoration }) => restoration?.href)).toEqual([to("before=published&after=2"), undefined]);
  });

  it.each(["?before=published&after=99", "?before=draft&after=published"])(
    "of what does not exist takes nothing from the editor: %s",
    async (query) => {
      const { status, payload } = await tagPage(editor, query);
      expect(status).toBe(200);
      expect(payload.editor.comparison).toMatchObject({ hasFailed: true, isSame: false, fields: [] });
    },
  );

  it.each(["?before=published", "?after=0&before=published", "?before=newest&after=1"])(
    "is not asked for by %s",
    async (query) => {
      expect((await tagPage(editor, query)).payload.editor.comparison).toBeNull();
    },
  );

  it("names sections of pages", async () => {
    const home = `/desk/pages/${seedId("configuration:home")}/`;
    const { sections, version } = (await desk.pageEditor(editor, home)).payload.editor;
    const [first] = sections;
    await desk.changePage(editor, home, { intent: "section-down", subject: first?.id ?? "", version });
    const { comparison } = (await desk.pageEditor(editor, `${home}?before=published&after=draft`)).payload.editor;
    expect(comparison?.sections).toMatchObject([{ isRemoved: false, fields: [], entries: [] }]);
    expect(["Moved from place 1 to 2", "Moved from place 2 to 1"]).toContain(comparison?.sections[0]?.change);
    const { version: now } = (await desk.pageEditor(editor, home)).payload.editor;
    await desk.changePage(editor, home, { intent: "discard", version: now });
  });
});
