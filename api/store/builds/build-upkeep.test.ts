import { createHash } from "node:crypto";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aBuildStudio, type BuildStudio } from "../../../tests/fixtures/a-build-studio";
import { aBuildFolder, sentPart, started, uploaded, type BuildFolder } from "../../../tests/fixtures/build-services";
import { zipOf } from "../../../tests/fixtures/zip-file";
import { openTestDatabase } from "../../../tests/setup/database";
import type { FileStore } from "../../builds/file-store";
import type { Database } from "../../db/database";
import { builds, messages, releases, storedFiles, studioMembers, tracks, uploads, user } from "../../db/schema";
import type { BuildServices } from "./build-services";
import { collect } from "./build-upkeep";
import { importFolder } from "./import-folder";
import { createStoredFileIndex } from "./stored-files";
import { deleteAddedFiles } from "./unnamed-files";

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.now();
const onDay = (day: number) => new Date(START + day * DAY_MS);
const sha256 = (content: string) => createHash("sha256").update(content).digest("hex");

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

const script = "draw(1);".repeat(1_000);
const zipWith = (content: string) =>
  zipOf([
    { name: "index.html", content },
    { name: "game.js", content: script },
  ]);
const aRelease = async (content: string) =>
  (await uploaded(services, studio, zipWith(content))).releaseId ?? expect.fail("no release");
const releaseIds = async () => (await database.select().from(releases)).map(({ releaseId }) => releaseId);
const isStored = async (content: string) => (await services.fileStore.has([sha256(content)])).size > 0;

describe("a release that no track points to", () => {
  it("is announced to the studio's owners, and deleted with what only it needs", async () => {
    const developer = { userId: crypto.randomUUID(), studioId: studio.studioId, role: "DEVELOPER" as const };
    await database.insert(user).values({ id: developer.userId, name: "", email: "d@mail.test" });
    await database.insert(studioMembers).values({ ...developer, joinedAt: new Date() });
    await aRelease("old");
    const kept = await aRelease("new");
    await collect(services, onDay(22));
    expect(await database.$count(messages)).toBe(0);
    for (const day of [24, 25]) await collect(services, onDay(day));
    const announced = await database.select().from(messages);
    expect(announced.map(({ userId }) => userId)).toEqual([studio.userId]);
    expect(announced[0]?.data).toMatchObject({
      messageType: "RELEASE_DELETION_ANNOUNCED",
      mainEntityId: studio.gameId,
      gameTitle: "Test Game",
      version: "1.0.0.0",
    });
    expect(announced[0]?.data).toHaveProperty("deletionDate", expect.stringMatching(/^\d{4}-/));
    await collect(services, onDay(30));
    expect(await database.$count(releases)).toBe(2);
    await collect(services, onDay(32));
    expect(await releaseIds()).toEqual([kept]);
    expect([await isStored("old"), await isStored("new"), await isStored(script)]).toEqual([false, true, true]);
    expect(await database.$count(builds)).toBe(1);
  });

  it("is announced seven days before it goes, however late", async () => {
    await aRelease("old");
    await aRelease("new");
    await collect(services, onDay(100));
    await collect(services, onDay(106));
    expect(await database.$count(releases)).toBe(2);
    await collect(services, onDay(108));
    expect(await database.$count(releases)).toBe(1);
  });

  it("stays when a track points to it meanwhile", async () => {
    const old = await aRelease("old");
    await aRelease("new");
    await collect(services, onDay(24));
    await database.update(tracks).set({ releaseId: old }).where(eq(tracks.trackId, studio.publicId));
    await collect(services, onDay(40));
    expect(await releaseIds()).toContain(old);
  });
});

describe("files that no build names", () => {
  const add = async (content: string, now: Date, isComplete = true) => {
    const { fileStore } = services;
    const file = { hash: sha256(content), bytes: content.length, brotliBytes: null, gzipBytes: null };
    const index = createStoredFileIndex(database, now);
    await index.claim(file);
    await mkdir(fileStore.workFolder, { recursive: true });
    const source = path.join(fileStore.workFolder, "file");
    await writeFile(source, content);
    await fileStore.add(file.hash, source);
    if (isComplete) await index.complete(file);
    return index;
  };

  it.each([true, false])("are deleted after a day, whether they are complete (%s)", async (isComplete) => {
    await add("left", onDay(0), isComplete);
    await collect(services, onDay(0.9));
    expect(await isStored("left")).toBe(true);
    await collect(services, onDay(1.1));
    expect(await isStored("left")).toBe(false);
    expect(await database.$count(storedFiles)).toBe(0);
  });

  it("stay when an import asks for them", async () => {
    const index = await add("wanted", onDay(0));
    await createStoredFileIndex(database, onDay(0.9)).claim({ hash: sha256("wanted"), bytes: 6 });
    await collect(services, onDay(1.1));
    expect(await isStored("wanted")).toBe(true);
    expect(await index.claim({ hash: sha256("wanted"), bytes: 6 })).toMatchObject({ bytes: 6 });
  });

  it("are deleted when their import fails, unless another one has asked for them since", async () => {
    const failed = await add("alone", onDay(0));
    await deleteAddedFiles(services, failed);
    expect(await isStored("alone")).toBe(false);
    const first = await add("shared", onDay(0));
    const second = createStoredFileIndex(database, onDay(0.1));
    expect(await second.claim({ hash: sha256("shared"), bytes: 6 })).toMatchObject({ bytes: 6 });
    await first.claim({ hash: sha256("shared"), bytes: 6 });
    for (const index of [first, second]) await deleteAddedFiles(services, index);
    expect(await isStored("shared")).toBe(true);
    expect(await database.select().from(storedFiles)).toMatchObject([{ isComplete: true }]);
  });

  it("are stored again by an import that asks while they are deleted", async () => {
    await add("contended", onDay(0));
    const index = createStoredFileIndex(database, onDay(1.1));
    const claims: Promise<unknown>[] = [];
    const watched: FileStore = {
      ...services.fileStore,
      delete: async (keys) => {
        claims.push(index.claim({ hash: sha256("contended"), bytes: 9 }));
        await services.fileStore.delete(keys);
      },
    };
    await collect({ database, fileStore: watched }, onDay(1.1));
    expect(await Promise.all(claims)).toEqual([null]);
    expect(await database.select().from(storedFiles)).toMatchObject([{ isComplete: false, claimedAt: onDay(1.1) }]);
  });
});

describe("uploads", () => {
  it("are forgotten after two days with their parts", async () => {
    const { uploadId } = await started(services, studio, 20_000_000);
    await sentPart(services, uploadId, 0, Buffer.alloc(8 * 1024 * 1024));
    await collect(services, onDay(1.9));
    expect(await database.$count(uploads)).toBe(1);
    expect(await readdir(path.join(folder.folder, "uploads"))).toHaveLength(1);
    await collect(services, onDay(2.1));
    expect(await database.$count(uploads)).toBe(0);
    expect(await readdir(path.join(folder.folder, "uploads"))).toEqual([]);
  });
});

it("clears the work folder of what killed processes left", async () => {
  const { workFolder } = services.fileStore;
  await mkdir(path.join(workFolder, "build-1"), { recursive: true });
  await mkdir(path.join(workFolder, "build-2"));
  await utimes(path.join(workFolder, "build-1"), onDay(-2), onDay(-2));
  await collect(services, new Date());
  expect(await readdir(workFolder)).toEqual(["build-2"]);
});

describe("a folder of the server", () => {
  it("becomes a build, which is collected unless a release names it", async () => {
    const include = (name: string) => /^(softfall|kit|sdk)\//.test(name) && !name.endsWith(".test.js");
    const build = await importFolder(services, { folder: "games", include, now: onDay(0) });
    expect(build.report.entry).toBe("softfall/index.html");
    const page = build.files.get("softfall/index.html")?.hash ?? "";
    expect(await text(await services.fileStore.read(page))).toContain("<!doctype html>");
    expect(await importFolder(services, { folder: "games", include, now: onDay(0.5) })).toEqual(build);
    await collect(services, onDay(1.4));
    expect(await database.$count(builds)).toBe(1);
    await collect(services, onDay(2));
    expect(await database.$count(builds)).toBe(0);
    expect((await services.fileStore.has([page])).size).toBe(0);
  });
});
