import { buffer } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { catalogueUploads } from "~api/db/schema";
import { tagId } from "~api/seed/demo-tags";
import { groupDigits } from "~/i18n/format-number";
import { loader as zipLoader } from "~/routes/($locale)_.desk.catalogue_.zip";
import { filesOfZip, zipOfFiles, type ZipFiles } from "../fixtures/catalogue-zips";
import { aStaffMember, catalogueFilesPage, changeCatalogueFiles } from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { confirmSessions } from "../fixtures/staff";
import { openPortal } from "../setup/portal-visitors";

const PUZZLE = `tags/${tagId("puzzle")}.json`;
const CHECK_TIMEOUT_MS = 60_000;

let owner: Member;
beforeAll(async () => {
  owner = await aStaffMember("files_owner", "OWNER");
});

const filesOf = async (member = owner, locale = "") => (await catalogueFilesPage(member, locale)).payload.files;

function zipRequest({ cookies }: Member, query = "") {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const request = new Request(`http://portal.test/desk/catalogue/zip/${query}`, { headers: { cookie } });
  return zipLoader({ request, params: {}, context: {} });
}

async function downloaded(query = ""): Promise<ZipFiles> {
  const { body } = await zipRequest(owner, query);
  return filesOfZip(body ? await buffer(body) : new Uint8Array());
}

function sending(zip: Uint8Array | null): FormData {
  const form = new FormData();
  form.append("intent", "upload-catalogue");
  form.append("file", new File(zip ? [Uint8Array.from(zip)] : [], zip ? "catalogue.zip" : ""));
  return form;
}

async function ended() {
  await expect.poll(async () => (await filesOf()).upload?.isRunning, { timeout: CHECK_TIMEOUT_MS }).toBe(false);
  return (await filesOf(owner, "/de")).upload ?? expect.fail();
}

describe("the page of the catalogue's files", () => {
  it("is the owner's, and its zip too", async () => {
    const editor = await aStaffMember("files_editor", "EDITOR");
    expect((await catalogueFilesPage(editor)).status).toBe(403);
    await expect(zipRequest(editor)).rejects.toMatchObject({ status: 403 });
    expect(await changeCatalogueFiles(editor, sending(new Uint8Array(5)))).toMatchObject({ status: 403 });
  });

  it("takes a zip, and says in the reader's language what is wrong with it", async () => {
    const files = await downloaded();
    expect((await filesOf()).pieces).toBe(`Pieces of content: ${String(files.size - 1)}`);
    expect((await changeCatalogueFiles(owner, sending(null))).payload).toMatchObject({
      reply: { error: { file: ["Fill this in."] } },
    });
    const json = files.get(PUZZLE)?.toString("utf8") ?? expect.fail();
    const broken = new Map(files).set(PUZZLE, Buffer.from(json.replace('"alias": "puzzle"', '"alias": "Two words"')));
    const sent = await changeCatalogueFiles(owner, sending(zipOfFiles(broken.set("tags/x.txt", Buffer.from("")))));
    expect(sent).toMatchObject({ status: 302, location: "/desk/catalogue/" });
    const { state, problems, canImport } = await ended();
    expect([state, canImport]).toEqual(["Diese ZIP-Datei kann nicht importiert werden.", false]);
    expect(problems).toContainEqual(
      expect.objectContaining({
        ...{ file: PUZZLE, field: "Feld: published.alias", detail: null },
        text: "Der Wert ist ungültig. Erwartete Form: /^[a-z0-9]+(-[a-z0-9]+)*$/.",
      }),
    );
    const text = "Keine Datei eines Katalogs heißt so, oder nichts verweist auf sie.";
    expect(problems).toContainEqual({ file: "tags/x.txt", field: null, text, detail: null });
    await changeCatalogueFiles(owner, sending(Buffer.from("no zip at all")));
    expect((await ended()).refusals).toEqual([expect.stringContaining("Zip")]);
  });

  it("imports what was checked, once that is confirmed, and nothing else", async () => {
    const zip = zipOfFiles(await downloaded("?builds=true"));
    await changeCatalogueFiles(owner, sending(zip));
    const { uploadId, summary, canImport } = await ended();
    expect(canImport).toBe(true);
    expect(summary?.rows.find(({ name }) => name === "Herausforderungen")?.numbers.slice(0, 2)).toEqual(["0", "0"]);
    const second = await changeCatalogueFiles(owner, sending(zip));
    expect(second).toMatchObject({ status: 409, payload: { error: "catalogue_upload_waiting" } });
    const form = { intent: "import-catalogue", subject: uploadId, reason: "" };
    expect((await changeCatalogueFiles(owner, form)).payload).toMatchObject({
      reply: { error: { reason: ["Fill this in."] } },
    });
    await confirmSessions(await openPortal(), owner.userId, null);
    const location = "/desk/confirmation/?target=%2Fdesk%2Fcatalogue%2F";
    const filled = { ...form, reason: "A move." };
    expect(await changeCatalogueFiles(owner, filled)).toMatchObject({ status: 307, location });
    await confirmSessions(await openPortal(), owner.userId, new Date());
    expect(await changeCatalogueFiles(owner, filled)).toMatchObject({ status: 302, location: "/desk/catalogue/" });
    expect((await ended()).state).toBe("Der Katalog ist importiert. Das hat sich geändert:");
    const again = await changeCatalogueFiles(owner, filled);
    expect(again).toMatchObject({ status: 409, payload: { error: "upload_closed" } });
    expect((await changeCatalogueFiles(owner, { ...form, intent: "discard-catalogue" })).status).toBe(302);
    expect((await filesOf()).upload).toBeNull();
  });

  it("loads itself again while something goes on", async () => {
    const database = await openPortal();
    const moments = { createdAt: new Date(), changedAt: new Date(), lockedUntil: new Date(Date.now() + 60_000) };
    const progress = { step: "pieces" as const, done: 40, total: 1200 };
    const row = { uploadId: crypto.randomUUID(), userId: owner.userId, bytes: 5, ...moments, ...progress };
    await database.insert(catalogueUploads).values({ ...row, state: "importing" });
    const { payload } = await catalogueFilesPage(owner, "/de");
    expect(payload.refreshSeconds).toBe(3);
    expect(payload.files).toMatchObject({
      canUpload: false,
      upload: { progress: `Inhalte: 40 von ${groupDigits(1200)}`, canDiscard: false, canImport: false },
    });
    await database.delete(catalogueUploads);
  });
});
