import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as desk from "../fixtures/desk-pages";
import { storePublishedGame } from "../fixtures/developer-games";
import type { Member } from "../fixtures/members";
import { aPlayer } from "../fixtures/people";
import { COVER_SIZE, pngOf } from "../fixtures/sent-pictures";
import { expectWarnings } from "../setup/expect-warnings";
import { openPortal } from "../setup/portal-visitors";

expectWarnings(
  /: (content_changed|breaking_published_game|image_too_small|image_invalid_aspect_ratio|game_not_found)$/,
);

let editor: Member;
let support: Member;
let gameId: string;

beforeAll(async () => {
  editor = await desk.aStaffMember("picture_editor", "EDITOR");
  support = await desk.aStaffMember("picture_support", "SUPPORT");
});

beforeEach(async () => {
  const maker = await aPlayer(`kite_${randomUUID().slice(0, 8)}`);
  gameId = (await storePublishedGame(await openPortal(), maker)).gameId;
});

const page = async (visitor = editor, locale = "") => (await desk.picturesPage(visitor, gameId, locale)).payload;
const coverId = async () => (await page()).pictures.covers[0]?.id ?? "";

/** As a browser without scripts sends it. */
function send(fields: Record<string, string>, content: Uint8Array | null, visitor = editor) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new File(content ? [Uint8Array.from(content)] : [], content ? "cover.png" : ""));
  return desk.changePictures(visitor, gameId, form);
}

describe("the desk's page of a game's pictures", () => {
  it("takes a picture of any shape, crops it, and shows the cover in both shapes", async () => {
    const fields = { intent: "add-cover", wideY: "0", wideZoom: "", narrowX: "50", replaces: "cover" };
    const sent = await send(fields, await pngOf({ width: 900, height: 1200 }));
    expect(sent.location).toBe(`/desk/games/${gameId}/pictures/`);
    const { heading, pictures } = await page(editor, "/de");
    expect([heading, pictures.studioName !== "", pictures.canChange]).toEqual(["Bilder: Kite", true, true]);
    expect(pictures.cover).toMatchObject({
      wide: { src: expect.stringMatching(/webp-1280x720.webp$/) as unknown, focusX: 50 },
      narrow: { src: expect.stringMatching(/webp-480x360.webp$/) as unknown },
    });
  });

  it("says at the field what is wrong, and keeps what was typed", async () => {
    const fields = { intent: "add-cover", replaces: "cover", wideX: "101", narrowZoom: "no" };
    const wrong = await send(fields, await pngOf(COVER_SIZE));
    expect(wrong.payload).toMatchObject({
      problems: { wideX: "A whole number from 0 to 100.", narrowZoom: "A whole number from 100 to 400." },
      values: { wideX: "101", narrowZoom: "no" },
    });
    const problemsOf = async (more: Record<string, string>, content: Uint8Array | null) =>
      (await send({ intent: "add-cover", replaces: "cover", ...more }, content)).payload;
    expect(await problemsOf({}, null)).toMatchObject({ problems: { file: "Choose a file first." } });
    expect(await problemsOf({ wideZoom: "150" }, await pngOf(COVER_SIZE))).toMatchObject({
      error: "image_too_small",
      problems: { file: expect.stringContaining("too small") as unknown },
    });
    expect(await problemsOf({}, Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({
      problems: { file: expect.stringContaining("too large") as unknown },
    });
  });

  it("does not replace a cover that nobody has looked at", async () => {
    const cover = { intent: "add-cover", replaces: "cover" };
    const content = await pngOf(COVER_SIZE);
    await send(cover, content);
    const seen = await coverId();
    expect((await send(cover, content)).payload).toMatchObject({
      error: "content_changed",
      message: expect.stringContaining("Somebody else") as unknown,
    });
    expect(await coverId()).toBe(seen);
  });

  it("adds to the gallery and takes away, but not the cover of a published game", async () => {
    const square = await send({ intent: "add-graphic" }, await pngOf({ width: 800, height: 800 }));
    expect(square.payload).toMatchObject({ error: "image_invalid_aspect_ratio" });
    for (const colour of ["#c8281e", "#2030c0"]) {
      await send({ intent: "add-graphic" }, await pngOf(COVER_SIZE, colour));
    }
    const graphics = async () => (await page()).pictures.graphics.map(({ id }) => id);
    const [first = "", second = ""] = await graphics();
    const move = { intent: "move-graphic", subject: second };
    expect((await desk.changePictures(editor, gameId, { ...move, place: "0" })).status).toBe(400);
    expect((await desk.changePictures(editor, gameId, { ...move, place: "1" })).status).toBe(302);
    expect(await graphics()).toEqual([second, first]);
    for (const subject of [first, second]) {
      await desk.changePictures(editor, gameId, { intent: "remove-graphic", subject });
    }
    expect(await graphics()).toEqual([]);
    const removal = await desk.changePictures(editor, gameId, { intent: "remove-cover", subject: "cover" });
    expect(removal.payload).toMatchObject({ error: "breaking_published_game" });
  });

  it("is read, not changed, by support", async () => {
    const { pictures } = await page(support);
    expect([pictures.covers.length, pictures.canChange]).toEqual([1, false]);
    const refused = await send({ intent: "add-cover", replaces: "cover" }, await pngOf(COVER_SIZE), support);
    expect(refused.payload).toMatchObject({ problems: { file: "Your role does not permit this." } });
    const removal = await desk.changePictures(support, gameId, { intent: "remove-cover", subject: "cover" });
    expect(removal.payload).toMatchObject({ error: "staff_role_insufficient" });
    expect((await desk.picturesPage(editor, randomUUID())).status).toBe(404);
  });
});
