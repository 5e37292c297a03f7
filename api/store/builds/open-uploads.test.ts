import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { UPLOAD_PART_BYTES } from "~contract/calls/developer-builds";
import { aBuildStudio, type BuildStudio } from "../../../tests/fixtures/a-build-studio";
import {
  aBuildFolder,
  partsOf,
  sentPart,
  started,
  uploaded,
  type BuildFolder,
} from "../../../tests/fixtures/build-services";
import { zipOf } from "../../../tests/fixtures/zip-file";
import { openTestDatabase } from "../../../tests/setup/database";
import type { Database } from "../../db/database";
import { releases, studios, uploads } from "../../db/schema";
import type { BuildServices } from "./build-services";
import { checkUpload } from "./check-upload";
import { cancelUpload, listOpenUploads } from "./open-uploads";
import { takeLease } from "./upload-lease";

const page = { name: "index.html", content: "<canvas>" };
const noise = randomBytes(UPLOAD_PART_BYTES + 1_000);
const large = zipOf([page, { name: "noise.data", content: noise, stored: true }]);

const parts = partsOf(large);

let database: Database;
let folder: BuildFolder;
let services: BuildServices;
let studio: BuildStudio;
beforeEach(async () => {
  database = await openTestDatabase();
  folder = await aBuildFolder(database);
  services = folder.process();
  studio = await aBuildStudio(database);
});
afterEach(() => folder.remove());

const waitingParts = () => readdir(path.join(folder.folder, "uploads")).catch(() => []);
const openIds = async () => (await listOpenUploads(database, studio.gameId)).map(({ uploadId }) => uploadId);

describe("an open upload", () => {
  it("is listed until it is cancelled, which frees its disk and its room at once", async () => {
    await database.update(studios).set({ maxStoredBytes: large.length });
    const { uploadId } = await started(services, studio, large.length);
    await sentPart(services, uploadId, 0, parts[0] ?? noise);
    expect(await openIds()).toEqual([uploadId]);
    await expect(started(services, studio, 1_000)).rejects.toMatchObject({ code: "storage_quota_exceeded" });
    await cancelUpload(services, uploadId);
    expect(await openIds()).toEqual([]);
    expect(await waitingParts()).toEqual([]);
    await started(services, studio, 1_000);
    const late = sentPart(services, uploadId, 1, parts[1] ?? noise);
    await expect(late).rejects.toMatchObject({ code: "upload_not_found" });
  });

  it("leaves no part that arrives while it is cancelled", async () => {
    const { uploadId } = await started(services, studio, large.length);
    const { add } = services.fileStore;
    const fileStore = {
      ...services.fileStore,
      add: async (...file: Parameters<typeof add>) => {
        await cancelUpload(services, uploadId);
        await add(...file);
      },
    };
    const part = sentPart({ database, fileStore }, uploadId, 0, parts[0] ?? noise);
    await expect(part).rejects.toMatchObject({ code: "upload_not_found" });
    expect(await waitingParts()).toEqual([]);
  });

  it("becomes no release when it is cancelled while it is checked", async () => {
    const { uploadId } = await started(services, studio, large.length);
    await sentPart(services, uploadId, 0, parts[0] ?? noise);
    await database.update(uploads).set({ state: "checking" }).where(eq(uploads.uploadId, uploadId));
    const lease = (await takeLease(database, new Date())) ?? expect.fail();
    await cancelUpload(services, uploadId);
    await checkUpload(services, lease);
    expect(await database.$count(releases)).toBe(0);
  });

  it("cannot be cancelled when it has ended", async () => {
    const { uploadId } = await uploaded(services, studio, zipOf([page]));
    await expect(cancelUpload(services, uploadId)).rejects.toMatchObject({ code: "upload_closed" });
    expect(await openIds()).toEqual([]);
  });
});
