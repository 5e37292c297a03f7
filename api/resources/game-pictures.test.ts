import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import {
  addGameCover,
  addGameGraphic,
  placeGameGraphic,
  removeGameCover,
  removeGameGraphic,
} from "~contract/calls/developer-games";
import { getGame } from "~contract/calls/games";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { storePublishedGame, storeStudioGame } from "../../tests/fixtures/developer-games";
import { aMember, type Member } from "../../tests/fixtures/members";
import { COVER_SIZE, pngOf } from "../../tests/fixtures/sent-pictures";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { EMBEDDED_PATH } from "../configuration";
import { liftTakedown, listTakedowns, stopGame } from "../store/studios/takedowns";

let api: TestApi;
let ada: Member;

beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  ada = await aMember(api, "Ada_L");
});

const send = (address: string, content: Uint8Array) =>
  ada.fetch(address, { method: "POST", body: Uint8Array.from(content), headers: { "content-type": "image/png" } });
const fetchPicture = (url: string, headers: Record<string, string> = {}) => {
  expect(url).toMatch(new RegExp(`^${EMBEDDED_PATH}/pictures/games/`));
  return api.fetch(url.slice(EMBEDDED_PATH.length), { headers });
};

describe("a game's cover", () => {
  it("is served in every variant that lists and pages name, for ever", async () => {
    const { gameId } = await storePublishedGame(api.database, ada);
    const sent = await dataOf(addGameCover, send(`/gamedev/games/${gameId}/covers`, await pngOf(COVER_SIZE)));
    expect(sent.covers).toHaveLength(1);
    const shown = await dataOf(getGame, api.fetch(`/gxc/v2/games/${gameId}`));
    expect(shown.keyColor).toBe("#1b7f92");
    const variants = shown.covers.flatMap((cover) => cover.variants);
    expect(variants.length).toBeGreaterThan(12);
    for (const { url, width, height, mimeType } of variants) {
      const response = await fetchPicture(url);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, mimeType]);
      const found = await sharp(new Uint8Array(await response.arrayBuffer())).metadata();
      expect([found.width, found.height]).toEqual([width, height]);
    }
    const response = await fetchPicture(String(shown.covers[0]?.coverUrl));
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const etag = String(response.headers.get("etag"));
    expect((await fetchPicture(String(shown.covers[0]?.coverUrl), { "if-none-match": etag })).status).toBe(304);
  });

  it("is replaced by the next one, whose address is another", async () => {
    const { gameId } = await storePublishedGame(api.database, ada);
    const address = `/gamedev/games/${gameId}/covers`;
    const urlOf = async (color: string) => {
      const { covers } = await dataOf(addGameCover, send(address, await pngOf(COVER_SIZE, color)));
      expect(covers).toHaveLength(1);
      return String(covers[0]?.coverUrl);
    };
    const [first, second] = [await urlOf("#c8281e"), await urlOf("#2030c0")];
    expect(second).not.toBe(first);
    expect((await fetchPicture(first)).status).toBe(404);
    expect((await fetchPicture(second)).status).toBe(200);
    expect((await dataOf(getGame, api.fetch(`/gxc/v2/games/${gameId}`))).keyColor).toBe("#2030c0");
  });

  it("is not there while the game is stopped", async () => {
    const { gameId } = await storePublishedGame(api.database, ada);
    const sent = send(`/gamedev/games/${gameId}/covers`, await pngOf(COVER_SIZE));
    const url = String((await dataOf(addGameCover, sent)).covers[0]?.coverUrl);
    expect((await fetchPicture(url)).status).toBe(200);
    await stopGame(api.database, { actorId: null, gameId, reason: "A letter.", now: new Date() });
    expect((await fetchPicture(url)).status).toBe(404);
    const [takedown] = (await listTakedowns(api.database, {})).takedowns;
    await liftTakedown(api.database, {
      actorId: null,
      reason: "Answered.",
      takedownId: takedown?.takedownId ?? "",
      now: new Date(),
    });
    expect((await fetchPicture(url)).status).toBe(200);
  });

  it("can be removed until the game is published", async () => {
    const { gameId } = await storeStudioGame(api.database, ada);
    const address = `/gamedev/games/${gameId}/covers`;
    const { covers } = await dataOf(addGameCover, send(address, await pngOf(COVER_SIZE)));
    const removal = ada.send("DELETE", `${address}/${String(covers[0]?.coverId)}`);
    expect((await dataOf(removeGameCover, removal)).covers).toEqual([]);
    expect((await fetchPicture(String(covers[0]?.coverUrl))).status).toBe(404);
  });

  it("is stored without what a camera writes into it", async () => {
    const { gameId } = await storeStudioGame(api.database, ada);
    const jpeg = sharp(await pngOf({ width: 1280, height: 720 }))
      .withExif({ IFD0: { Copyright: "somebody" } })
      .jpeg();
    const { covers } = await dataOf(addGameCover, send(`/gamedev/games/${gameId}/covers`, await jpeg.toBuffer()));
    const response = await fetchPicture(String(covers[0]?.coverUrl));
    expect((await sharp(new Uint8Array(await response.arrayBuffer())).metadata()).exif).toBeUndefined();
  });
});

describe("a game's graphics", () => {
  it("follow the cover in the gallery, in the order in which they came until they are moved", async () => {
    const { gameId } = await storePublishedGame(api.database, ada);
    const address = `/gamedev/games/${gameId}/graphics`;
    await dataOf(addGameGraphic, send(address, await pngOf(COVER_SIZE, "#c8281e")));
    const { graphics } = await dataOf(addGameGraphic, send(address, await pngOf(COVER_SIZE, "#2030c0")));
    const gallery = async () =>
      (await dataOf(getGame, api.fetch(`/gxc/v2/games/${gameId}`))).gallery.map(({ url }) => url);
    expect((await gallery()).slice(1)).toEqual(graphics.map(({ url }) => url));
    const last = graphics.at(-1)?.assetId ?? "";
    const moved = await dataOf(placeGameGraphic, ada.send("PUT", `${address}/${last}/place`, { place: 1 }));
    expect(moved.graphics.map(({ url }) => url)).toEqual(graphics.map(({ url }) => url).reverse());
    expect((await gallery()).slice(1)).toEqual(moved.graphics.map(({ url }) => url));
    await dataOf(placeGameGraphic, ada.send("PUT", `${address}/${last}/place`, { place: 2 }));
    const [first] = graphics;
    await dataOf(removeGameGraphic, ada.send("DELETE", `${address}/${String(first?.assetId)}`));
    expect((await gallery()).slice(1)).toEqual(graphics.slice(1).map(({ url }) => url));
    expect((await fetchPicture(String(first?.url))).status).toBe(404);
  });

  it("refuse what is no picture, and keep nothing of it", async () => {
    const { gameId } = await storeStudioGame(api.database, ada);
    const address = `/gamedev/games/${gameId}/graphics`;
    expect(await failureOf(send(address, Buffer.from("%PDF-1.7")))).toBe("400 unsupported_graphic_format");
    expect(await failureOf(send(address, new Uint8Array()))).toBe("400 unsupported_graphic_format");
  });
});

describe("the address of a picture", () => {
  it.each([
    "/pictures/games/11111111-1111-4111-8111-111111111111/webp-640x360.webp",
    "/pictures/games/11111111-1111-4111-8111-111111111111/webp-641x360.webp",
    "/pictures/games/no-id/webp-640x360.webp",
    "/pictures/games/AAAAAAAA-1111-4111-8111-111111111111/webp-640x360.webp",
    "/pictures/games/..%2f..%2fsecret/webp-640x360.webp",
  ])("%s leads nowhere", async (address) => {
    expect(await failureOf(api.fetch(address))).toBe("404 not_found");
  });
});
