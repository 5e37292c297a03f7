import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { UPLOAD_PART_BYTES } from "~contract/calls/developer-builds";
import { aBuildStudio, type BuildStudio } from "../../../tests/fixtures/a-build-studio";
import { aBuildFolder, sentPart, started, type BuildFolder } from "../../../tests/fixtures/build-services";
import { zipOf } from "../../../tests/fixtures/zip-file";
import { openTestDatabase } from "../../../tests/setup/database";
import { databaseForProcess } from "../../../tests/setup/postgres-database";
import type { Database } from "../../db/database";
import { buildFiles, builds, releases, tracks, uploads } from "../../db/schema";
import { storePart } from "./part-files";
import { awaitUpload, wakeChecks } from "./upload-checks";
import { findUpload } from "./uploads";

const PROGRAM_TIMEOUT_MS = 120_000;

let database: Database;
let folder: BuildFolder;
let studio: BuildStudio;
beforeEach(async () => {
  database = await openTestDatabase();
  folder = await aBuildFolder(database);
  studio = await aBuildStudio(database);
});
afterEach(() => folder.remove());

const zip = zipOf([
  { name: "index.html", content: "<canvas>" },
  ...["a", "b", "c", "d"].map((name) => ({ name: `${name}.js`, content: name.repeat(5_000) })),
]);

/** Another process of the portal, which dies when it is about to add a file after so many. */
async function killedWhile(task: string, uploadId: string, files: number): Promise<string> {
  const args = [await databaseForProcess(), folder.folder, task, uploadId, String(files)];
  const program = spawn(process.execPath, ["--import", "tsx", "tests/fixtures/upload-until-killed.ts", ...args]);
  const errors: string[] = [];
  program.stderr.on("data", (chunk: Buffer) => errors.push(String(chunk)));
  const closed = once(program, "close");
  const [key] = (await Promise.race([once(createInterface({ input: program.stdout }), "line"), closed])) as [unknown];
  program.kill("SIGKILL");
  await closed;
  return typeof key === "string" ? key : errors.join("");
}

describe.runIf(process.env["TEST_DATABASE"] === "postgres")("a process that is killed", () => {
  it(
    "while it checks leaves nothing half-made, and another one goes on",
    async () => {
      const { uploadId } = await started(folder.process(), studio, zip.length);
      await storePart(folder.process().fileStore, { uploadId, part: 0, content: zip });
      const received = { state: "checking" as const, receivedBytes: zip.length };
      await database.update(uploads).set(received).where(eq(uploads.uploadId, uploadId));
      expect(await killedWhile("check", uploadId, 5)).toMatch(/^[0-9a-f]{64}/);
      expect(await findUpload(database, uploadId)).toMatchObject({ state: "CHECKING" });
      expect([await database.$count(builds), await database.$count(releases)]).toEqual([0, 0]);
      const services = folder.process();
      wakeChecks(services);
      expect(await findUpload(database, uploadId)).toMatchObject({ state: "CHECKING" });
      await database.update(uploads).set({ lockedUntil: new Date(0) });
      wakeChecks(services);
      expect(await awaitUpload(services, uploadId)).toMatchObject({ state: "DONE", version: "1.0.0.0" });
      const files = await database.select().from(buildFiles);
      expect(files).toHaveLength(5);
      for (const { hash, path: name } of files) {
        const content = await buffer(await services.fileStore.read(hash));
        expect(String(content)).toBe(name === "index.html" ? "<canvas>" : name.charAt(0).repeat(5_000));
      }
    },
    PROGRAM_TIMEOUT_MS,
  );

  it(
    "while it receives a part has received nothing, and the part can be sent again",
    async () => {
      const services = folder.process();
      const { uploadId } = await started(services, studio, UPLOAD_PART_BYTES + zip.length);
      expect(await killedWhile(String(UPLOAD_PART_BYTES), uploadId, 0)).toBe(`uploads/${uploadId}/0`);
      expect(await findUpload(database, uploadId)).toMatchObject({ state: "RECEIVING", receivedBytes: 0 });
      expect(await readdir(path.join(folder.folder, "uploads")).catch(() => [])).toEqual([]);
      expect(await sentPart(services, uploadId, 0, Buffer.alloc(UPLOAD_PART_BYTES))).toMatchObject({
        receivedBytes: UPLOAD_PART_BYTES,
      });
      const [track] = await database.select().from(tracks).where(eq(tracks.trackId, studio.internalId));
      expect(track?.releaseId).toBeNull();
    },
    PROGRAM_TIMEOUT_MS,
  );
});
