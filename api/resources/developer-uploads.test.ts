import { beforeEach, describe, expect, it } from "vitest";
import {
  createTrack,
  findStoredFiles,
  putUploadPart,
  startUpload,
  UPLOAD_PART_BYTES,
} from "~contract/calls/developer-builds";
import { listDeveloperStudios } from "~contract/calls/developer-studios";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aDevelopersGame, zipOfGame, type DevelopersGame } from "../../tests/fixtures/a-developers-game";
import { bundleForm } from "../../tests/fixtures/bundle-form";
import { aMember, type Member } from "../../tests/fixtures/members";
import { addMember } from "../../tests/fixtures/stored-studios";
import { zipOf } from "../../tests/fixtures/zip-file";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { games, studios, uploads } from "../db/schema";
import { collect } from "../store/builds/build-upkeep";

const DAY_MS = 24 * 60 * 60 * 1000;

let api: TestApi;
let kite: DevelopersGame;

beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  kite = await aDevelopersGame(api);
});

describe("an upload", () => {
  it("asks for the rights first", async () => {
    expect(await failureOf(kite.start())).toBe("400 rights_not_declared");
    expect((await kite.game()).rights).toBeNull();
    await kite.haveRights();
    expect((await kite.game()).rights).toMatchObject({ holder: "Ada", isOwnWork: true });
    expect((await kite.start()).status).toBe(200);
  });

  it("goes to a release on the named track, in parts whose progress can be asked", async () => {
    await kite.haveRights();
    await dataOf(createTrack, kite.ada.send("POST", `${kite.path}/tracks`, { name: "beta" }));
    const noise = Buffer.alloc(UPLOAD_PART_BYTES, "kite");
    const zip = zipOf([
      { name: "index.html", content: "<canvas>" },
      { name: "sky.data", content: noise, stored: true },
    ]);
    const target = { bytes: zip.length, track: "beta", version: "2.0.0.7" };
    const { uploadId } = await dataOf(startUpload, kite.start(target));
    const first = await dataOf(putUploadPart, kite.sendPart(uploadId, 0, zip.subarray(0, UPLOAD_PART_BYTES)));
    expect(first).toMatchObject({ state: "RECEIVING", receivedBytes: UPLOAD_PART_BYTES, bytes: zip.length });
    const rest = zip.subarray(UPLOAD_PART_BYTES);
    expect(await failureOf(kite.sendPart(uploadId, 2, rest))).toBe("400 upload_part_unexpected");
    await dataOf(putUploadPart, kite.sendPart(uploadId, 1, rest));
    const done = await kite.ended(uploadId);
    expect(done).toMatchObject({ state: "DONE", refusals: [], version: "2.0.0.7", track: "beta" });
    expect(await kite.track("beta")).toMatchObject({ releaseId: done.releaseId, version: "2.0.0.7" });
    expect(await kite.track("internal")).toMatchObject({ releaseId: null, version: null });
    expect(await kite.releases()).toMatchObject([
      { releaseId: done.releaseId, report: { files: 2 }, deletionDate: null },
    ]);
    expect(await failureOf(kite.sendPart(uploadId, 2, Buffer.alloc(1)))).toBe("400 upload_closed");
  });

  it("is refused with what is wrong, and leaves the tracks as they were", async () => {
    await kite.haveRights();
    const refused = await kite.uploadZip(zipOf([{ name: "readme.txt", content: "no page" }]));
    expect(refused).toMatchObject({ state: "REFUSED", refusals: [{ code: "no_page" }], releaseId: null });
    expect(await kite.track("internal")).toMatchObject({ releaseId: null });
  });

  it("may reuse files of the studio, but not of others", async () => {
    await kite.haveRights();
    await kite.upload("draw(1)");
    const hash = "0".repeat(64);
    const asked = kite.ada.send("POST", `${kite.path}/stored-files`, { hashes: [hash] });
    expect(await dataOf(findStoredFiles, asked)).toEqual({ stored: [] });
    expect(await failureOf(kite.start({ reused: { "game.js": hash } }))).toBe("400 file_not_stored");
  });

  it("needs rising versions", async () => {
    await kite.haveRights();
    expect((await kite.upload("draw(1)")).version).toBe("1.0.0.0");
    expect((await kite.upload("draw(2)")).version).toBe("1.0.0.1");
    expect(await failureOf(kite.start({ version: "1.0.0.1" }))).toBe("400 version_number_too_low");
    expect((await kite.upload("draw(3)", { version: "1.1.0.0" })).version).toBe("1.1.0.0");
    expect((await kite.game()).version).toBe("1.1.0.0");
  });

  it("is for makers: testers see how far it is, and strangers find none", async () => {
    await kite.haveRights();
    const { uploadId } = await dataOf(startUpload, kite.start());
    const [bo, cy] = [await aMember(api, "Bo.K"), await aMember(api, "Cy_M")];
    await addMember(api.database, kite.studioId, bo, "TESTER");
    const address = `/gamedev/uploads/${uploadId}`;
    expect((await bo.fetch(address)).status).toBe(200);
    expect(await failureOf(bo.fetch(`${address}/parts/0`, { method: "PUT", body: "x" }))).toBe("404 upload_not_found");
    expect(await failureOf(cy.fetch(address))).toBe("404 upload_not_found");
    expect(await failureOf(cy.fetch(`${address}/parts/0`, { method: "PUT", body: "x" }))).toBe("404 upload_not_found");
  });
});

it("in one request is not read for somebody who may not upload", async () => {
  const cy = await aMember(api, "Cy_M");
  const { body, headers } = await bundleForm(zipOfGame("draw(1)"));
  const sent = async (sender: Member) => {
    let isRead = false;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      isRead = true;
      controller.enqueue(body);
      controller.close();
    };
    const stream = new ReadableStream({ pull }, { highWaterMark: 0 });
    const init = { method: "POST", headers, body: stream, duplex: "half" as const };
    const response = await sender.fetch(`${kite.path}/bundles`, init);
    return [response.status, isRead];
  };
  expect(await sent(cy)).toEqual([404, false]);
  expect(await sent(kite.ada)).toEqual([200, true]);
});

describe("a studio's storage", () => {
  const allow = (maxStoredBytes: number) => api.database.update(studios).set({ maxStoredBytes });
  const takenBytes = async () => {
    const { studios: own } = await kite.get(listDeveloperStudios, "/gamedev/studios");
    return own.find(({ studioId }) => studioId === kite.studioId)?.storedBytes;
  };
  const script = "draw(1);".repeat(500);

  it("counts what is stored, files that are equal once", async () => {
    await kite.haveRights();
    expect(await takenBytes()).toBe(0);
    await kite.upload(script);
    expect(await takenBytes()).toBe("<canvas>".length + script.length);
    await kite.uploadZip(
      zipOf([
        { name: "index.html", content: "<canvas>" },
        { name: "again.js", content: script },
        { name: "more.js", content: "more" },
      ]),
    );
    expect(await takenBytes()).toBe("<canvas>".length + script.length + "more".length);
  });

  it("refuses an upload without room, at its start, with what others will bring", async () => {
    await kite.haveRights();
    await allow(1_000);
    expect(await failureOf(kite.start({ bytes: 1_001 }))).toBe("400 storage_quota_exceeded");
    expect((await kite.start({ bytes: 600 })).status).toBe(200);
    expect(await failureOf(kite.start({ bytes: 600 }))).toBe("400 storage_quota_exceeded");
    expect(await api.database.$count(uploads)).toBe(1);
  });

  it("refuses a zip that inflates to more, and keeps nothing of it", async () => {
    await kite.haveRights();
    const zip = zipOfGame(script);
    await allow(zip.length + 100);
    expect(await kite.uploadZip(zip)).toMatchObject({ state: "REFUSED", refusals: [{ code: "quota_exceeded" }] });
    expect(await kite.releases()).toEqual([]);
    expect(await takenBytes()).toBe(0);
    const [game] = await api.database.select().from(games);
    expect(game?.lastVersion).toBeNull();
  });

  it("is freed by the deletion of unused releases, which owners hear of before", async () => {
    await kite.haveRights();
    await kite.upload(script);
    await kite.upload("draw(2)");
    const dated = (await kite.releases()).map(({ version, deletionDate }) => [version, deletionDate !== null]);
    expect(dated).toEqual([
      ["1.0.0.1", false],
      ["1.0.0.0", true],
    ]);
    const inbox = async () => (await kite.ada.fetch("/profile/v2/messages")).text();
    const services = { database: api.database, fileStore: api.fileStore };
    const onDay = (day: number) => new Date(Date.now() + day * DAY_MS);
    await collect(services, onDay(22));
    expect(await inbox()).not.toContain("RELEASE_DELETION_ANNOUNCED");
    await collect(services, onDay(24));
    expect(await inbox()).toContain("RELEASE_DELETION_ANNOUNCED");
    await collect(services, onDay(29));
    expect(await kite.releases()).toHaveLength(2);
    await collect(services, onDay(32));
    expect((await kite.releases()).map(({ version }) => version)).toEqual(["1.0.0.1"]);
    expect(await takenBytes()).toBe("<canvas>".length + "draw(2)".length);
    expect((await kite.upload("draw(3)")).version).toBe("1.0.0.2");
  });
});
