import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { gameId } from "~api/seed/demo-games";
import { seedId } from "~api/seed/deterministic-ids";
import { loader as homeLoader } from "~/routes/($locale)._index/route";
import * as desk from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { COVER_SIZE, pngOf } from "../fixtures/sent-pictures";
import { expectWarnings } from "../setup/expect-warnings";
import { runLoader } from "../setup/portal";

expectWarnings(
  /: (content_changed|image_too_small|page_picture_unknown|unsupported_graphic_format)$|does not know; it is skipped/,
);

const HOME = `/desk/pages/${seedId("configuration:home")}/`;
const UPLOADED = /\/pictures\/pages\/[\w-]+\/webp-1280x720\.webp$/;

let editor: Member;
let support: Member;
let path: string;
beforeAll(async () => {
  editor = await desk.aStaffMember("picture_editor", "EDITOR");
  support = await desk.aStaffMember("picture_support", "SUPPORT");
});

const pageOf = async () => (await desk.pageEditor(editor, HOME)).payload.editor;
const entryOf = async (query = "", visitor = editor) => (await desk.entryEditor(visitor, path + query)).payload.editor;

/** A new entry in a new section. */
async function anEntry(sectionType: string, subject: Record<string, string>): Promise<string> {
  const { version } = await pageOf();
  const section = { intent: "add-section", version, name: "Winter", sectionType };
  const { location } = await desk.changePage(editor, HOME, section);
  const place = location ?? expect.fail();
  const seen = (await desk.sectionEditor(editor, place)).payload.editor.version;
  await desk.changeSection(editor, place, { intent: "add-entry", version: seen, ...subject });
  const { entries } = (await desk.sectionEditor(editor, place)).payload.editor;
  return entries[0]?.href ?? expect.fail();
}

beforeEach(async () => {
  path = await anEntry("BANNER", { customType: "BANNER_VARIANT" });
});

async function send(content: Uint8Array | null, more: Record<string, string> = {}, visitor = editor) {
  const form = new FormData();
  const fields = { intent: "add-picture", version: (await entryOf()).version, ...more };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new File(content ? [Uint8Array.from(content)] : [], content ? "winter.png" : ""));
  return desk.changeEntry(visitor, path, form);
}
const choose = async (picture: string, more: Record<string, string> = {}) =>
  desk.changeEntry(editor, path, { intent: "choose-picture", version: (await entryOf()).version, picture, ...more });

describe("an entry's picture", () => {
  it("is uploaded into the draft, cropped, seen once the page is published, and removed", async () => {
    expect((await entryOf()).picture).toMatchObject({ url: null, path: "", note: "The entry shows no picture." });
    const texts = { intent: "save", "title.en": "Winter is here" };
    await desk.changeEntry(editor, path, { ...texts, version: (await entryOf()).version });
    const sent = await send(await pngOf({ width: 900, height: 900 }), { wideY: "0", wideZoom: "" });
    expect(sent).toMatchObject({ status: 302, location: path });
    const { picture, version } = await entryOf();
    expect(picture).toMatchObject({
      look: "banner",
      title: "Winter is here",
      url: expect.stringMatching(UPLOADED) as unknown,
    });
    await desk.changePage(editor, HOME, { intent: "publish", version });
    const feeds = [await runLoader(homeLoader, "/:locale?", "/"), await runLoader(homeLoader, "/:locale?", "/?page=2")];
    expect(JSON.stringify(feeds.map(({ payload }) => payload))).toContain(picture?.url);
    const removal = { intent: "remove-picture", version: (await entryOf()).version };
    expect(await desk.changeEntry(editor, path, removal)).toMatchObject({ status: 302, location: path });
    const { picture: removed, fields } = await entryOf();
    expect(removed).toMatchObject({ url: null, path: "" });
    expect(JSON.stringify(fields)).toContain("Winter is here");
  });

  it("is refused at its field, and keeps what was typed", async () => {
    const problemsOf = async (content: Uint8Array | null, more: Record<string, string> = {}) =>
      (await send(content, more)).payload;
    expect(await problemsOf(null)).toMatchObject({ problems: { file: "Choose a file first." } });
    expect(await problemsOf(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toMatchObject({
      error: "unsupported_graphic_format",
    });
    expect(await problemsOf(Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({
      problems: { file: expect.stringContaining("too large") as unknown },
    });
    expect(await problemsOf(await pngOf(COVER_SIZE), { wideX: "101" })).toMatchObject({
      problems: { wideX: "A whole number from 0 to 100." },
      values: { wideX: "101" },
    });
    expect(await problemsOf(await pngOf(COVER_SIZE), { wideZoom: "150" })).toMatchObject({ error: "image_too_small" });
    expect(await problemsOf(await pngOf(COVER_SIZE), { version: "draft-1" })).toMatchObject({
      error: "content_changed",
      message: expect.stringContaining("upload your picture again") as unknown,
    });
    expect((await entryOf()).picture?.path).toBe("");
  });

  it("is changed by nobody else", async () => {
    const refused = await send(await pngOf(COVER_SIZE), {}, support);
    expect(refused.payload).toMatchObject({ problems: { file: expect.any(String) as unknown } });
    const { picture, mayChange } = await entryOf("?search=kiln", support);
    expect([mayChange, picture?.choice.options]).toEqual([false, []]);
  });

  it("is chosen among those of a game that is searched for, or by its address", async () => {
    expect((await entryOf("?search=no such game")).picture?.choice).toMatchObject({ title: null, options: [] });
    const { choice } = (await entryOf("?search=kiln")).picture ?? expect.fail();
    expect([choice.title, choice.options[0]?.label]).toEqual(["Kilnbreak", "The game’s cover"]);
    const chosen = choice.options[0]?.value ?? expect.fail();
    expect(await choose(chosen)).toMatchObject({ status: 302, location: path });
    expect((await entryOf()).picture).toMatchObject({ path: chosen, note: "The entry shows a picture of its own." });
    const unknown = "/pictures/pages/5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09/webp-1280x720.webp";
    for (const wrong of ["//evil.example/a.png", "javascript:alert(1)", unknown]) {
      const refused = await choose(wrong, { subject: "address" });
      expect(refused.payload).toMatchObject({ reply: { error: { picture: [expect.any(String) as unknown] } } });
    }
    expect((await choose("https://cdn.example.org/a.webp", { subject: "address" })).status).toBe(302);
  });

  it("of a game takes the place of its cover, where sections show one", async () => {
    const kilnbreak = { kind: "GAME", subject: gameId("kilnbreak") };
    path = await anEntry("FEATURED_GAMES_HEADER", kilnbreak);
    const { picture } = await entryOf();
    expect(picture).toMatchObject({ look: "shelf", path: "", note: "The entry shows the game’s cover." });
    expect(picture?.choice.title).toBe("Kilnbreak");
    path = await anEntry("GAME_ROW_SIMPLE", kilnbreak);
    expect((await entryOf()).picture).toBeNull();
    expect((await choose("/media/a.webp")).status).toBe(404);
  });
});
