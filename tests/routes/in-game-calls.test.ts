import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { ANCHOR_CHALLENGE_ID, challengeId } from "~api/seed/demo-challenges";
import { gameId, trackId } from "~api/seed/demo-games";
import { action, loader } from "~/routes/api.in-game";
import { action as startPlay } from "~/routes/api.plays";
import { storeTrack } from "../fixtures/a-challenge-row";
import { dataIn, dict, flag, list, readBoard, readChallenge, readFailure, text } from "../fixtures/game-clients";
import { runAction, runLoader } from "../setup/portal";
import { json, backdatePlays, newVisitor, openPortal, playAsGuest, signUp } from "../setup/portal-visitors";
import type { TestVisitor } from "../setup/test-api";

const GAME = gameId("lantern-run");
const TRACK = trackId("lantern-run");
const TARGET = { gameId: GAME, trackId: TRACK, challengeId: ANCHOR_CHALLENGE_ID };
const BOARD = `/gg/games/${GAME}/challenges/${ANCHOR_CHALLENGE_ID}`;
const OTHER_GAME = gameId("softfall");

type GameCall = { method?: string; path: string; body?: unknown };

async function send({ method = "GET", path, body }: GameCall, visitor: TestVisitor, target: object = TARGET) {
  const sent = { shown: target, method, path, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const { status, payload, headers } = await runAction(action, "/api/in-game", { visitor, ...json(sent) });
  if (status !== 200) throw new Error(String(status));
  return { status: payload.status, result: dict(JSON.parse(payload.body)), headers };
}

const hashOf = (score: number) =>
  createHash("sha1")
    .update(`${GAME}${ANCHOR_CHALLENGE_ID}${TRACK}${String(score)}`)
    .digest("hex");

let database: Awaited<ReturnType<typeof openPortal>>;
let member: TestVisitor;
beforeAll(async () => {
  database = await openPortal();
  member = await signUp("somebody_here");
});

describe("a framed game's calls", () => {
  it("use the player's session", async () => {
    const player = await signUp("caller_one");
    expect(text(dict(dataIn(await send({ path: "/gg/profile" }, player)))["username"])).toBe("caller_one");
    for (const visitor of [newVisitor(), await playAsGuest()]) {
      expect(readFailure(await send({ path: "/gg/profile" }, visitor))).toBe("403 sign_in_required");
    }
  });

  it("submit and read scores of the page's challenge", async () => {
    const player = await signUp("caller_two");
    await runAction(startPlay, "/api/plays", { visitor: player, ...json({ ...TARGET, locale: "en" }) });
    await backdatePlays(60);
    const score = { releaseTrackId: TRACK, score: 900, hash: hashOf(900) };
    const path = `/gg/v2/games/${GAME}/challenges/${ANCHOR_CHALLENGE_ID}/scores`;
    const result = await send({ method: "POST", path, body: score }, player);
    expect(flag(dict(dataIn(result))["newBestScore"])).toBe(true);
    await send({ method: "POST", path: `${BOARD}/scores`, body: { releaseTrackId: TRACK, score: 700 } }, player);
    const ownBoard = readBoard(
      await send({ path: `${BOARD}/user-scores?trackId=${TRACK}&pageSize=1&page=1&` }, player),
    );
    expect(ownBoard.scores).toMatchObject([{ score: 700, player: { username: "caller_two" } }]);
    const board = readBoard(await send({ path: `${BOARD}/scores?page-size=100` }, player));
    expect(board.scores.map(({ player: { username } }) => username)).toContain("caller_two");
    const wrong = { ...score, score: 901 };
    expect(readFailure(await send({ method: "POST", path, body: wrong }, player))).toBe("400 invalid_hash");
  });

  it("read the game, its challenges on the page's track, its full version and the regions", async () => {
    const visitor = newVisitor();
    expect(dict(dataIn(await send({ path: `/gg/games/${GAME}` }, visitor)))["title"]).toBe("Lantern Run");
    const listed = async (target = TARGET) =>
      list(dict(dataIn(await send({ path: `/gg/games/${GAME}/challenges` }, visitor, target)))["challenges"]);
    expect((await listed()).map(readChallenge).length).toBeGreaterThan(1);
    const beside = await storeTrack(database, GAME, { isPublic: true });
    expect(await listed({ ...TARGET, trackId: beside })).toEqual([]);
    const bought = dict(dataIn(await send({ path: `/gg/games/${GAME}/full-version?trackId=${TRACK}&` }, visitor)));
    expect(flag(bought["isFullVersionPurchased"])).toBe(false);
    expect(dataIn(await send({ path: "/gg/regions" }, visitor))).toEqual(["main"]);
  });

  it("reach the default challenge only on its page", async () => {
    const path = `/gg/games/${GAME}/default-challenge/scores`;
    const target = { ...TARGET, challengeId: challengeId("home-before-dawn") };
    const { challenge } = readBoard(await send({ path: `${path}?trackId=${TRACK}` }, newVisitor(), target));
    expect(challenge.challengeId).toBe(target.challengeId);
    const score = { method: "POST", path, body: { releaseTrackId: TRACK, score: 5 } };
    for (const call of [{ path }, score]) {
      expect(readFailure(await send(call, await playAsGuest()))).toBe("404 challenge_not_found");
    }
  });

  it.each([
    ["another game", { path: `/gg/games/${OTHER_GAME}` }, "404 game_not_found"],
    ["another game's purchases", { path: `/gg/games/${OTHER_GAME}/full-version` }, "404 game_not_found"],
    [
      "another challenge of the game",
      { path: `/gg/games/${GAME}/challenges/${challengeId("bell-tower")}/scores` },
      "404 challenge_not_found",
    ],
    [
      "another track",
      { path: `${BOARD}/scores?track-id=${trackId("softfall")}` },
      "404 tack_not_found track_not_found",
    ],
    [
      "a score on another track",
      { method: "POST", path: `${BOARD}/scores`, body: { releaseTrackId: trackId("softfall"), score: 1 } },
      "404 tack_not_found track_not_found",
    ],
    ["rooms", { method: "POST", path: `/gg/games/${GAME}/rooms`, body: {} }, "404 not_found"],
    ["saves", { path: `/gg/games/${GAME}/saves/auto` }, "404 not_found"],
    ["a call that is not for games", { path: "/gg/../profile" }, "404 not_found"],
    ["a change without a body", { method: "POST", path: `${BOARD}/scores` }, "400 invalid_request_payload"],
    ["a list as body", { method: "POST", path: `${BOARD}/scores`, body: [] }, "400 invalid_request_payload"],
    ["a wrong page", { path: `${BOARD}/scores?page=x` }, "400 page_invalid"],
  ])("are refused for %s", async (_what, call, failure) => {
    expect(readFailure(await send(call, member))).toBe(failure);
  });

  it.each([
    ["/profile", "GET"],
    ["https://elsewhere.test/gg/profile", "GET"],
    ["/gg/profile", "DELETE"],
    [`/gg/${"x".repeat(1_000)}`, "GET"],
  ])("are rejected at %s by %s", async (path, method) => {
    await expect(send({ path, method }, newVisitor())).rejects.toThrow("400");
  });

  it("are refused by GET", async () => {
    expect((await runLoader(loader, "/api/in-game", "/api/in-game/")).status).toBe(405);
  });
});
