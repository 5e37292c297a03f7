import { beforeAll, describe, expect, it } from "vitest";
import { gameId } from "~api/seed/demo-games";
import { achievementsPage, changeAchievements } from "../fixtures/desk-achievements";
import * as desk from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";

const GAME = gameId("softfall");
const PAGE = `/desk/games/${GAME}/achievements/`;
const TYPED = { "title.en": "Touchdown", "description.en": "Land once.", points: "10" };

let editor: Member;
let support: Member;
beforeAll(async () => {
  editor = await desk.aStaffMember("trophy_editor", "EDITOR");
  support = await desk.aStaffMember("trophy_support", "SUPPORT");
});

const editorOf = async (query = "", visitor = editor, locale = "") =>
  (await achievementsPage(visitor, GAME, query, locale)).payload.editor;
const send = async (fields: Record<string, string>) =>
  changeAchievements(editor, GAME, { version: (await editorOf()).version, ...fields });
const keys = async () => (await editorOf()).rows.map(({ key }) => key);
const problemsOf = async (fields: Record<string, string>) => {
  const { status, payload } = await send(fields);
  expect(status).toBe(422);
  return payload.reply?.error ?? {};
};

describe("the achievements of a game at the desk", () => {
  it("grow, are changed, moved and taken away in the draft", async () => {
    expect(await keys()).toEqual([]);
    expect(await send({ intent: "add", key: "touchdown", ...TYPED })).toMatchObject({ status: 302, location: PAGE });
    await send({ intent: "add", key: "out-of-fuel", ...TYPED, "title.de": "Leer", isHidden: "on", minSeconds: "30" });
    await send({ intent: "up", subject: "out-of-fuel" });
    expect(await keys()).toEqual(["out-of-fuel", "touchdown"]);
    await send({ intent: "save", subject: "touchdown", ...TYPED, points: "25" });
    const { rows, title } = await editorOf("", editor, "/de");
    expect(title).toBe("Erfolge: Softfall");
    expect(rows.map(({ name, facts }) => `${name}: ${facts}`)).toEqual([
      "Leer: 10 Punkte · verborgen · nach 30 s · 3 von 14",
      "Touchdown: 25 Punkte · 2 von 14",
    ]);
    await send({ intent: "remove", subject: "out-of-fuel" });
    expect(await keys()).toEqual(["touchdown"]);
  });

  it("have a form for the one that the address names", async () => {
    expect((await editorOf()).form).toMatchObject({ key: null, points: "", minSeconds: "0", removeButton: null });
    const { form } = await editorOf("?change=touchdown");
    expect(form).toMatchObject({ key: "touchdown", points: "25", isHidden: false, closeHref: PAGE });
    expect((await editorOf("?change=nonsense")).form).toMatchObject({ key: null });
  });

  it("say at the field what is wrong", async () => {
    const taken = await problemsOf({ intent: "add", key: "touchdown", ...TYPED });
    expect(taken).toEqual({ key: ["Another achievement of this game has this key."] });
    const wrong = await problemsOf({ intent: "add", key: "Two Words", ...TYPED, points: "7", minSeconds: "-1" });
    expect(Object.keys(wrong).sort()).toEqual(["key", "minSeconds", "points"]);
    for (let at = 0; at < 9; at++) await send({ intent: "add", key: `step-${String(at)}`, ...TYPED, points: "100" });
    const full = await problemsOf({ intent: "add", key: "one-more", ...TYPED, points: "100" });
    expect(full).toEqual({ points: ["That makes 1\u00a0025 points in all. A game has at most 1\u00a0000."] });
    expect(await problemsOf({ intent: "save", subject: "step-0", points: "5", "title.en": "A" })).toHaveProperty([
      "description.en",
    ]);
  });

  it("stay as they are when the texts of the game are saved", async () => {
    const { version, form } = (await desk.gamePage(editor, GAME)).payload.editor;
    expect(form).not.toBeNull();
    expect(version).toBe((await editorOf()).version);
    expect((await desk.gamePage(editor, GAME)).payload.editor.achievementsHref).toBe(PAGE);
  });

  it("are shown, not changed, by support", async () => {
    const { version, mayChange } = await editorOf("", support);
    expect(mayChange).toBe(false);
    const refused = await changeAchievements(support, GAME, { intent: "remove", version, subject: "touchdown" });
    expect(refused.payload).toMatchObject({ error: "staff_role_insufficient" });
  });
});
