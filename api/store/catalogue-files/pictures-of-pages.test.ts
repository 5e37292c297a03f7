import { readFile } from "node:fs/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { exportedFiles, sourceOfFiles, type CatalogueFiles } from "../../../tests/fixtures/exported-catalogue";
import { emptyDatabase, fillWithDemoCatalogue, openTestDatabase } from "../../../tests/setup/database";
import { createFileStore } from "../../builds/create-file-store";
import { IN_MEMORY } from "../../db/in-memory";
import { createPages } from "../../seed/create-pages";
import { seedId } from "../../seed/deterministic-ids";
import type { BuildServices } from "../builds/build-services";
import { uploadedPictureId } from "../catalogue/pictures";
import { readContentDetails } from "../drafts/content-details";
import { saveDraft } from "../drafts/drafts";
import { PAGE_KIND } from "../pages/page-content";
import { addPagePicture } from "../pages/page-pictures";
import { deletePictureFiles } from "../pictures/picture-files";
import { checkCatalogue, importCatalogue } from "./import-catalogue";

const NOW = new Date("2031-05-01T12:00:00Z");
const author = { actorId: null, now: NOW };
const COVER = "public/media/covers/lantern-run/cover/jpg-1280x720.jpg";

let services: BuildServices;
beforeEach(async () => {
  const database = await openTestDatabase();
  await emptyDatabase(database);
  await fillWithDemoCatalogue(database);
  services = { database, fileStore: createFileStore({ s3: null, dataDir: IN_MEMORY }) };
});

const exported = () => exportedFiles(services, { withBuilds: false });
const check = (files: CatalogueFiles) => checkCatalogue(services, sourceOfFiles(files), { author });
const problemsOf = async (files: CatalogueFiles) =>
  (await check(files)).problems.map(({ file, field, code }) => `${file} ${field ?? "-"} ${code}`);
const textsOf = (files: CatalogueFiles) => [...files].map(([name, content]) => [name, content.toString("base64")]);

describe("a page's pictures", () => {
  it("go with it, drafts included, and are stored where they are not yet", async () => {
    const { database } = services;
    const content = await readFile(COVER);
    const { path } = await addPagePicture(services, { content, crops: {}, now: NOW, mediaBaseUrl: "" });
    const subjectId = seedId("configuration:events");
    const { published, version } = await readContentDetails(database, PAGE_KIND, subjectId);
    const page = published ?? expect.fail();
    const picture = { name: "Cover images", type: "ASSET" as const, url: path, variants: [] };
    const sections = page.sections.map((section) => ({
      ...section,
      entries: section.entries.map((entry) => ({ ...entry, attributes: [picture] })),
    }));
    await saveDraft(database, PAGE_KIND, { subjectId, version, content: { ...page, sections } }, author);
    const files = await exported();
    const [name = "", ...others] = [...files.keys()].filter((one) => one.startsWith(`pages/${subjectId}/`));
    expect(others.length).toBeGreaterThan(3);
    await emptyDatabase(database);
    await createPages(database);
    await deletePictureFiles(services.fileStore, uploadedPictureId(path) ?? "");
    expect(await problemsOf(new Map([...files].filter(([one]) => one !== name)))).toEqual([`${name} - file_missing`]);
    expect(await problemsOf(new Map(files).set(name, Buffer.from("<svg/>")))).toEqual([`${name} - picture_unreadable`]);
    expect(await problemsOf(new Map(files).set(`${name}x`, Buffer.from("")))).toEqual([`${name}x - file_unknown`]);
    await importCatalogue(services, await check(files), { author });
    expect(textsOf(await exported())).toEqual(textsOf(files));
  });
});
