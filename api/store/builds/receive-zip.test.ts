import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { UPLOAD_PART_BYTES } from "~contract/calls/developer-builds";
import { aBuildStudio, type BuildStudio } from "../../../tests/fixtures/a-build-studio";
import { aBuildFolder, started, type BuildFolder } from "../../../tests/fixtures/build-services";
import { zipOf } from "../../../tests/fixtures/zip-file";
import { openTestDatabase } from "../../../tests/setup/database";
import type { Database } from "../../db/database";
import { uploads } from "../../db/schema";
import type { BuildServices } from "./build-services";
import { receiveZip } from "./receive-zip";

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

const page = { name: "index.html", content: "<canvas>" };
const small = zipOf([page, { name: "game.js", content: "draw(1);".repeat(1_000) }]);
const noise = randomBytes(UPLOAD_PART_BYTES + 1_000);
const large = zipOf([page, { name: "noise.data", content: noise, stored: true }]);
const waitingParts = () => readdir(path.join(folder.folder, "uploads")).catch(() => []);

describe("a zip in one stream", () => {
  const streamOf = (zip: Buffer) =>
    Readable.from(
      zip.length > 0
        ? (zip.toString("latin1").match(/[\s\S]{1,70000}/g) ?? []).map((part) => Buffer.from(part, "latin1"))
        : [],
    );

  it.each([
    ["smaller than a part", small],
    ["larger than a part", large],
  ])("that is %s becomes a build", async (_, zip) => {
    const { uploadId } = await started(services, studio, zip.length + 500);
    expect(await receiveZip(services, { uploadId, stream: streamOf(zip) })).toMatchObject({
      state: "DONE",
      bytes: zip.length,
    });
  });

  it("may fill its parts", async () => {
    const fill = UPLOAD_PART_BYTES - zipOf([page, { name: "fill", content: "", stored: true }]).length;
    const zip = zipOf([page, { name: "fill", content: Buffer.alloc(fill), stored: true }]);
    expect(zip).toHaveLength(UPLOAD_PART_BYTES);
    const { uploadId } = await started(services, studio, zip.length);
    expect(await receiveZip(services, { uploadId, stream: streamOf(zip) })).toMatchObject({ state: "DONE" });
  });

  it("is forgotten where the stream breaks or is too long", async () => {
    const broken = await started(services, studio, large.length);
    const stream = Readable.from(
      (function* () {
        yield large.subarray(0, UPLOAD_PART_BYTES + 1);
        throw new Error("the sender is gone");
      })(),
    );
    await expect(receiveZip(services, { uploadId: broken.uploadId, stream })).rejects.toThrow("the sender is gone");
    const long = await started(services, studio, 10);
    await expect(receiveZip(services, { uploadId: long.uploadId, stream: streamOf(small) })).rejects.toMatchObject({
      code: "game_bundle_too_big",
    });
    expect(await database.$count(uploads)).toBe(0);
    await expect.poll(waitingParts).toEqual([]);
  });

  it("may be empty, and is refused then", async () => {
    const { uploadId } = await started(services, studio, 10);
    expect(await receiveZip(services, { uploadId, stream: streamOf(Buffer.alloc(0)) })).toMatchObject({
      state: "REFUSED",
    });
  });
});
