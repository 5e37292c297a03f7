import { beforeEach, describe, expect, it } from "vitest";
import {
  changeReleaseNotes,
  createTrack,
  findStoredFiles,
  getUpload,
  inviteTester,
  listReleases,
  publishGame,
  putUploadPart,
  removeTester,
  startUpload,
  switchTrack,
  UPLOAD_PART_BYTES,
} from "~contract/calls/developer-builds";
import { createGame, declareRights, getDeveloperGame, updateGame } from "~contract/calls/developer-games";
import { getGame, listGames } from "~contract/calls/games";
import { getLaunch } from "~contract/calls/play";
import type { Call, CallData } from "~contract/define-call";
import { failureEnvelope } from "~contract/envelope";
import type { Upload } from "~contract/entities/developer-game";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { COVER_SIZE, pngOf } from "../../tests/fixtures/sent-pictures";
import { addMember, storeStudio } from "../../tests/fixtures/stored-studios";
import { zipOf } from "../../tests/fixtures/zip-file";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { stopGame } from "../store/studios/takedowns";

let api: TestApi;
let ada: Member;
let studioId: string;
let gameId: string;
let path: string;

beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  ada = await aMember(api, "Ada_L");
  studioId = await storeStudio(api.database, ada);
  const game = await dataOf(createGame, ada.send("POST", "/gamedev/games", { name: "Kite", studioId }));
  gameId = game.gameId;
  path = `/gamedev/games/${gameId}`;
});

const get = <C extends Call>(call: C, address: string, as: Pick<Member, "fetch"> = ada): Promise<CallData<C>> =>
  dataOf(call, as.fetch(address));
const game = () => get(getDeveloperGame, path);
const trackNamed = async (name: string) => {
  const track = (await game()).tracks.find((candidate) => candidate.name === name);
  if (!track) throw new Error(`the game has no track ${name}`);
  return track;
};
const sendFile = (method: string, address: string, content: Uint8Array) =>
  ada.fetch(address, { method, body: Uint8Array.from(content), headers: { "content-type": "image/png" } });

const haveRights = () => dataOf(declareRights, ada.send("PUT", `${path}/rights`, { holder: "Ada", isOwnWork: true }));
const haveFacts = async () => {
  await haveRights();
  const facts = { shortDescription: "Keep it in the air.", ageRating: "EVERYONE", platforms: ["DESKTOP"] };
  await dataOf(updateGame, ada.send("PATCH", path, facts));
  expect((await sendFile("POST", `${path}/covers`, await pngOf(COVER_SIZE))).status).toBe(200);
};

const start = (fields: Record<string, unknown>) =>
  ada.send("POST", `${path}/uploads`, { track: "internal", bytes: 1, ...fields });
const sendPart = (uploadId: string, part: number, content: Uint8Array) =>
  sendFile("PUT", `/gamedev/uploads/${uploadId}/parts/${String(part)}`, content);
const ended = async (uploadId: string): Promise<Upload> => {
  const state = () => get(getUpload, `/gamedev/uploads/${uploadId}`);
  await expect.poll(async () => (await state()).state, { timeout: 20_000 }).toMatch(/DONE|REFUSED/);
  return state();
};
const zipOfGame = (script: string) => zipOf([{ name: "index.html", content: "<canvas>" }, { name: "game.js", content: script }]);
const upload = async (script: string, fields: Record<string, unknown> = {}): Promise<Upload> => {
  const zip = zipOfGame(script);
  const { uploadId } = await dataOf(startUpload, start({ bytes: zip.length, ...fields }));
  await dataOf(putUploadPart, sendPart(uploadId, 0, zip));
  return ended(uploadId);
};
const publish = () => ada.send("POST", `${path}/publish`);
const release = async (script: string) => {
  const { releaseId } = await upload(script);
  await dataOf(publishGame, publish());
  return String(releaseId);
};

describe("an upload", () => {
  it("asks for the rights first", async () => {
    expect(await failureOf(start({}))).toBe("400 rights_not_declared");
    await haveRights();
    expect((await start({})).status).toBe(200);
  });

  it("goes to a release on the named track, in parts whose progress can be asked", async () => {
    await haveRights();
    await dataOf(createTrack, ada.send("POST", `${path}/tracks`, { name: "beta" }));
    const noise = Buffer.alloc(UPLOAD_PART_BYTES, "kite");
    const zip = zipOf([{ name: "index.html", content: "<canvas>" }, { name: "sky.data", content: noise, stored: true }]);
    const { uploadId } = await dataOf(startUpload, start({ bytes: zip.length, track: "beta", version: "2.0.0.7" }));
    const first = await dataOf(putUploadPart, sendPart(uploadId, 0, zip.subarray(0, UPLOAD_PART_BYTES)));
    expect(first).toMatchObject({ state: "RECEIVING", receivedBytes: UPLOAD_PART_BYTES, bytes: zip.length });
    expect(await failureOf(sendPart(uploadId, 2, zip.subarray(UPLOAD_PART_BYTES)))).toBe("400 upload_part_unexpected");
    await dataOf(putUploadPart, sendPart(uploadId, 1, zip.subarray(UPLOAD_PART_BYTES)));
    const done = await ended(uploadId);
    expect(done).toMatchObject({ state: "DONE", refusals: [], version: "2.0.0.7", track: "beta" });
    expect(await trackNamed("beta")).toMatchObject({ releaseId: done.releaseId, version: "2.0.0.7" });
    expect(await trackNamed("internal")).toMatchObject({ releaseId: null, version: null });
    const { releases } = await get(listReleases, `${path}/releases`);
    expect(releases).toMatchObject([{ releaseId: done.releaseId, report: { files: 2 }, deletionDate: null }]);
    expect(await failureOf(sendPart(uploadId, 2, Buffer.alloc(1)))).toBe("400 upload_closed");
  });

  it("is refused with what is wrong, and leaves the tracks as they were", async () => {
    await haveRights();
    const zip = zipOf([{ name: "readme.txt", content: "no page" }]);
    const { uploadId } = await dataOf(startUpload, start({ bytes: zip.length }));
    await sendPart(uploadId, 0, zip);
    expect(await ended(uploadId)).toMatchObject({ state: "REFUSED", refusals: [{ code: "no_page" }], releaseId: null });
    expect(await trackNamed("internal")).toMatchObject({ releaseId: null });
  });

  it("may reuse files of the studio, but not of others", async () => {
    await haveRights();
    await upload("draw(1)");
    const hash = "0".repeat(64);
    const stored = await dataOf(findStoredFiles, ada.send("POST", `${path}/stored-files`, { hashes: [hash] }));
    expect(stored).toEqual({ stored: [] });
    expect(await failureOf(start({ reused: { "game.js": hash } }))).toBe("400 file_not_stored");
  });

  it("needs rising versions", async () => {
    await haveRights();
    expect((await upload("draw(1)")).version).toBe("1.0.0.0");
    expect((await upload("draw(2)")).version).toBe("1.0.0.1");
    expect(await failureOf(start({ version: "1.0.0.1" }))).toBe("400 version_number_too_low");
    expect((await upload("draw(3)", { version: "1.1.0.0" })).version).toBe("1.1.0.0");
    expect((await game()).version).toBe("1.1.0.0");
  });

  it("is for makers: testers and strangers find none", async () => {
    await haveRights();
    const { uploadId } = await dataOf(startUpload, start({}));
    const [bo, cy] = [await aMember(api, "Bo.K"), await aMember(api, "Cy_M")];
    await addMember(api.database, studioId, bo, "TESTER");
    const address = `/gamedev/uploads/${uploadId}`;
    expect((await bo.fetch(address)).status).toBe(200);
    expect(await failureOf(bo.fetch(`${address}/parts/0`, { method: "PUT", body: "x" }))).toBe("404 upload_not_found");
    expect(await failureOf(cy.fetch(address))).toBe("404 upload_not_found");
    expect(await failureOf(bo.send("POST", `${path}/uploads`, { track: "internal", bytes: 1 }))).toBe(
      "403 studio_role_insufficient",
    );
    expect(await failureOf(cy.send("POST", `${path}/uploads`, { track: "internal", bytes: 1 }))).toBe(
      "404 game_not_found",
    );
  });
});

describe("publishing", () => {
  it("says all that is missing at once", async () => {
    const refused = await publish();
    expect(refused.status).toBe(400);
    const { errors } = failureEnvelope.parse(await refused.json());
    expect(errors.map(({ code }) => code)).toEqual([
      ...["no_release_for_track", "age_rating_not_set", "game_description_empty", "no_platforms_added"],
      ...["missing_game_covers", "rights_not_declared"],
    ]);
    expect(await failureOf(api.fetch(`/gxc/v2/games/${gameId}`))).toBe("404 game_not_found");
  });

  it("shows the game to everybody, with the internal track's release", async () => {
    await haveFacts();
    const releaseId = await release("draw(1)");
    expect(await trackNamed("public")).toMatchObject({ releaseId, version: "1.0.0.0" });
    const shown = await get(getGame, `/gxc/v2/games/${gameId}`, api);
    expect(shown).toMatchObject({ title: "Kite", shortDescription: "Keep it in the air.", publicTrack: true });
    const listed = await get(listGames, "/gxc/v3/games?search=kite", api);
    expect(listed.games.map((each) => each.gameId)).toEqual([gameId]);
    const { launchUrl } = await get(getLaunch, `/gxc/v2/games/${gameId}/launch`, api);
    expect(new URL(launchUrl).searchParams.get("release")).toBe(releaseId);
  });

  it("may be repeated, and keeps the day of the first release", async () => {
    await haveFacts();
    await release("draw(1)");
    const { releaseDate } = await get(getGame, `/gxc/v2/games/${gameId}`, api);
    expect((await publish()).status).toBe(200);
    await release("draw(2)");
    expect((await get(getGame, `/gxc/v2/games/${gameId}`, api)).releaseDate).toBe(releaseDate);
  });

  it("is refused for a game that the portal's owner has stopped", async () => {
    await haveFacts();
    const { releaseId } = await upload("draw(1)");
    await stopGame(api.database, { gameId, reason: "A copy.", now: new Date() });
    expect(await failureOf(publish())).toBe("400 game_is_blocked");
    const { trackId } = await trackNamed("internal");
    const back = ada.send("PUT", `${path}/tracks/${trackId}/release`, { releaseId });
    expect(await failureOf(back)).toBe("400 game_is_blocked");
    expect(await failureOf(start({}))).toBe("400 game_is_blocked");
    expect((await game()).takedownReason).toBe("A copy.");
  });
});

describe("a switch", () => {
  it("goes back to an earlier release and forth again, at once", async () => {
    await haveFacts();
    const [first, second] = [await release("draw(1)"), await release("draw(2)")];
    const { trackId } = await trackNamed("public");
    const launched = async () => {
      const { launchUrl } = await get(getLaunch, `/gxc/v2/games/${gameId}/launch`, api);
      return new URL(launchUrl).searchParams.get("release");
    };
    const switchTo = (releaseId: string) =>
      dataOf(switchTrack, ada.send("PUT", `${path}/tracks/${trackId}/release`, { releaseId }));
    expect(await launched()).toBe(second);
    expect(await switchTo(first)).toMatchObject({ releaseId: first, version: "1.0.0.0", isPublic: true });
    expect(await launched()).toBe(first);
    await switchTo(second);
    expect(await launched()).toBe(second);
  });

  it("takes no release of another game", async () => {
    await haveRights();
    const { releaseId } = await upload("draw(1)");
    const other = await dataOf(createGame, ada.send("POST", "/gamedev/games", { name: "Balloon", studioId }));
    const { tracks } = await get(getDeveloperGame, `/gamedev/games/${other.gameId}`);
    const address = `/gamedev/games/${other.gameId}/tracks/${tracks[0]?.trackId ?? ""}/release`;
    expect(await failureOf(ada.send("PUT", address, { releaseId }))).toBe("404 release_not_found");
  });

  it("dates the deletion of the release that no track names any more", async () => {
    await haveFacts();
    const [first] = [await release("draw(1)"), await release("draw(2)")];
    const { releases } = await get(listReleases, `${path}/releases`);
    expect(releases.map(({ deletionDate }) => deletionDate === null)).toEqual([true, false]);
    const { trackId } = await trackNamed("internal");
    await dataOf(switchTrack, ada.send("PUT", `${path}/tracks/${trackId}/release`, { releaseId: first }));
    const after = await get(listReleases, `${path}/releases`);
    expect(after.releases.map(({ deletionDate }) => deletionDate)).toEqual([null, null]);
  });
});

describe("a track that is not public", () => {
  it("is there for members and invited players only", async () => {
    await haveRights();
    await upload("draw(1)");
    const { trackId } = await trackNamed("internal");
    const [bo, cy] = [await aMember(api, "Bo.K"), await aMember(api, "Cy_M")];
    const page = (as: Pick<Member, "fetch">) => as.fetch(`/gxc/v2/games/${gameId}?trackId=${trackId}`);
    const launch = (as: Pick<Member, "fetch">) => as.fetch(`/gxc/v2/games/${gameId}/launch?trackId=${trackId}`);
    expect((await page(ada)).status).toBe(200);
    expect((await launch(ada)).status).toBe(200);
    for (const stranger of [api, cy, bo]) {
      expect(await failureOf(page(stranger))).toBe("404 game_not_found");
      expect(await failureOf(launch(stranger))).toBe("404 game_not_found");
    }
    const testers = `${path}/tracks/${trackId}/testers`;
    const invited = await dataOf(inviteTester, ada.send("POST", testers, { username: "bo.k" }));
    expect(invited.testers).toEqual([{ userId: bo.userId, username: "Bo.K" }]);
    await dataOf(inviteTester, ada.send("POST", testers, { username: "Bo.K" }));
    expect((await page(bo)).status).toBe(200);
    expect((await launch(bo)).status).toBe(200);
    expect(await failureOf(page(cy))).toBe("404 game_not_found");
    const removed = await dataOf(removeTester, ada.send("DELETE", `${testers}/${bo.userId}`));
    expect(removed.testers).toEqual([]);
    expect(await failureOf(page(bo))).toBe("404 game_not_found");
  });

  it("stays hidden when the game is published", async () => {
    await haveFacts();
    await release("draw(1)");
    await upload("draw(2)");
    const { trackId, version } = await trackNamed("internal");
    expect(version).toBe("1.0.0.1");
    expect(await failureOf(api.fetch(`/gxc/v2/games/${gameId}?trackId=${trackId}`))).toBe("404 track_not_found");
    expect((await get(getGame, `/gxc/v2/games/${gameId}?trackId=${trackId}`)).publicTrack).toBe(false);
  });

  it("is the only kind with testers", async () => {
    const { trackId } = await trackNamed("public");
    const invitation = ada.send("POST", `${path}/tracks/${trackId}/testers`, { username: "Ada_L" });
    expect(await failureOf(invitation)).toBe("404 track_not_found");
  });
});

describe("the notes of a release", () => {
  it("are the game's news once they are public, in every language", async () => {
    await haveFacts();
    const releaseId = await release("draw(1)");
    const news = async () => (await get(getGame, `/gxc/v2/games/${gameId}`, api)).whatsNew;
    expect(await news()).toBeNull();
    const notes = { en: "More wind.", de: "Mehr Wind.", tr: " " };
    const changed = await dataOf(
      changeReleaseNotes,
      ada.send("PUT", `${path}/releases/${releaseId}/notes`, { notes }),
    );
    expect(changed.notes).toEqual({ en: "More wind.", de: "Mehr Wind." });
    const shown = await news();
    expect(shown).toMatchObject({ version: "1.0.0.0", notes: { value: "More wind.", translations: changed.notes } });
    await release("draw(2)");
    expect(await news()).toBeNull();
  });

  it("are in the portal's languages", async () => {
    await haveRights();
    const { releaseId } = await upload("draw(1)");
    const inFrench = ada.send("PUT", `${path}/releases/${String(releaseId)}/notes`, { notes: { fr: "Du vent." } });
    expect(await failureOf(inFrench)).toBe("400 invalid_request_payload");
  });
});
