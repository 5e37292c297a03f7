import { beforeAll, describe, expect, it } from "vitest";
import { gameId } from "~api/seed/demo-games";
import * as limits from "~contract/entities/game-controls";
import { changeControls, comparedGame, controlsPage } from "../fixtures/desk-controls";
import * as desk from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { expectWarnings } from "../setup/expect-warnings";

expectWarnings(/: game_not_found$/);

const GAME = gameId("softfall");
const PAGE = `/desk/games/${GAME}/controls/`;

let editor: Member;
let colleague: Member;
let support: Member;
beforeAll(async () => {
  editor = await desk.aStaffMember("control_editor", "EDITOR");
  colleague = await desk.aStaffMember("control_colleague", "EDITOR");
  support = await desk.aStaffMember("control_support", "SUPPORT");
});

const editorOf = async (query = "", visitor = editor, locale = "") =>
  (await controlsPage(visitor, GAME, query, locale)).payload.editor;
const send = async (fields: Record<string, string>, visitor = editor) =>
  changeControls(visitor, GAME, { version: (await editorOf()).version, ...fields });
const discard = async () => desk.changeGame(editor, GAME, { intent: "discard", version: (await editorOf()).version });

/** "Keyboard: In the game (Turn, Fly)". */
async function inWords(): Promise<string[]> {
  const { groups } = await editorOf();
  return groups.map(({ name, parts }) => {
    const words = parts.map((part) => `${part.name} (${part.controls.map((one) => one.name).join(", ")})`);
    return `${name}: ${words.join(", ")}`;
  });
}

const KEYBOARD = "Keyboard: In the game (Fire the engine, Turn left and right), At any time (Pause, Sound on and off)";

describe("the controls of a game at the desk", () => {
  it("are those that players see, in the page's language, with a form for a new group", async () => {
    const { title, trail, groups, form, mayChange } = await editorOf("", editor, "/de");
    expect({ title, mayChange }).toEqual({ title: "Steuerung: Softfall", mayChange: true });
    expect(trail.map(({ href }) => href)).toEqual(["/de/desk/games/", `/de/desk/games/${GAME}/`]);
    expect(groups.map(({ name }) => name)).toEqual(["Tastatur", "Touch", "Gamepad"]);
    expect(groups[0]?.parts[0]?.controls[0]).toMatchObject({ place: "0-0-0", input: "↑", gaps: null });
    expect(groups[0]?.addHref).toBe(`/de${PAGE}?add=0#form`);
    expect(form).toMatchObject({ intent: "add-group", closeHref: null, removal: null });
    const { controlsHref } = (await desk.gamePage(editor, GAME)).payload.editor;
    expect(controlsHref).toBe(PAGE);
  });

  it("grow by a group, a part and a control, each leading to what is added next", async () => {
    const group = await send({ intent: "add-group", "title.en": "Mouse", "partTitle.en": "Playing" });
    expect(group).toMatchObject({ status: 302, location: `${PAGE}?add=3-0#form` });
    const typed = { "action.en": "Fly", "action.de": "Fliegen", "input.en": "Click" };
    const control = await send({ intent: "add-control", subject: "3-0", ...typed });
    expect(control).toMatchObject({ status: 302, location: `${PAGE}?add=3-0#form` });
    const part = await send({ intent: "add-part", subject: "3", "title.en": "Menu" });
    expect(part).toMatchObject({ status: 302, location: `${PAGE}?add=3-1#form` });
    expect((await inWords())[3]).toBe("Mouse: Playing (Fly), Menu ()");
    const { groups, form } = await editorOf("?change=3-0-0");
    expect(groups[3]?.parts[0]?.controls[0]?.gaps).toBe("3 of 14");
    expect(form).toMatchObject({ intent: "save-control", subject: "3-0-0", title: "Change: Fly" });
    const german = form.languages.find(({ locale }) => locale === "de");
    expect(german?.fields).toMatchObject({
      ...{ action: { saved: "Fliegen", isMissing: false }, input: { saved: "", isMissing: true } },
    });
    await discard();
  });

  it("are changed, moved and removed in the draft", async () => {
    const changed = { "action.en": "Burn", "input.en": "W" };
    expect(await send({ intent: "save-control", subject: "0-0-0", ...changed })).toMatchObject({ location: PAGE });
    await send({ intent: "save-title", subject: "0", "title.en": "Keys" });
    await send({ intent: "save-title", subject: "0-1", "title.en": "Always" });
    await send({ intent: "up", subject: "0-0-1" });
    await send({ intent: "down", subject: "0-0" });
    await send({ intent: "remove", subject: "1" });
    await send({ intent: "remove", subject: "0-0-1" });
    expect(await inWords()).toEqual([
      "Keys: Always (Pause), In the game (Turn left and right, Burn)",
      "Gamepad: In the game (Fire the engine, Turn left and right)",
    ]);
    expect((await desk.gamePage(editor, GAME)).payload.editor.state.state).toBe("CHANGED");
    await discard();
    expect((await inWords())[0]).toBe(KEYBOARD);
  });

  it("stay in the draft when its texts are saved, and the other way round", async () => {
    await send({ intent: "remove", subject: "2" });
    const before = (await desk.gamePage(editor, GAME)).payload.editor;
    const { form } = before;
    const { platforms = [], tags = [], ageRating = "", releaseDate = "" } = form ?? {};
    const texts = (form?.languages ?? []).map(({ locale, fields }): [string, string] => [
      `shortDescription.${locale}`,
      fields.summary.saved,
    ]);
    const currencies = ["FULL_VERSION", "PAID_GAME"].map((type): [string, string] => [
      `offers.${type}.currency`,
      "RPX",
    ]);
    const sent = await desk.changeGame(editor, GAME, [
      ...Object.entries({ intent: "save", version: before.version, title: "Softly", ageRating, releaseDate }),
      ...platforms.map((platform): [string, string] => ["platforms", platform]),
      ...tags.map((tag): [string, string] => ["tags", tag]),
      ...[...texts, ...currencies, ["features.tippingCurrency", "RPX"] as [string, string]],
    ]);
    expect(sent).toMatchObject({ status: 302 });
    expect(await inWords()).toHaveLength(2);
    await send({ intent: "remove", subject: "1" });
    expect((await editorOf()).title).toBe("Controls: Softly");
    const { comparison } = (await comparedGame(editor, GAME)).payload.editor;
    const fields = comparison?.fields.find(({ field }) => field === "Controls, English");
    expect(fields?.parts.find(({ change }) => change === "removed")?.text).toContain("Touch › In the game");
    await discard();
  });

  it("say at the field what does not fit, and keep what was typed", async () => {
    const long = "x".repeat(limits.MAX_CONTROL_TEXT_LENGTH + 1);
    const fields = { "action.de": "Fliegen", "input.en": long };
    const refused = await send({ intent: "add-control", subject: "0-0", ...fields });
    expect(refused.payload).toMatchObject({
      formId: "form-add-control-0-0",
      reply: {
        error: { "action.en": ["Fill this in."], "input.en": ["At most 80 characters."] },
        initialValue: { action: { de: "Fliegen" } },
      },
    });
  });

  it("are no more than fit in", async () => {
    for (let count = 3; count < limits.MAX_CONTROL_GROUPS; count++) {
      await send({ intent: "add-group", "title.en": "Mouse", "partTitle.en": "Playing" });
    }
    const group = await send({ intent: "add-group", "title.en": "Another", "partTitle.en": "Playing" });
    expect(group.payload).toMatchObject({ reply: { error: { "title.en": ["No more fit in here: at most 6."] } } });
    for (let count = 1; count < limits.MAX_CONTROL_PARTS; count++) {
      await send({ intent: "add-part", subject: "5", "title.en": "Menu" });
    }
    const part = await send({ intent: "add-part", subject: "5", "title.en": "Another" });
    expect(part.payload).toMatchObject({ reply: { error: { "title.en": ["No more fit in here: at most 4."] } } });
    const typed = { "action.en": "Fly", "input.en": "W" };
    for (let count = 0; count < limits.MAX_CONTROLS; count++) {
      await send({ intent: "add-control", subject: "5-0", ...typed });
    }
    const control = await send({ intent: "add-control", subject: "5-0", ...typed });
    expect(control.payload).toMatchObject({ reply: { error: { "action.en": ["No more fit in here: at most 20."] } } });
    const full = (await editorOf()).groups[5];
    expect([full?.addHref, full?.parts[0]?.addHref]).toEqual([null, null]);
    await discard();
  });

  it("lose no change of a colleague, and nothing that was typed where its place is gone", async () => {
    const { version } = await editorOf();
    await send({ intent: "remove", subject: "2" }, colleague);
    const typed = { intent: "save-control", subject: "2-0-0", "action.en": "Burn", "input.en": "W" };
    const refused = await changeControls(editor, GAME, { ...typed, version });
    expect(refused).toMatchObject({
      ...{ status: 409 },
      payload: { error: "content_changed", reply: { initialValue: { action: { en: "Burn" }, input: { en: "W" } } } },
    });
    expect((await editorOf("?change=2-0-0")).form).toMatchObject({ subject: "2-0-0", title: "Change: –" });
    expect((await send(typed)).payload).toMatchObject({ error: "no_changes" });
    await discard();
  });

  it("take no form of another kind", async () => {
    for (const fields of [{ intent: "sideways", subject: "0" }, { intent: "add-part" }]) {
      expect((await send(fields)).status).toBe(400);
    }
    expect((await send({ intent: "up", subject: "first" })).payload).toMatchObject({ error: "fields_wrong" });
    expect((await editorOf("?change=first&add=0-0-0")).form.intent).toBe("add-group");
  });

  it("are shown, not changed, by the others", async () => {
    expect((await editorOf("", support)).mayChange).toBe(false);
    const refused = await send({ intent: "remove", subject: "0" }, support);
    expect(refused.payload).toMatchObject({ error: "staff_role_insufficient" });
    expect((await inWords())[0]).toBe(KEYBOARD);
  });

  it("are not found under what is no game's id", async () => {
    for (const id of ["softfall", "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09"]) {
      expect((await controlsPage(editor, id)).status).toBe(404);
    }
  });
});
