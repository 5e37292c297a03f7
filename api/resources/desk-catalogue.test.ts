import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as calls from "~contract/calls/desk-catalogue";
import { UPLOAD_PART_BYTES } from "~contract/calls/developer-builds";
import { createStaffToken } from "~contract/calls/desk-tokens";
import type { CatalogueUpload } from "~contract/entities/catalogue-upload";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { filesOfZip, withWords, zipOfFiles, type ZipFiles } from "../../tests/fixtures/catalogue-zips";
import { BOMBS, UNSAFE_NAMES } from "../../tests/fixtures/hostile-zips";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint, confirmSessions } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { auditLog, catalogueUploads, games, tags } from "../db/schema";
import { gameId } from "../seed/demo-games";
import { tagId } from "../seed/demo-tags";
import { partKey } from "../builds/file-store";
import { collect } from "../store/builds/build-upkeep";

const DAY_MS = 24 * 60 * 60 * 1000;
const JOB_TIMEOUT_MS = 60_000;
const PUZZLE = `tags/${tagId("puzzle")}.json`;

let api: TestApi;
let ada: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  ada = await aMember(api, "Ada_L");
  await appoint(api.database, ada, { role: "OWNER" });
});

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const download = async (query = "") => filesOfZip(await bytesOf(await ada.fetch(`/desk/catalogue/zip${query}`)));
const found = async () => (await dataOf(calls.getCatalogueFiles, ada.fetch("/desk/catalogue"))).upload;
const start = (bytes: number) => ada.send("POST", "/desk/catalogue/uploads", { bytes });
const importing = (uploadId: string, by = ada) =>
  by.send("POST", `/desk/catalogue/uploads/${uploadId}/imports`, { reason: "New names." });

function sendPart(uploadId: string, part: number, content: Uint8Array): Promise<Response> {
  const headers = { "content-type": "application/octet-stream" };
  const body = Uint8Array.from(content);
  return ada.fetch(`/desk/catalogue/uploads/${uploadId}/parts/${String(part)}`, { method: "PUT", body, headers });
}

async function ended(): Promise<CatalogueUpload> {
  await expect
    .poll(async () => (await found())?.state, { timeout: JOB_TIMEOUT_MS })
    .toMatch(/CHECKED|REFUSED|IMPORTED/);
  return (await found()) ?? expect.fail();
}

async function upload(zip: Uint8Array): Promise<CatalogueUpload> {
  const { uploadId } = await dataOf(calls.startCatalogueUpload, start(zip.length));
  await dataOf(calls.putCatalogueUploadPart, sendPart(uploadId, 0, zip));
  return ended();
}

const renamed = (files: ZipFiles) => withWords(files, "tags", ['"en": "Puzzle"', '"en": "Riddles"']);
const entries = () => api.database.select().from(auditLog).where(eq(auditLog.action, "content.imported"));
/** The job deletes it after its end, which is seen before. */
const untilDeleted = (uploadId: string) =>
  vi.waitFor(async () => {
    expect(await isStored(uploadId)).toBe(false);
  });
const isStored = async (uploadId: string) => (await api.fileStore.has([partKey(uploadId, 0)])).size > 0;

describe("the catalogue at the desk", () => {
  it("goes out, and comes in changed, with who did it and why", async () => {
    const files = await download("?builds=true");
    expect([...files.keys()].filter((name) => name.startsWith("tags/")).length).toBeGreaterThan(5);
    const { pieces } = await dataOf(calls.getCatalogueFiles, ada.fetch("/desk/catalogue"));
    expect([...files.keys()].filter((name) => /^(?!builds)[a-z-]+\/[^/]+\.json$/.test(name))).toHaveLength(pieces);
    const checked = await upload(zipOfFiles(renamed(files)));
    expect(checked).toMatchObject({ state: "CHECKED", username: "Ada_L", outcome: { problems: [], refusals: [] } });
    const tagsOf = ({ outcome }: CatalogueUpload) => outcome?.summary?.kinds.find(({ kind }) => kind === "tag");
    expect(tagsOf(checked)).toMatchObject({ created: 0, changed: 1 });
    expect(await entries()).toEqual([]);
    expect(await failureOf(start(5))).toBe("400 catalogue_upload_waiting");
    const twice = await Promise.all([importing(checked.uploadId), importing(checked.uploadId)]);
    const refused = twice.filter(({ status }) => status !== 200);
    expect(await Promise.all(refused.map(failureOf))).toEqual(["400 catalogue_busy"]);
    const imported = await ended();
    expect(imported).toMatchObject({ state: "IMPORTED", uploadId: checked.uploadId });
    expect(tagsOf(imported)).toMatchObject({ created: 0, changed: 1 });
    const [tag] = await api.database
      .select()
      .from(tags)
      .where(eq(tags.tagId, tagId("puzzle")));
    expect(tag?.title).toMatchObject({ en: "Riddles" });
    expect(await entries()).toMatchObject([{ actorId: ada.userId, origin: "DESK", reason: "New names." }]);
    await untilDeleted(checked.uploadId);
    expect(await failureOf(importing(checked.uploadId))).toBe("400 upload_closed");
    expect((await download()).get(PUZZLE)?.toString()).toContain("Riddles");
  });

  it("says what is wrong with which file, and imports nothing of it", async () => {
    const files = renamed(await download());
    files.set(PUZZLE, Buffer.from(files.get(PUZZLE)?.toString().replace('"puzzle"', '"Two words"') ?? ""));
    for (let index = 0; index < 120; index++) files.set(`tags/x${String(index)}.txt`, Buffer.from(""));
    const { uploadId, state, outcome } = await upload(zipOfFiles(files));
    expect([state, outcome?.problems.length, outcome?.problemCount]).toEqual(["REFUSED", 100, 121]);
    const field = { file: PUZZLE, field: "published.alias", code: "field_invalid" };
    expect(outcome?.problems).toContainEqual(expect.objectContaining(field));
    expect(await failureOf(importing(uploadId))).toBe("400 upload_closed");
    await untilDeleted(uploadId);
    // What was refused gives way to the next one.
    expect((await start(5)).status).toBe(200);
  });

  it("refuses what has changed since the check", async () => {
    const { uploadId } = await upload(zipOfFiles(renamed(await download())));
    await api.database
      .update(tags)
      .set({ displayOrder: 77 })
      .where(eq(tags.tagId, tagId("puzzle")));
    expect((await importing(uploadId)).status).toBe(200);
    expect(await ended()).toMatchObject({ state: "REFUSED", outcome: { failure: "content_changed", summary: null } });
    const [tag] = await api.database
      .select()
      .from(tags)
      .where(eq(tags.tagId, tagId("puzzle")));
    expect(tag).toMatchObject({ displayOrder: 77, title: expect.objectContaining({ en: "Puzzle" }) as unknown });
    expect(await entries()).toEqual([]);
  });

  it.each([...UNSAFE_NAMES.slice(0, 2), ...BOMBS.slice(0, 2)])("refuses a zip with %s", async (_what, zip) => {
    const { state, outcome } = await upload(zip());
    expect(state).toBe("REFUSED");
    expect(outcome?.refusals[0]?.code).toMatch(/^zip_/);
  });

  it("takes parts in order, and any of them once", async () => {
    const bytes = UPLOAD_PART_BYTES + 3;
    const { uploadId } = await dataOf(calls.startCatalogueUpload, start(bytes));
    const first = Buffer.alloc(UPLOAD_PART_BYTES);
    expect(await failureOf(sendPart(uploadId, 1, Buffer.alloc(3)))).toBe("400 upload_part_unexpected");
    for (let time = 0; time < 2; time++) {
      const { receivedBytes } = await dataOf(calls.putCatalogueUploadPart, sendPart(uploadId, 0, first));
      expect(receivedBytes).toBe(UPLOAD_PART_BYTES);
    }
    expect(await failureOf(sendPart(uploadId, 1, Buffer.alloc(4)))).toBe("413 upload_part_too_large");
    await dataOf(calls.putCatalogueUploadPart, sendPart(uploadId, 1, Buffer.alloc(3)));
    expect(await ended()).toMatchObject({ state: "REFUSED", outcome: { refusals: [{ code: "zip_prefixed" }] } });
  });

  it("is discarded when asked to, or after a day", async () => {
    const { uploadId } = await upload(zipOfFiles(await download()));
    expect(await isStored(uploadId)).toBe(true);
    expect((await ada.send("DELETE", `/desk/catalogue/uploads/${uploadId}`)).status).toBe(200);
    expect([await found(), await isStored(uploadId)]).toEqual([null, false]);
    expect(await failureOf(ada.send("DELETE", `/desk/catalogue/uploads/${uploadId}`))).toBe("404 upload_not_found");
    const next = await upload(zipOfFiles(await download()));
    await api.database.update(catalogueUploads).set({ state: "importing" });
    expect(await failureOf(ada.send("DELETE", `/desk/catalogue/uploads/${next.uploadId}`))).toBe("400 catalogue_busy");
    await api.database.update(catalogueUploads).set({ state: "checked" });
    await collect(api, new Date(Date.now() + DAY_MS - 60_000));
    expect((await found())?.uploadId).toBe(next.uploadId);
    await collect(api, new Date(Date.now() + DAY_MS + 60_000));
    expect([await found(), await isStored(next.uploadId)]).toEqual([null, false]);
  });

  it("is downloaded by one at a time, and again when somebody goes away", async () => {
    const open = await ada.fetch("/desk/catalogue/zip");
    expect(open.headers.get("content-disposition")).toMatch(/^attachment; filename="catalogue-\d{4}-\d\d-\d\d\.zip"$/);
    expect(await failureOf(ada.fetch("/desk/catalogue/zip"))).toBe("400 catalogue_busy");
    await open.body?.cancel();
    await expect.poll(async () => (await download()).size).toBeGreaterThan(50);
  });

  it("is for owners, and an import for those who confirm it", async () => {
    const bo = await aMember(api, "Bo.K");
    await appoint(api.database, bo, { role: "EDITOR" });
    for (const path of ["/desk/catalogue", "/desk/catalogue/zip"])
      expect(await failureOf(bo.fetch(path)), path).toBe("403 staff_role_insufficient");
    expect(await failureOf(api.fetch("/desk/catalogue/zip"))).toBe("403 sign_in_required");
    const body = { name: "backup", permissions: ["catalogue:transfer"], expiryDays: 30 };
    const { secret } = await dataOf(createStaffToken, ada.send("POST", "/desk/tokens", body));
    const ask = (path: string, method = "GET") =>
      api.fetch(path, { method, headers: { authorization: `Bearer ${secret}` } });
    expect((await filesOfZip(await bytesOf(await ask("/desk/catalogue/zip")))).has(PUZZLE)).toBe(true);
    const { uploadId } = await upload(zipOfFiles(await download()));
    const path = `/desk/catalogue/uploads/${uploadId}/imports`;
    expect(await failureOf(ask(path, "POST"))).toBe("403 insufficient_scope");
    await confirmSessions(api.database, ada.userId, null);
    expect(await failureOf(importing(uploadId))).toBe("403 sudo_required");
    expect(await api.database.$count(games, eq(games.gameId, gameId("lantern-run")))).toBe(1);
  });
});
