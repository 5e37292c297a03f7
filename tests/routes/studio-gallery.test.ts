import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Member } from "../fixtures/members";
import { aPlayer } from "../fixtures/people";
import { COVER_SIZE, pngOf } from "../fixtures/sent-pictures";
import { storeStudio } from "../fixtures/stored-studios";
import * as pages from "../fixtures/studio-pages";
import { openPortal } from "../setup/portal-visitors";

let owner: Member;
let gameId: string;
beforeAll(async () => {
  const database = await openPortal();
  owner = await aPlayer(`kite_${randomUUID().slice(0, 8)}`);
  const studioId = await storeStudio(database, owner);
  const { location } = await pages.createGame(owner, studioId, `Kite ${randomUUID().slice(0, 8)}`);
  gameId = /\/studio\/games\/([^/]+)\//.exec(location ?? "")?.[1] ?? "";
});

describe("the gallery of a studio's game", () => {
  it("is shown in the order that its makers give it", async () => {
    for (const colour of ["#c8281e", "#2030c0"]) {
      const content = new Uint8Array(await pngOf(COVER_SIZE, colour));
      await pages.sendFile(owner, gameId, { intent: "add-graphic" }, content);
    }
    const { pictures } = (await pages.studioGame(owner, gameId)).payload.game;
    const [first = "", second = ""] = pictures.graphics.map(({ id }) => id);
    const move = { intent: "move-graphic", subject: first };
    expect((await pages.changeGame(owner, gameId, { ...move, place: "21" })).status).toBe(400);
    const moved = await pages.changeGame(owner, gameId, { ...move, place: "2" });
    expect(moved.location).toBe(`/studio/games/${gameId}/#covers`);
    const { graphics } = (await pages.studioGame(owner, gameId)).payload.game.pictures;
    expect(graphics.map(({ id }) => id)).toEqual([second, first]);
  });
});
