import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as calls from "~contract/calls/desk-pictures";
import { listAuditEntries } from "~contract/calls/desk-staff";
import { getGame } from "~contract/calls/games";
import type { StaffRole } from "~contract/entities/staff";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { storePublishedGame, storeStudioGame } from "../../tests/fixtures/developer-games";
import { aMember, type Member } from "../../tests/fixtures/members";
import { COVER_SIZE, pngOf } from "../../tests/fixtures/sent-pictures";
import { appoint } from "../../tests/fixtures/staff";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { EMBEDDED_PATH } from "../configuration";
import { gameArt } from "../db/schema";

let api: TestApi;
let studioMember: Member;
let editor: Member;
let id: string;

async function aStaffMember(name: string, role: StaffRole): Promise<Member> {
  const member = await aMember(api, name);
  await appoint(api.database, member, { role, hasSecondFactor: true, isConfirmed: true });
  return member;
}

beforeAll(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  studioMember = await aMember(api, "Ada_L");
  editor = await aStaffMember("Edda", "EDITOR");
});

beforeEach(async () => {
  id = (await storePublishedGame(api.database, studioMember)).gameId;
});

const send = (path: string, content: Uint8Array, member = editor) =>
  member.fetch(`/desk/games/${id}/${path}`, {
    ...{ method: "POST", body: Uint8Array.from(content), headers: { "content-type": "image/png" } },
  });
const remove = (path: string, member = editor) => member.send("DELETE", `/desk/games/${id}/${path}`);
const pictures = (member = editor) => dataOf(calls.readDeskGamePictures, member.fetch(`/desk/games/${id}/pictures`));
const log = async () =>
  (await dataOf(listAuditEntries, editor.fetch(`/desk/audit-log?subjectId=${id}`))).entries.filter(({ action }) =>
    /^game\.(cover|picture)-/.test(action),
  );

/** Red on the left, blue on the right. */
async function twoColoured(): Promise<Buffer> {
  const right = await pngOf({ width: 800, height: 600 }, "#1010e0");
  return sharp(await pngOf({ width: 1600, height: 600 }, "#e01010"))
    .composite([{ input: right, left: 800, top: 0 }])
    .png()
    .toBuffer();
}

async function pixelsOf(url: string) {
  const response = await api.fetch(url.slice(EMBEDDED_PATH.length));
  const { data, info } = await sharp(new Uint8Array(await response.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colorAt = (x: number) => {
    const at = (Math.floor(info.height / 2) * info.width + x) * info.channels;
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? "red" : "blue";
  };
  return { size: [info.width, info.height], colors: [colorAt(4), colorAt(info.width - 5)] };
}

describe("a cover of the desk", () => {
  it("is cut from one picture for both shapes, and seen by players at once", async () => {
    const query = "wideX=0&narrowX=100&narrowZoom=150&replaces=cover";
    const { covers } = await dataOf(calls.addDeskGameCover, send(`covers?${query}`, await twoColoured()));
    const [cover] = covers;
    expect(cover).toMatchObject({ focusX: 100, aspectRatio: "16:9" });
    const shown = await dataOf(getGame, api.fetch(`/gxc/v2/games/${id}`));
    expect(shown.covers.map(({ coverUrl }) => coverUrl)).toEqual([cover?.coverUrl, cover?.narrowCoverUrl]);
    for (const { aspectRatio, variants } of shown.covers) {
      for (const { url, width, height } of variants) {
        const colors = aspectRatio === "16:9" ? ["red", "blue"] : ["blue", "blue"];
        expect([url, await pixelsOf(url)]).toEqual([url, { size: [width, height], colors }]);
      }
    }
    const [entry] = await log();
    expect(entry).toMatchObject({ action: "game.cover-changed", subject: { kind: "game", id }, reason: null });
    expect(entry?.after).toEqual({ wideCrop: "0 % · 50 % · 100 %", narrowCrop: "100 % · 50 % · 150 %" });
  });

  it("does not replace one that the editor has not seen, and keeps nothing then", async () => {
    const content = await pngOf(COVER_SIZE);
    const { covers } = await dataOf(calls.addDeskGameCover, send("covers?replaces=cover", content));
    for (const path of ["covers?replaces=cover", "covers"]) {
      expect(await failureOf(send(path, content))).toBe("400 content_changed");
    }
    expect((await pictures()).covers).toEqual(covers);
    expect(await log()).toHaveLength(1);
    const twice = [1, 2].map(() => send(`covers?replaces=${covers[0]?.coverId ?? ""}`, content));
    expect((await Promise.all(twice)).map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it.each([
    ["wideX=101", "wideX"],
    ["narrowY=1.5", "narrowY"],
    ["wideZoom=99", "wideZoom"],
    ["narrowZoom=", "narrowZoom"],
  ])("names the parameter that is wrong: %s", async (query, name) => {
    const response = await send(`covers?replaces=cover&${query}`, await pngOf(COVER_SIZE));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(name);
  });

  it("is removed from games that are not published only", async () => {
    expect(await failureOf(remove("covers/cover"))).toBe("400 breaking_published_game");
    id = (await storeStudioGame(api.database, studioMember)).gameId;
    const { covers } = await dataOf(calls.addDeskGameCover, send("covers", await pngOf(COVER_SIZE)));
    const removed = await dataOf(calls.removeDeskGameCover, remove(`covers/${covers[0]?.coverId ?? ""}`));
    expect(removed.covers).toEqual([]);
    expect((await log()).map(({ action }) => action)).toEqual(["game.cover-removed", "game.cover-changed"]);
  });
});

describe("the gallery at the desk", () => {
  it("gets and loses pictures, each with an entry", async () => {
    const { graphics } = await dataOf(calls.addDeskGameGraphic, send("graphics", await pngOf(COVER_SIZE)));
    expect(graphics).toHaveLength(1);
    const assetId = graphics[0]?.assetId ?? "";
    expect((await dataOf(calls.removeDeskGameGraphic, remove(`graphics/${assetId}`))).graphics).toEqual([]);
    expect(await failureOf(remove(`graphics/${assetId}`))).toBe("404 asset_not_found");
    expect((await log()).map(({ action, after }) => [action, after])).toEqual([
      ["game.picture-removed", null],
      ["game.picture-added", { graphics: 1 }],
    ]);
  });
});

describe("the order of a gallery", () => {
  const place = (assetId: string, number: number, member?: Member) =>
    (member ?? editor).send("PUT", `/desk/games/${id}/graphics/${assetId}/place`, { place: number });

  it("changes by a picture's new place, with an entry where something has changed", async () => {
    const names = ["dawn", "noon", "dusk"];
    await api.database
      .insert(gameArt)
      .values(names.map((name, index) => ({ gameId: id, name, position: 2 * index + 1 })));
    const placed = async (assetId: string, number: number) =>
      (await dataOf(calls.placeDeskGameGraphic, place(assetId, number))).graphics.map((graphic) => graphic.assetId);
    expect(await placed("dusk", 1)).toEqual(["dusk", "dawn", "noon"]);
    expect(await placed("dusk", 2)).toEqual(["dawn", "dusk", "noon"]);
    expect(await placed("dawn", 20)).toEqual(["dusk", "noon", "dawn"]);
    expect(await placed("dawn", 3)).toEqual(["dusk", "noon", "dawn"]);
    expect((await log()).map(({ action, before, after }) => [action, before, after])).toEqual([
      ["game.picture-moved", { place: 1 }, { place: 3 }],
      ["game.picture-moved", { place: 1 }, { place: 2 }],
      ["game.picture-moved", { place: 3 }, { place: 1 }],
    ]);
    expect((await pictures()).covers).toHaveLength(1);
  });

  it("leaves the cover where it is, and is for owners and editors", async () => {
    expect(await failureOf(place("cover", 1))).toBe("404 asset_not_found");
    expect(await failureOf(place("cover", 1, await aStaffMember("Ordo", "SUPPORT")))).toBe(
      "403 staff_role_insufficient",
    );
  });
});

describe("the pictures of a game", () => {
  it("are seen by everybody at the desk, and changed by owners and editors", async () => {
    const content = await pngOf(COVER_SIZE);
    for (const role of ["MODERATOR", "SUPPORT"] as const) {
      const member = await aStaffMember(`of_${role}`, role);
      expect((await pictures(member)).covers).toHaveLength(1);
      for (const path of ["covers?replaces=cover", "graphics"]) {
        expect(await failureOf(send(path, content, member))).toBe("403 staff_role_insufficient");
      }
      for (const path of ["covers/cover", "graphics/sky"]) {
        expect(await failureOf(remove(path, member))).toBe("403 staff_role_insufficient");
      }
    }
    expect((await send("graphics", content, await aStaffMember("Owena", "OWNER"))).status).toBe(200);
    expect(await failureOf(send("graphics", content, studioMember))).toBe("403 staff_role_insufficient");
  });
});
