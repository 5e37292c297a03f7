import { beforeEach, describe, expect, it } from "vitest";
import { inviteTester, publishGame, removeTester } from "~contract/calls/developer-builds";
import { getGame } from "~contract/calls/games";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aDevelopersGame, type DevelopersGame } from "../../tests/fixtures/a-developers-game";
import { fileOf, launchOf, opaqueFileOf } from "../../tests/fixtures/launched-files";
import { aMember, type Member } from "../../tests/fixtures/members";
import { addMember } from "../../tests/fixtures/stored-studios";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { stopGame, liftTakedown, listTakedowns } from "../store/studios/takedowns";

const SCRIPT = "draw(1)";
/** Games' clients get a spelling of their own. */
const NO_TRACK = /^404 tr?ack_not_found$/;
/** Strangers know at most the id of a build. */
const withoutSignature = (launchUrl: string) => launchUrl.replace(/\/([0-9a-f]{64})\.[^/]+\//, "/$1/");

let api: TestApi;
let kite: DevelopersGame;
let bo: Member;
let cy: Member;

beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off", GAMES_HOST: "games.test" });
  kite = await aDevelopersGame(api);
  [bo, cy] = [await aMember(api, "Bo.K"), await aMember(api, "Cy_M")];
});

const page = (as: Pick<Member, "fetch">, trackId: string) =>
  as.fetch(`/gxc/v2/games/${kite.gameId}?trackId=${trackId}`);
const launch = (as: Pick<Member, "fetch">, trackId: string) =>
  as.fetch(`/gxc/v2/games/${kite.gameId}/launch?trackId=${trackId}`);
const play = (as: Pick<Member, "postJson">, trackId: string) =>
  as.postJson(`/gxc/v2/games/${kite.gameId}/play`, { trackId });
const board = (as: Pick<Member, "fetch">, trackId: string) =>
  as.fetch(`/gg/games/${kite.gameId}/default-challenge/scores?trackId=${trackId}`);
const submission = (as: Pick<Member, "postJson">, trackId: string) =>
  as.postJson(`/gg/games/${kite.gameId}/default-challenge/scores`, { releaseTrackId: trackId, score: 1 });
const testersOf = (trackId: string) => `${kite.path}/tracks/${trackId}/testers`;
const invite = (trackId: string, username: string) =>
  dataOf(inviteTester, kite.ada.send("POST", testersOf(trackId), { username }));

describe("a track that is not public", () => {
  it("is there for members and invited players only", async () => {
    await kite.haveRights();
    await kite.upload(SCRIPT);
    const { trackId } = await kite.track("internal");
    expect((await page(kite.ada, trackId)).status).toBe(200);
    expect((await launch(kite.ada, trackId)).status).toBe(200);
    for (const stranger of [api.visitor(), cy, bo]) {
      for (const call of [page, launch, play, board]) {
        expect(await failureOf(call(stranger, trackId))).toBe("404 game_not_found");
      }
    }
    const invited = await invite(trackId, "bo.k");
    expect(invited.testers).toEqual([{ userId: bo.userId, username: "Bo.K" }]);
    await invite(trackId, "Bo.K");
    const inbox = await (await bo.fetch("/profile/v2/messages")).text();
    expect(inbox.match(/TESTER_INVITED/g)).toHaveLength(1);
    expect(inbox).toContain(trackId);
    for (const call of [page, launch, play]) expect((await call(bo, trackId)).status).toBe(200);
    expect(await failureOf(board(bo, trackId))).toBe("404 challenge_not_found");
    expect(await failureOf(page(cy, trackId))).toBe("404 game_not_found");
    const removed = await dataOf(removeTester, kite.ada.send("DELETE", `${testersOf(trackId)}/${bo.userId}`));
    expect(removed.testers).toEqual([]);
    for (const call of [page, launch, play, board]) {
      expect(await failureOf(call(bo, trackId))).toBe("404 game_not_found");
    }
  });

  it("is played by the studio's testers, who change nothing", async () => {
    await kite.haveRights();
    await kite.upload(SCRIPT);
    const { trackId } = await kite.track("internal");
    await addMember(api.database, kite.studioId, cy, "TESTER");
    for (const call of [page, launch, play]) expect((await call(cy, trackId)).status).toBe(200);
    expect(await failureOf(cy.send("POST", testersOf(trackId), { username: "Bo.K" }))).toBe(
      "403 studio_role_insufficient",
    );
  });

  it("stays hidden when the game is published", async () => {
    await kite.haveFacts();
    await kite.release(SCRIPT);
    await kite.upload("draw(2)");
    const { trackId, version } = await kite.track("internal");
    expect(version).toBe("1.0.0.1");
    for (const stranger of [api.visitor(), cy]) {
      for (const call of [page, launch, play]) {
        expect(await failureOf(call(stranger, trackId))).toBe("404 track_not_found");
      }
      expect(await failureOf(board(stranger, trackId))).toMatch(NO_TRACK);
    }
    expect(await failureOf(submission(cy, trackId))).toMatch(NO_TRACK);
    const shown = await dataOf(getGame, page(kite.ada, trackId));
    expect(shown.publicTrack).toBe(false);
  });

  it("is the only kind with testers", async () => {
    const { trackId } = await kite.track("public");
    const invitation = kite.ada.send("POST", testersOf(trackId), { username: "Ada_L" });
    expect(await failureOf(invitation)).toBe("404 track_not_found");
  });
});

describe("the files of a build that is not public", () => {
  const internalLaunch = async ({ ada, gameId, track } = kite) =>
    launchOf(ada, gameId, `?trackId=${(await track("internal")).trackId}`);

  it("are served at the address that the launch gives, and not found by the build's id", async () => {
    await kite.haveRights();
    await kite.upload(SCRIPT);
    const given = await internalLaunch();
    expect(new URL(given.launchUrl).host).toMatch(/^g-[a-z0-9]{6}\.games\.test$/);
    const script = await fileOf(api, given, "game.js");
    expect([script.status, await script.text()]).toEqual([200, SCRIPT]);
    expect((await opaqueFileOf(api, given, "game.js")).status).toBe(200);
    const guessed = {
      launchUrl: withoutSignature(given.launchUrl),
      fallbackUrl: withoutSignature(given.fallbackUrl ?? ""),
    };
    expect(guessed.launchUrl).not.toBe(given.launchUrl);
    for (const name of ["game.js", "index.html", "./"]) {
      expect((await fileOf(api, guessed, name)).status).toBe(404);
      expect((await opaqueFileOf(api, guessed, name)).status).toBe(404);
    }
  });

  it("are not found at another game's host, whatever the signature", async () => {
    await kite.haveRights();
    await kite.upload(SCRIPT);
    const given = await internalLaunch();
    const other = await aDevelopersGame(api, "Dee");
    await other.haveRights();
    await other.upload("draw(9)");
    const theirs = await internalLaunch(other);
    const moved = new URL(given.launchUrl);
    moved.host = new URL(theirs.launchUrl).host;
    expect((await fileOf(api, { launchUrl: moved.href }, "game.js")).status).toBe(404);
    expect((await fileOf(api, theirs, "game.js")).status).toBe(200);
  });

  it("are everybody's once the build is published, also after a switch", async () => {
    await kite.haveFacts();
    await kite.upload(SCRIPT);
    const inTest = await internalLaunch();
    await dataOf(publishGame, kite.publish());
    const given = await launchOf(api, kite.gameId);
    expect(given.launchUrl).toMatch(/\/[0-9a-f]{64}\/index\.html\?/);
    expect((await fileOf(api, given, "game.js")).status).toBe(200);
    await kite.release("draw(2)");
    expect((await fileOf(api, given, "game.js")).status).toBe(200);
    expect((await fileOf(api, inTest, "game.js")).status).toBe(200);
    expect((await launchOf(api, kite.gameId)).launchUrl).not.toBe(given.launchUrl);
  });
});

describe("a takedown", () => {
  it("stops the game for members and testers too, with all its files, and gives everything back", async () => {
    await kite.haveFacts();
    await kite.release(SCRIPT);
    await kite.upload("draw(2)");
    const { trackId } = await kite.track("internal");
    await invite(trackId, "Bo.K");
    const launches = [await launchOf(api, kite.gameId), await launchOf(bo, kite.gameId, `?trackId=${trackId}`)];
    const statuses = async () => {
      const calls = [page, launch, play].flatMap((call) => [kite.ada, bo].map((who) => call(who, trackId)));
      const files = launches.flatMap((given) => [fileOf(api, given, "game.js"), opaqueFileOf(api, given, "game.js")]);
      const open = api.fetch(`/gxc/v2/games/${kite.gameId}/launch`);
      return (await Promise.all([...calls, ...files, open])).map(({ status }) => status);
    };
    const all = (status: number) => Array.from({ length: 11 }, () => status);
    expect(await statuses()).toEqual(all(200));
    await stopGame(api.database, { actorId: null, gameId: kite.gameId, reason: "A copy.", now: new Date() });
    expect(await statuses()).toEqual(all(404));
    expect((await kite.game()).takedownReason).toBe("A copy.");
    const [takedown] = (await listTakedowns(api.database, {})).takedowns;
    await liftTakedown(api.database, {
      actorId: null,
      reason: "Answered.",
      takedownId: takedown?.takedownId ?? "",
      now: new Date(),
    });
    expect(await statuses()).toEqual(all(200));
    expect((await kite.game()).takedownReason).toBeNull();
  });
});
