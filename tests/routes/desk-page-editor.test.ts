import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { gameId } from "~api/seed/demo-games";
import { seedId } from "~api/seed/deterministic-ids";
import { loader as homeLoader } from "~/routes/($locale)._index/route";
import { PAGE_CALLS } from "~contract/calls/desk-pages";
import type { PageSection } from "~contract/entities/page-content";
import { dataOf } from "../fixtures/api-responses";
import * as desk from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { expectWarnings } from "../setup/expect-warnings";
import { runLoader } from "../setup/portal";

expectWarnings(/: (page_not_found|feed_alias_taken|content_changed)$|does not know; it is skipped/);

const HOME = `/desk/pages/${seedId("configuration:home")}/`;
const DISCOVER = `/desk/pages/${seedId("configuration:discover")}/`;
const sectionPath = (id: string) => `${HOME}sections/${id}/`;

let editor: Member;
let support: Member;
beforeAll(async () => {
  editor = await desk.aStaffMember("page_editor", "EDITOR");
  support = await desk.aStaffMember("page_support", "SUPPORT");
});

const pageOf = async (visitor = editor) => (await desk.pageEditor(visitor, HOME)).payload.editor;
const sectionOf = async (id: string, query = "") =>
  (await desk.sectionEditor(editor, sectionPath(id) + query)).payload.editor;
const change = async (intent: string, subject: string) =>
  desk.changePage(editor, HOME, { intent, subject, version: (await pageOf()).version });
const namesOf = async () => (await pageOf()).sections.map(({ name }) => name);
const publish = async () => desk.changePage(editor, HOME, { intent: "publish", version: (await pageOf()).version });
const homeTypes = async () =>
  (await runLoader(homeLoader, "/:locale?", "/")).payload.feed?.sections.map(({ type, id }) => ({ type, id }));

async function added(name: string, sectionType = "GAME_ROW_SIMPLE"): Promise<string> {
  const { version } = await pageOf();
  const { location = "" } = await desk.changePage(editor, HOME, { intent: "add-section", version, name, sectionType });
  return /sections\/([\w-]+)\/$/.exec(location ?? "")?.[1] ?? expect.fail(location ?? "no address");
}

async function sectionFields(id: string): Promise<Record<string, string>> {
  const { form, version } = await sectionOf(id);
  const names = form.names.map(({ locale, saved }): [string, string] => [`name.${locale}`, saved]);
  const { feedAlias, visibleFor, devices, startsAt, endsAt } = form;
  const shown = { visibleFor, devices, startsAt, endsAt, countryRule: form.countries.rule };
  return { ...Object.fromEntries(names), intent: "save", version, feedAlias, ...shown };
}

describe("the pages at the desk", () => {
  it("are listed by name, with their size", async () => {
    const { list } = (await desk.pagesPage(editor, "/de/desk/pages/")).payload;
    expect(list.rows.map(({ name, note }) => [name, note])).toEqual([
      ["Entdecken", "discover"],
      ["Events", "events"],
      ["Startseite", "home"],
      ["Seitenleiste", "sidebar"],
    ]);
    expect(list.newLink).toBeNull();
    expect(list.columns).toEqual(["Abschnitte", "Einträge"]);
  });

  it("are not found under another id, and are shown to those who may not change them", async () => {
    expect((await desk.pageEditor(editor, "/desk/pages/home/")).status).toBe(404);
    const unknown = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09";
    expect((await desk.pageEditor(editor, `/desk/pages/${unknown}/`)).status).toBe(404);
    expect((await desk.sectionEditor(editor, sectionPath(unknown))).status).toBe(404);
    expect(await pageOf(support)).toMatchObject({ mayChange: false, title: "Home page", portalHref: "/" });
    const [first] = (await pageOf()).sections;
    const hiding = { intent: "hide-section", version: "x", subject: first?.id ?? "" };
    const refused = await desk.changePage(support, HOME, hiding);
    expect(refused.payload).toMatchObject({ error: "staff_role_insufficient" });
    expect((await change("hide-section", unknown)).status).toBe(404);
    expect((await change("adore", unknown)).status).toBe(400);
  });
});

describe("sections at the desk", () => {
  it("are added at the end, and seen once they have entries and are published", async () => {
    const id = await added("Winter shelf");
    expect((await namesOf()).at(-1)).toBe("Winter shelf");
    const { subjects, entries, title } = await sectionOf(id, "?kind=GAME&search=kiln");
    expect({ title, entries }).toEqual({ title: "Winter shelf", entries: [] });
    expect(subjects?.found).toMatchObject([{ id: gameId("kilnbreak"), name: "Kilnbreak" }]);
    const { version } = await sectionOf(id);
    const entry = { intent: "add-entry", version, kind: "GAME", subject: gameId("kilnbreak") };
    expect(await desk.changeSection(editor, sectionPath(id), entry)).toMatchObject({ status: 302 });
    expect(await sectionOf(id)).toMatchObject({ entries: [{ name: "Kilnbreak", note: "Game" }] });
    expect(await homeTypes()).not.toContainEqual({ type: "GAME_ROW_SIMPLE", id });
    expect(await publish()).toMatchObject({ status: 302, location: HOME });
    const all = (await runLoader(homeLoader, "/:locale?", "/?page=2")).payload.feed;
    const last = [...((await homeTypes()) ?? []), ...(all?.sections ?? [])].map((section) => section.id);
    expect(last).toContain(id);
  });

  it("move, hide, come back, and are duplicated and removed", async () => {
    const before = await namesOf();
    const [first, second, third] = (await pageOf()).sections;
    const [firstId, secondId] = [first?.id ?? "", second?.id ?? ""];
    expect(await change("section-down", firstId)).toMatchObject({ status: 302, location: HOME });
    expect((await namesOf()).slice(0, 3)).toEqual([before[1], before[0], before[2]]);
    await change("section-up", firstId);
    expect(await namesOf()).toEqual(before);
    await change("hide-section", secondId);
    expect((await pageOf()).sections[1]).toMatchObject({ isHidden: true, conditions: "Nobody sees it" });
    await change("show-section", secondId);
    expect((await pageOf()).sections[1]).toMatchObject({ isHidden: false });
    await change("duplicate-section", third?.id ?? "");
    expect((await namesOf()).slice(2, 4)).toEqual([before[2], before[2]]);
    const copy = (await pageOf()).sections[3];
    await change("remove-section", copy?.id ?? "");
    expect(await namesOf()).toEqual(before);
  });

  it("go to any place, and are shown in parts", async () => {
    const before = await namesOf();
    const [first] = (await pageOf()).sections;
    const id = first?.id ?? "";
    const { version, place } = await sectionOf(id);
    expect(place).toEqual({ sectionId: id, current: 1, all: before.length });
    const move = { intent: "place-section", version, subject: id };
    for (const [typed, problem] of [
      ["0", "At least 1."],
      ["1001", "At most 1\u00A0000."],
      ["first", "Give a whole number."],
    ] as const) {
      const wrong = await desk.changeSection(editor, sectionPath(id), { ...move, place: typed });
      expect(wrong.payload).toMatchObject({ reply: { error: { place: [problem] } } });
    }
    expect(await desk.changeSection(editor, sectionPath(id), { ...move, place: "3" })).toMatchObject({
      location: HOME,
    });
    expect((await namesOf()).slice(0, 3)).toEqual([before[1], before[2], before[0]]);
  });

  it("are shown fifty at a time", async () => {
    const id = seedId("configuration:events");
    const path = `/desk/pages/${id}/`;
    const { version } = (await desk.pageEditor(editor, path)).payload.editor;
    const { published } = await dataOf(PAGE_CALLS.read, editor.fetch(path.slice(0, -1)));
    const sections = Array.from({ length: 60 }, (_, index): PageSection => ({
      ...{ sectionId: randomUUID(), sectionType: "GAME_ROW_SIMPLE", name: { en: `Row ${String(index + 1)}` } },
      ...{ description: {}, feedAlias: `row-${String(index)}`, isHidden: false, visibleFor: "ALL_USERS" },
      ...{ devices: "ALL", locales: [], countries: [], exceptCountries: [], startsAt: null, endsAt: null, entries: [] },
    }));
    const content = { ...published, sections };
    expect((await editor.send("PUT", `${path}draft`, { content, version })).status).toBe(200);
    const shown = (await desk.pageEditor(editor, path)).payload.editor;
    expect([shown.sections.length, shown.places, shown.pager?.entries.length]).toEqual([50, 60, 2]);
    const last = { subject: shown.sections[49]?.id ?? "", version: shown.version };
    const moved = await desk.changePage(editor, path, { ...last, intent: "section-down" });
    expect(moved).toMatchObject({ status: 302, location: `${path}?page=1` });
    const rest = (await desk.pageEditor(editor, `${path}?page=1`)).payload.editor.sections;
    expect(rest.map(({ name, place }) => [name, place]).slice(0, 2)).toEqual([
      ["Row 50", 51],
      ["Row 52", 52],
    ]);
    expect((await desk.pageEditor(editor, `${path}?page=2`)).status).toBe(404);
  });

  it("say who sees them, and are refused where their address is taken", async () => {
    const id = await added("Evenings", "CHALLENGE_ROW");
    const fields = await sectionFields(id);
    const taken = await desk.changeSection(editor, sectionPath(id), { ...fields, feedAlias: "home-featured" });
    expect(taken.payload).toMatchObject({ reply: { error: { feedAlias: ["Another section has this address."] } } });
    const wrong = await desk.changeSection(editor, sectionPath(id), { ...fields, "name.en": "", feedAlias: "A b" });
    expect(Object.keys(wrong.payload.reply?.error ?? {})).toEqual(["name.en", "feedAlias"]);
    const changes = { "name.de": "Abends", devices: "PHONE", visibleFor: "GUESTS", startsAt: "2030-12-01T18:00" };
    const saved = await desk.changeSection(editor, sectionPath(id), { ...fields, ...changes, locales: "de" });
    expect(saved).toMatchObject({ status: 302, location: sectionPath(id) });
    const { form, text } = await sectionOf(id);
    expect(form).toMatchObject({ devices: "PHONE", locales: ["de"], startsAt: "2030-12-01T18:00", endsAt: "" });
    expect(text).toContain("Who is not signed in · Only on phones · Deutsch · from");
    const stale = await desk.changeSection(editor, sectionPath(id), { ...fields, feedAlias: "evenings" });
    expect(stale.payload).toMatchObject({ error: "content_changed" });
  });
});

describe("entries at the desk", () => {
  it("are written, moved and removed", async () => {
    const id = await added("Questions", "FAQ");
    const path = sectionPath(id);
    const addQuestion = async () => {
      const { version } = await sectionOf(id);
      return desk.changeSection(editor, path, { intent: "add-entry", version, customType: "FAQ" });
    };
    await addQuestion();
    const { location } = await addQuestion();
    const entryPath = location ?? "";
    const { fields, version } = (await desk.entryEditor(editor, entryPath)).payload.editor;
    expect(fields.map(({ name }) => name)).toEqual(["faqQuestion", "faqAnswer", "startDay", "endDay"]);
    const texts = { "faqQuestion.en": "Is it free?", "faqQuestion.de": "Kostet es etwas?", "faqAnswer.en": "**Yes.**" };
    const saved = await desk.changeEntry(editor, entryPath, {
      intent: "save",
      version,
      ...texts,
      endDay: "2031-01-06",
    });
    expect(saved).toMatchObject({ status: 302, location: path });
    const written = await sectionOf(id);
    expect(written.entries.map(({ name, note }) => [name, note])).toEqual([
      ["Question", "without a title"],
      ["Is it free?", "Question"],
    ]);
    const [, entry] = written.entries;
    await desk.changeSection(editor, path, { intent: "entry-up", version: written.version, subject: entry?.id ?? "" });
    const moved = await sectionOf(id);
    expect(moved.entries[0]).toMatchObject({ name: "Is it free?" });
    const subject = moved.entries[1]?.id ?? "";
    await desk.changeSection(editor, path, { intent: "remove-entry", version: moved.version, subject });
    expect((await sectionOf(id)).entries).toHaveLength(1);
    const again = (await desk.entryEditor(editor, entryPath)).payload.editor.fields;
    expect(again.find(({ name }) => name === "endDay")).toMatchObject({ saved: "2031-01-06" });
  });

  it("are refused with the field that is wrong", async () => {
    const id = await added("Banner", "BANNER");
    const { version } = await sectionOf(id);
    const entry = { intent: "add-entry", version, customType: "BANNER_VARIANT" };
    const { location } = await desk.changeSection(editor, sectionPath(id), entry);
    const path = location ?? "";
    const { version: seen } = (await desk.entryEditor(editor, path)).payload.editor;
    const fields = { intent: "save", version: seen, link: "javascript:alert(1)", startDay: "soon" };
    const refused = await desk.changeEntry(editor, path, fields);
    expect(refused.payload).toMatchObject({
      reply: { error: { link: [expect.any(String)], startDay: [expect.any(String)] } },
    });
  });
});

describe("a page without a draft", () => {
  it("is previewed like one with a draft, since the sidebar may have one", async () => {
    const { hasDraft, previewHref } = (await desk.pageEditor(editor, DISCOVER)).payload.editor;
    expect([hasDraft, new URL(previewHref, "https://desk.example").searchParams.get("drafts")]).toEqual([false, "ONE"]);
  });
});
