import { createHash, randomBytes, randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
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
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { builds, games, releases, storedFiles, studios, tracks, trackReleases, uploads } from "../../db/schema";
import { findBuild, findBuildFile } from "./build-files";
import type { BuildServices } from "./build-services";
import { countStoredBytes, listStoredHashes } from "./stored-files";
import { awaitUpload, wakeChecks } from "./upload-checks";
import { findUpload } from "./uploads";

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
const script = { name: "game.js", content: "draw(1);".repeat(1_000) };
const small = zipOf([page, script]);
const noise = randomBytes(UPLOAD_PART_BYTES + 1_000);
const large = zipOf([page, { name: "noise.data", content: noise, stored: true }]);
const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof ApiFailure ? error.code : Promise.reject(error as Error)),
  );
const releaseOf = async (trackId: string) => {
  const [track] = await database.select().from(tracks).where(eq(tracks.trackId, trackId));
  return track;
};
const waitingParts = () => readdir(path.join(folder.folder, "uploads")).catch(() => []);

describe("an upload", () => {
  it("becomes a build under the first version, on its track", async () => {
    const upload = await uploaded(services, studio, small);
    expect(upload).toMatchObject({ state: "DONE", version: "1.0.0.0", refusals: [], receivedBytes: small.length });
    expect(await releaseOf(studio.internalId)).toMatchObject({ releaseId: upload.releaseId, release: "1.0.0.0" });
    expect(await releaseOf(studio.publicId)).toMatchObject({ releaseId: null });
    const [release] = await database.select().from(releases);
    expect(release).toMatchObject({ gameId: studio.gameId, createdBy: studio.userId, unusedSince: null });
    expect(await database.select().from(trackReleases)).toMatchObject([{ releaseId: upload.releaseId }]);
    const build = await findBuild(database, release?.buildId ?? "");
    expect(build).toMatchObject({ entry: "index.html", bytes: 8_008, report: { files: 2 } });
    const file = await findBuildFile(database, release?.buildId ?? "", "game.js");
    expect(file).toMatchObject({ hash: sha256(script.content), contentType: "text/javascript; charset=utf-8" });
    expect(await text(await services.fileStore.read(file?.hash ?? ""))).toBe(script.content);
    expect(await findBuildFile(database, release?.buildId ?? "", "other.js")).toBeNull();
    expect(await findBuildFile(database, "", "game.js")).toBeNull();
  });

  it("comes in parts, to any process, each part as often as it is sent", async () => {
    const other = folder.process();
    const [first = large, second = large] = partsOf(large);
    const { uploadId } = await started(services, studio, large.length);
    await sentPart(services, uploadId, 0, first);
    expect(await sentPart(other, uploadId, 0, first)).toMatchObject({ receivedBytes: UPLOAD_PART_BYTES });
    expect(await sentPart(other, uploadId, 1, second)).toMatchObject({ receivedBytes: large.length });
    expect(await awaitUpload(services, uploadId)).toMatchObject({ state: "DONE" });
    expect(await codeOf(sentPart(services, uploadId, 1, second))).toBe("upload_closed");
    await expect.poll(waitingParts).toEqual([]);
    expect(await services.fileStore.has([sha256(noise)])).toEqual(new Set([sha256(noise)]));
  });

  it("takes the same part from two processes at once", async () => {
    const other = folder.process();
    const { uploadId } = await started(services, studio, small.length);
    await Promise.all([services, other, services, other].map((each) => sentPart(each, uploadId, 0, small)));
    expect(await awaitUpload(services, uploadId)).toMatchObject({ state: "DONE" });
    expect(await database.$count(releases)).toBe(1);
  });

  it("takes parts in order, of their size", async () => {
    const [first = large, second = large] = partsOf(large);
    const { uploadId } = await started(services, studio, large.length);
    expect(await codeOf(sentPart(services, uploadId, 1, second))).toBe("upload_part_unexpected");
    expect(await codeOf(sentPart(services, uploadId, 0, first.subarray(1)))).toBe("upload_part_unexpected");
    expect(await codeOf(sentPart(services, uploadId, 0, Buffer.concat([first, first])))).toBe("upload_part_too_large");
    await sentPart(services, uploadId, 0, first);
    expect(await codeOf(sentPart(services, uploadId, 2, second))).toBe("upload_part_unexpected");
    expect(await codeOf(sentPart(services, uploadId, 1, first))).toBe("upload_part_too_large");
    expect(await codeOf(sentPart(services, randomUUID(), 0, first))).toBe("upload_not_found");
    expect(await findUpload(database, uploadId)).toMatchObject({ state: "RECEIVING", receivedBytes: first.length });
  });

  it("is refused with its reasons, and leaves no build", async () => {
    const zip = zipOf([page, { name: "../evil.js", content: "1" }]);
    const upload = await uploaded(services, studio, zip);
    expect(upload).toMatchObject({ state: "REFUSED", releaseId: null, version: null });
    expect(upload.refusals).toEqual([{ code: "zip_name_unsafe", file: "../evil.js", limit: null }]);
    await expect.poll(waitingParts).toEqual([]);
    expect(await database.$count(builds)).toBe(0);
    expect(await releaseOf(studio.internalId)).toMatchObject({ releaseId: null });
  });

  it("that is refused leaves none of its files, but those that others have", async () => {
    await uploaded(services, studio, small);
    const kept = await database.$count(storedFiles);
    const damaged = { name: "z.js", content: "1", claimedCrc: 1 };
    const zip = zipOf([page, script, { name: "more.js", content: "more(1);".repeat(500) }, damaged]);
    expect((await uploaded(services, studio, zip)).refusals).toMatchObject([{ code: "zip_damaged", file: "z.js" }]);
    expect(await database.$count(storedFiles)).toBe(kept);
    const hashes = ["more(1);".repeat(500), script.content].map(sha256);
    const forms = hashes.flatMap((hash) => [hash, `${hash}.br`, `${hash}.gz`]);
    expect(await services.fileStore.has(forms)).toEqual(new Set(forms.slice(3)));
  });

  it("of the same files is the same build in another release", async () => {
    await uploaded(services, studio, small);
    const [earlier] = await database.select().from(builds);
    const report = { ...(earlier?.report ?? expect.fail("no build")), hosts: ["stale.example"] };
    await database.update(builds).set({ report });
    const again = await uploaded(services, studio, small, { track: "public" });
    expect(await database.select({ report: builds.report }).from(builds)).toEqual([{ report: earlier?.report }]);
    expect(again).toMatchObject({ state: "DONE", version: "1.0.0.1" });
    expect([await database.$count(builds), await database.$count(releases)]).toEqual([1, 2]);
    expect(await releaseOf(studio.publicId)).toMatchObject({ releaseId: again.releaseId });
  });

  it("is limited as its studio is", async () => {
    await database.update(studios).set({ buildLimits: { maxFiles: 1 } });
    expect((await uploaded(services, studio, small)).refusals).toMatchObject([
      { code: "zip_too_many_files", limit: 1 },
    ]);
    await database.update(studios).set({ buildLimits: { maxBytes: small.length - 1 } });
    expect(await codeOf(started(services, studio, small.length))).toBe("game_bundle_too_big");
    expect(await codeOf(started(services, studio, small.length - 1))).toBeNull();
    const reused = { "a.js": sha256(page.content), "b.js": sha256(page.content) };
    await database.update(studios).set({ buildLimits: { maxFiles: 1 } });
    expect(await codeOf(started(services, studio, 10, { reused }))).toBe("game_bundle_too_big");
  });
});

describe("versions", () => {
  it("rise, also above what is deleted", async () => {
    await uploaded(services, studio, small, { version: "1.4.0.2" });
    const refused = (version: string) => codeOf(started(services, studio, 10, { version }));
    expect(await refused("1.4.0.2")).toBe("version_number_too_low");
    expect(await refused("1.3.9.9")).toBe("version_number_too_low");
    expect(await uploaded(services, studio, small)).toMatchObject({ version: "1.4.0.3" });
    await database.update(tracks).set({ releaseId: null });
    await database.delete(releases);
    expect(await refused("1.4.0.3")).toBe("version_number_too_low");
    expect(await uploaded(services, studio, small)).toMatchObject({ version: "1.4.0.4" });
    const [game] = await database.select().from(games).where(eq(games.gameId, studio.gameId));
    expect(game?.lastVersion).toBe("1.4.0.4");
  });

  it("are given once to uploads at the same time", async () => {
    const versions = await Promise.all([small, small, small, small].map((zip) => uploaded(services, studio, zip)));
    expect(versions.map(({ version }) => version).sort()).toEqual(["1.0.0.0", "1.0.0.1", "1.0.0.2", "1.0.0.3"]);
  });

  it("that were taken meanwhile are refused", async () => {
    const { uploadId } = await started(services, studio, small.length, { version: "2.0.0.0" });
    await uploaded(services, studio, small, { version: "2.0.0.0" });
    await sentPart(services, uploadId, 0, small);
    expect(await awaitUpload(services, uploadId)).toMatchObject({ refusals: [{ code: "version_taken" }] });
    expect(await database.$count(releases)).toBe(1);
  });
});

describe("files that the studio has stored", () => {
  const hashes = [sha256(page.content), sha256(script.content), sha256("nothing")];

  it("are told to this studio only", async () => {
    const stranger = await aBuildStudio(database);
    await uploaded(services, studio, small);
    expect((await listStoredHashes(database, studio.studioId, hashes)).sort()).toEqual(hashes.slice(0, 2).sort());
    expect(await listStoredHashes(database, stranger.studioId, hashes)).toEqual([]);
    const reused = { "game.js": sha256(script.content) };
    expect(await codeOf(started(services, stranger, 10, { reused }))).toBe("file_not_stored");
  });

  it("need not be sent again", async () => {
    const whole = await uploaded(services, studio, small);
    const reused = { "game.js": sha256(script.content) };
    const part = await uploaded(services, studio, zipOf([page]), { reused });
    const none = await uploaded(services, studio, Buffer.alloc(0), {
      reused: { ...reused, "index.html": hashes[0] ?? "" },
    });
    expect([whole, part, none].map(({ state }) => state)).toEqual(["DONE", "DONE", "DONE"]);
    expect(await database.$count(builds)).toBe(1);
  });

  it("must have safe names, and still be there", async () => {
    await uploaded(services, studio, small);
    const hash = sha256(script.content);
    expect(await codeOf(started(services, studio, 10, { reused: { "../a.js": hash } }))).toBe(
      "invalid_request_payload",
    );
    const zip = zipOf([page]);
    const { uploadId } = await started(services, studio, zip.length, { reused: { "game.js": hash } });
    await database.update(tracks).set({ releaseId: null });
    await database.delete(releases);
    await sentPart(services, uploadId, 0, zip);
    const refusals = [{ code: "reused_file_missing", file: "game.js", limit: null }];
    expect(await awaitUpload(services, uploadId)).toMatchObject({ state: "REFUSED", refusals });
  });
});

describe("the studio's room", () => {
  it("counts equal files once", async () => {
    expect(await countStoredBytes(database, studio.studioId)).toBe(0);
    await uploaded(services, studio, small);
    await uploaded(services, studio, zipOf([page, script, { name: "more.txt", content: "1234" }]));
    expect(await countStoredBytes(database, studio.studioId)).toBe(8_008 + 4);
  });

  it("is kept before the upload and after", async () => {
    await database.update(studios).set({ maxStoredBytes: 9_000 });
    expect(await codeOf(started(services, studio, 9_001))).toBe("storage_quota_exceeded");
    expect(await uploaded(services, studio, small)).toMatchObject({ state: "DONE" });
    expect(await codeOf(started(services, studio, 1_000))).toBe("storage_quota_exceeded");
    const bytes = zipOf([page, { ...script, name: "new.js", content: "other(1);".repeat(500) }]);
    const upload = await uploaded(services, studio, bytes);
    expect(upload.refusals).toEqual([{ code: "quota_exceeded", file: null, limit: 9_000 }]);
    expect(await database.$count(releases)).toBe(1);
    expect(await services.fileStore.has([sha256("other(1);".repeat(500))])).toEqual(new Set());
  });

  it("counts uploads that start at the same time", async () => {
    await database.update(studios).set({ maxStoredBytes: 9_000 });
    const codes = await Promise.all(Array.from({ length: 4 }, () => codeOf(started(services, studio, 5_000))));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
  });

  it("counts uploads on their way", async () => {
    await database.update(studios).set({ maxStoredBytes: 9_000 });
    await started(services, studio, 5_000);
    expect(await codeOf(started(services, studio, 5_000))).toBe("storage_quota_exceeded");
  });
});

it("wakes for nothing without harm", async () => {
  wakeChecks(services);
  expect(await database.$count(uploads)).toBe(0);
});
