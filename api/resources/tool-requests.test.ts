import { beforeEach, expect, it } from "vitest";
import { publishGame, uploadBundle } from "~contract/calls/developer-builds";
import * as games from "~contract/calls/developer-games";
import { listDeveloperStudios } from "~contract/calls/developer-studios";
import { startPlay } from "~contract/calls/play";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { bundleForm } from "../../tests/fixtures/bundle-form";
import { storeRights, storeStudioGame } from "../../tests/fixtures/developer-games";
import { aMember, type Member } from "../../tests/fixtures/members";
import { COVER_SIZE, pngOf } from "../../tests/fixtures/sent-pictures";
import { addMember, storeStudio } from "../../tests/fixtures/stored-studios";
import { connectGameMaker } from "../../tests/fixtures/tool-sign-in";
import { zipOf } from "../../tests/fixtures/zip-file";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { saveGameMakerTool } from "../store/account/tools";

const ZIP = zipOf([{ name: "index.html", content: "<!doctype html><title>Kite Run</title>" }]);

let api: TestApi;
let ada: Member;
let studioId: string;
let accessToken: string;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await saveGameMakerTool(api.database, new Date());
  ada = await aMember(api, "Ada");
  studioId = await storeStudio(api.database, ada);
  accessToken = (await connectGameMaker(ada)).access_token;
});

/** As GameMaker's tool sends it: no cookie, no Origin. */
const ask = (method: string, path: string, init: RequestInit = {}) =>
  api.fetch(path, { ...init, method, headers: { ...init.headers, authorization: `Bearer ${accessToken}` } });
const send = (method: string, path: string, body: unknown) =>
  ask(method, path, { body: JSON.stringify(body), headers: { "content-type": "application/json" } });
const sendFile = async (path: string, content: Uint8Array) => {
  const { body, headers } = await bundleForm(content);
  return ask("POST", path, { body: Uint8Array.from(body), headers });
};

it("GameMaker's tool brings a game from its name to the public track", async () => {
  const { studios } = await dataOf(listDeveloperStudios, ask("GET", "/gamedev/studios?pageSize=999"));
  expect(studios.map((studio) => studio.studioId)).toEqual([studioId]);
  const body = { name: "Kite Run", studioId, gameEngine: "game-maker" };
  const { gameId } = await dataOf(games.createGame, send("POST", "/gamedev/games", body));
  const list = `/gamedev/games?studioId=${studioId}&pageSize=999&gameEngine=game-maker`;
  const listed = await dataOf(games.listDeveloperGames, ask("GET", list));
  expect(listed.games).toMatchObject([{ title: "Kite Run", gameId, version: "" }]);

  const path = `/gamedev/games/${gameId}`;
  const { title, platforms } = await dataOf(games.getDeveloperGame, ask("GET", path));
  const facts = { title, platforms, shortDescription: "", ageRating: "NOT_SET" };
  expect(await failureOf(send("PATCH", path, facts))).toBe("400 no_changes");
  const changed = { ...facts, shortDescription: "Fly a kite.", ageRating: "EVERYONE", platforms: ["DESKTOP"] };
  await dataOf(games.updateGame, send("PATCH", path, changed));
  const picture = await pngOf(COVER_SIZE);
  await dataOf(games.addGameCover, sendFile(`${path}/covers?aspectRatio=16:9&coverType=IMAGE`, picture));
  const pictures = await dataOf(games.addGameGraphic, sendFile(`${path}/graphics`, picture));
  expect([pictures.covers.length, pictures.graphics.length]).toEqual([1, 1]);

  await dataOf(uploadBundle, sendFile(`${path}/bundles?version=1.0.0.0`, ZIP));
  expect(await failureOf(ask("POST", `${path}/publish`))).toBe("400 sign_up_not_completed");
  await storeRights(api.database, gameId, ada);
  await dataOf(publishGame, ask("POST", `${path}/publish`));
  const play = await dataOf(startPlay, api.visitor().postJson(`/gxc/v2/games/${gameId}/play`, {}));
  expect(play.launchUrl).toContain("/index.html?");
});

it("GameMaker's tool gets its own words for what it may not", async () => {
  const eve = await aMember(api, "Eve");
  const foreign = await storeStudioGame(api.database, eve);
  const path = `/gamedev/games/${foreign.gameId}`;
  const requests = [
    () => ask("GET", path),
    () => send("PATCH", path, { title: "Mine" }),
    () => sendFile(`${path}/bundles?version=1.0.0.0`, ZIP),
    () => ask("POST", `${path}/publish`),
  ];
  for (const request of requests) expect(await failureOf(request())).toBe("404 game_not_found");
  const created = { name: "Mine", studioId: foreign.studioId, gameEngine: "game-maker" };
  expect(await failureOf(send("POST", "/gamedev/games", created))).toBe("404 studio_not_found");
  await addMember(api.database, foreign.studioId, ada, "TESTER");
  expect((await requests[0]?.())?.status).toBe(200);
  for (const request of requests.slice(1)) expect(await failureOf(request())).toBe("403 studio_access_denied");
  accessToken = "spo_ended";
  expect(await failureOf(ask("GET", path))).toBe("401 sign_in_required");
});
