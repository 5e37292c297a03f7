import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { log } from "~observe/log";
import { aBuildStudio, type BuildStudio } from "../../../tests/fixtures/a-build-studio";
import { aBuildFolder, started, type BuildFolder } from "../../../tests/fixtures/build-services";
import { zipOf } from "../../../tests/fixtures/zip-file";
import { openTestDatabase } from "../../../tests/setup/database";
import type { Database } from "../../db/database";
import { releases, uploads } from "../../db/schema";
import type { BuildServices } from "./build-services";
import { checkUpload } from "./check-upload";
import { storePart } from "./part-files";
import { awaitUpload, wakeChecks } from "./upload-checks";
import { endUpload, renewLease, takeLease, type Lease } from "./upload-lease";
import { findUpload } from "./uploads";

const zip = zipOf([{ name: "index.html", content: "<canvas>" }]);
const SECOND_MS = 1_000;
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * SECOND_MS);

let database: Database;
let folder: BuildFolder;
let services: BuildServices;
let studio: BuildStudio;
let uploadId: string;
/** Received by a process that has stopped before it checked anything. */
beforeEach(async () => {
  database = await openTestDatabase();
  folder = await aBuildFolder(database);
  services = folder.process();
  studio = await aBuildStudio(database);
  ({ uploadId } = await started(services, studio, zip.length));
  await storePart(services.fileStore, { uploadId, part: 0, content: zip });
  const received = { state: "checking" as const, receivedBytes: zip.length };
  await database.update(uploads).set(received).where(eq(uploads.uploadId, uploadId));
});
afterEach(() => folder.remove());

async function leased(now = new Date()): Promise<Lease> {
  return (await takeLease(database, now)) ?? expect.fail("nothing waits for a check");
}

describe("the lease of an upload", () => {
  it("is held by one process, until it is not renewed", async () => {
    const lease = await leased();
    expect(await takeLease(database, new Date())).toBeNull();
    expect(await renewLease(database, lease, { checkedBytes: 5, totalBytes: 9 }, inSeconds(20))).toBe(true);
    expect(await findUpload(database, uploadId)).toMatchObject({ checkedBytes: 5, totalBytes: 9 });
    expect(await takeLease(database, inSeconds(40))).toBeNull();
    const taken = await leased(inSeconds(51));
    expect(taken.upload.attempts).toBe(2);
    expect(await renewLease(database, lease, { checkedBytes: 9, totalBytes: 9 }, inSeconds(51))).toBe(false);
    expect(await endUpload(database, lease, { refusals: [] }, inSeconds(51))).toBe(false);
    expect(await endUpload(database, taken, { refusals: [] }, inSeconds(51))).toBe(true);
  });

  it("is for one upload of a studio at a time", async () => {
    const stranger = await aBuildStudio(database);
    const waiting = { bytes: 10, reused: {}, state: "checking" as const, track: "internal" };
    const anUpload = async (gameId: string, seconds: number) => {
      const [id, moment] = [randomUUID(), inSeconds(seconds)];
      await database.insert(uploads).values({ ...waiting, uploadId: id, gameId, createdAt: moment, changedAt: moment });
      return id;
    };
    const next = await anUpload(studio.gameId, 1);
    const other = await anUpload(stranger.gameId, 2);
    const first = await leased();
    expect(first.upload.uploadId).toBe(uploadId);
    expect((await leased()).upload.uploadId).toBe(other);
    expect(await takeLease(database, new Date())).toBeNull();
    await endUpload(database, first, { refusals: [] }, new Date());
    expect((await leased()).upload.uploadId).toBe(next);
  });

  it("goes to one of many that ask at once", async () => {
    const leases = await Promise.all(Array.from({ length: 8 }, () => takeLease(database, new Date())));
    expect(leases.filter((lease) => lease !== null)).toHaveLength(1);
  });
});

describe("a check", () => {
  it("is made by any process that wakes", async () => {
    wakeChecks(folder.process());
    expect(await awaitUpload(services, uploadId)).toMatchObject({ state: "DONE" });
  });

  it("that lost its lease changes nothing", async () => {
    const errors = vi.spyOn(log, "error").mockReturnValue();
    const first = await leased();
    const second = await leased(inSeconds(40));
    await checkUpload(services, first);
    expect(errors).toHaveBeenCalledOnce();
    expect(await database.$count(releases)).toBe(0);
    await checkUpload(services, second);
    expect(await findUpload(database, uploadId)).toMatchObject({ state: "DONE" });
  });

  it("that fails is tried three times, by whoever comes", async () => {
    const errors = vi.spyOn(log, "error").mockReturnValue();
    const read = () => Promise.reject(new Error("the disk is gone"));
    const broken = { database, fileStore: { ...services.fileStore, read } };
    for (const attempt of [1, 2, 3]) {
      const lease = await leased(inSeconds(attempt * 40));
      expect(lease.upload.attempts).toBe(attempt);
      await checkUpload(broken, lease);
    }
    expect(errors).toHaveBeenCalledTimes(3);
    expect(await findUpload(database, uploadId)).toMatchObject({ refusals: [{ code: "check_failed" }] });
    expect(await takeLease(database, inSeconds(400))).toBeNull();
  });

  it("that has ended three processes is not tried again", async () => {
    const errors = vi.spyOn(log, "error").mockReturnValue();
    for (const attempt of [1, 2, 3]) await leased(inSeconds(attempt * 40));
    await checkUpload(services, await leased(inSeconds(160)));
    expect(errors).toHaveBeenCalledOnce();
    expect(await findUpload(database, uploadId)).toMatchObject({ refusals: [{ code: "check_failed" }] });
    expect(await database.$count(releases)).toBe(0);
  });
});
