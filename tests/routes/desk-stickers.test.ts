import { beforeAll, describe, expect, it } from "vitest";
import { seedId } from "~api/seed/deterministic-ids";
import { listStickers } from "~contract/calls/spending";
import { dataOf } from "../fixtures/api-responses";
import { aStaffMember } from "../fixtures/desk-pages";
import * as desk from "../fixtures/desk-sticker-pages";
import type { Member } from "../fixtures/members";
import { expectWarnings } from "../setup/expect-warnings";
import { newVisitor } from "../setup/portal-visitors";

expectWarnings(/: sticker_not_found$/);

const FIREFLY = seedId("sticker:firefly");
const CROWN = seedId("sticker:paper-crown");
const NEW_STICKER = {
  ...{ intent: "save", alias: "kite", "title.en": "Kite", "title.de": "Drachen", "note.en": "Up it goes." },
  ...{ amount: "12", currency: "GPX", picture: "heart", position: "40" },
};

let editor: Member;
let colleague: Member;
let support: Member;
beforeAll(async () => {
  editor = await aStaffMember("sticker_editor", "EDITOR");
  colleague = await aStaffMember("sticker_colleague", "EDITOR");
  support = await aStaffMember("sticker_support", "SUPPORT");
});

const editorOf = async (id: string, visitor = editor) => (await desk.stickerPage(visitor, id)).payload.editor;
const offered = async () => (await dataOf(listStickers, newVisitor().fetch(listStickers.path))).stickers;
const idIn = (location: string | null) => /\/desk\/stickers\/([\w-]+)\/$/.exec(location ?? "")?.[1] ?? "";

async function fieldsOf(id: string): Promise<Record<string, string>> {
  const { form, version } = await editorOf(id);
  const texts = form.languages.flatMap(({ locale, fields }) => [
    [`title.${locale}`, fields.title.saved],
    [`note.${locale}`, fields.note.saved],
  ]);
  const { alias, amount, currency, picture, position } = form;
  const others = { intent: "save", alias, amount, currency, picture, position, version };
  return { ...(Object.fromEntries(texts) as Record<string, string>), ...others };
}

describe("the desk's stickers", () => {
  it("begin as drafts, and are published from the same form", async () => {
    const created = await desk.createSticker(editor, NEW_STICKER);
    expect(created.status).toBe(302);
    const id = idIn(created.location);
    expect(await editorOf(id)).toMatchObject({
      ...{ title: "Kite", text: "12\u00a0GPx", hasDraft: true, isPublished: false, revisions: [] },
      form: { alias: "kite", amount: "12", currency: "GPX", picture: "heart", position: "40" },
    });
    const published = await desk.changeSticker(editor, id, {
      ...(await fieldsOf(id)),
      ...{ "title.es": "Cometa", then: "publish" },
    });
    expect(published).toMatchObject({ status: 302, location: `/desk/stickers/${id}/` });
    expect(await offered()).toContainEqual(expect.objectContaining({ stickerId: id, amount: 12, currency: "GPX" }));
    const { list } = (await desk.stickersPage(editor, "/de/desk/stickers/?search=Drachen")).payload;
    expect(list.rows.find((row) => row.id === id)).toMatchObject({
      ...{ name: "Kite", languages: "3 von 7", cells: [{ text: "12\u00a0GPx" }, { text: "0" }] },
    });
  });

  it("cost what was typed, in whole pixels or in hundredths", async () => {
    const refused = await desk.createSticker(editor, { ...NEW_STICKER, alias: "half", amount: "1,5" });
    expect(refused.payload).toMatchObject({ reply: { error: { amount: [expect.any(String)] } } });
    for (const amount of ["", "0", "-3", "five", "12345678"]) {
      const wrong = await desk.createSticker(editor, { ...NEW_STICKER, alias: "half", amount });
      expect([wrong.status, Object.keys(wrong.payload.reply?.error ?? {})]).toEqual([422, ["amount"]]);
    }
    const money = await desk.createSticker(editor, { ...NEW_STICKER, alias: "half", amount: "1,29", currency: "USD" });
    expect(await editorOf(idIn(money.location))).toMatchObject({ text: "1.29\u00a0USD", form: { amount: "1.29" } });
  });

  it("say at the field what does not fit, and keep what was typed", async () => {
    const empty = await desk.createSticker(editor, { ...NEW_STICKER, "title.en": "" });
    expect(empty.payload).toMatchObject({ reply: { error: { "title.en": ["Fill this in."] } } });
    const taken = await desk.createSticker(editor, { ...NEW_STICKER, alias: "comet" });
    expect(taken.payload).toMatchObject({
      reply: { error: { alias: ["Another sticker has this key."] }, initialValue: { amount: "12" } },
    });
    const renamed = await desk.changeSticker(editor, CROWN, { ...(await fieldsOf(CROWN)), alias: "tiara" });
    expect(renamed.payload).toMatchObject({ reply: { error: { alias: ["A published sticker keeps its key."] } } });
  });

  it("lose no change of a colleague", async () => {
    const before = await fieldsOf(FIREFLY);
    await desk.changeSticker(colleague, FIREFLY, { ...before, amount: "6" });
    const refused = await desk.changeSticker(editor, FIREFLY, { ...before, amount: "8" });
    expect(refused.status).toBe(409);
    expect(refused.payload).toMatchObject({ error: "content_changed", reply: { initialValue: { amount: "8" } } });
    const current = await editorOf(FIREFLY);
    expect(current.form.amount).toBe("6");
    expect(current.changes?.[0]).toMatchObject({
      text: "sticker_colleague saved a draft of Firefly.",
      fields: [{ field: "Price", parts: [{ text: "5 RPX" }, { text: "6 RPX" }] }],
    });
    const discarded = await desk.changeSticker(editor, FIREFLY, { intent: "discard", version: current.version });
    expect(discarded).toMatchObject({ status: 302, location: "/desk/stickers/" });
  });

  it("are scheduled in UTC, archived with a reason, and come back from an earlier version", async () => {
    await desk.changeSticker(editor, CROWN, { ...(await fieldsOf(CROWN)), picture: "", position: "9" });
    const { version } = await editorOf(CROWN);
    const publishDate = `${String(new Date().getUTCFullYear() + 1)}-05-04T10:30`;
    expect((await desk.changeSticker(editor, CROWN, { intent: "schedule", version, publishDate })).status).toBe(302);
    const scheduled = await editorOf(CROWN);
    expect(scheduled.state.text).toContain("10:30");
    expect(scheduled.changes?.[1]?.fields).toMatchObject([
      { field: "Picture", parts: [{ text: "Paper crown" }] },
      { field: "Place in lists" },
    ]);
    await desk.changeSticker(editor, CROWN, { intent: "publish", version: scheduled.version });
    const published = await editorOf(CROWN);
    const archive = { intent: "archive", version: published.version };
    const refused = await desk.changeSticker(editor, CROWN, { ...archive, reason: "" });
    expect(refused.payload).toMatchObject({ reply: { error: { reason: ["Fill this in."] } } });
    const archived = await desk.changeSticker(editor, CROWN, { ...archive, reason: "Worn out." });
    expect(archived).toMatchObject({ status: 302, location: "/desk/stickers/" });
    expect((await offered()).map(({ alias }) => alias)).not.toContain("paper-crown");
    const gone = await editorOf(CROWN);
    expect(gone).toMatchObject({ state: { state: "ARCHIVED" }, isPublished: false });
    await desk.changeSticker(editor, CROWN, { intent: "restore", version: gone.version, subject: "1" });
    const restored = await editorOf(CROWN);
    expect(restored.form.picture).toBe("paper-crown");
    await desk.changeSticker(editor, CROWN, { intent: "publish", version: restored.version });
    expect((await offered()).map(({ alias }) => alias)).toContain("paper-crown");
  });

  it("are shown, not changed, by the others", async () => {
    const { mayChange, changes, version } = await editorOf(FIREFLY, support);
    expect({ mayChange, changes }).toEqual({ mayChange: false, changes: null });
    expect((await desk.stickersPage(support)).payload.list.newLink).toBeNull();
    for (const intent of ["publish", "discard"]) {
      const refused = await desk.changeSticker(support, FIREFLY, { intent, version });
      expect(refused.payload).toMatchObject({ error: "staff_role_insufficient" });
    }
  });

  it("are not found under what is no id, and unknown intents are bad requests", async () => {
    expect((await desk.stickerPage(editor, "firefly")).status).toBe(404);
    expect((await desk.stickerPage(editor, "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09")).status).toBe(404);
    expect((await desk.changeSticker(editor, FIREFLY, { intent: "adore", version: "x" })).status).toBe(400);
    expect((await desk.newStickerPage(editor)).payload.form).toMatchObject({ alias: "", currency: "RPX", amount: "" });
  });
});
