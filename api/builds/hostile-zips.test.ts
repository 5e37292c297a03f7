import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BuildRefusal } from "~contract/entities/build";
import {
  BOMBS,
  COLLISIONS,
  LIES,
  TWO_READINGS,
  UNSAFE_NAMES,
  WRONG_KINDS,
  page,
  type HostileZip,
} from "../../tests/fixtures/hostile-zips";
import { zipOf } from "../../tests/fixtures/zip-file";
import { DEFAULT_BUILD_LIMITS } from "./build-limits";
import { createFolderStore } from "./folder-store";
import { importBuild } from "./import-build";
import { readZip } from "./read-zip";
import { RefusedBuild } from "./refused-build";
import { refusalSentence } from "./refusal-sentence";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "hostile-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** What whoever uploads it is told, by code. */
const SENTENCES: Record<string, (file: string) => string> = {
  no_page: () => "No page to start with: put index.html at the top of the zip or one folder down.",
  zip_compressed_too_well: (file) => `${file} unpacks to more than 200 times its size, as only zip bombs do.`,
  zip_damaged: (file) => `${file} is damaged. Export and upload the game again.`,
  zip_empty: () => "The zip has no files.",
  zip_encrypted: (file) => `${file} is encrypted. Make the zip without a password.`,
  zip_file_too_large: (file) => `${file} is larger than 250.0 MB.`,
  zip_link: (file) => `${file} is a link or a device, not a file. Put the file itself into the zip.`,
  zip_method_unknown: (file) => `${file} is compressed in a way that we cannot unpack. Use Deflate, the usual one.`,
  zip_name_duplicate: (file) => `“${file}” is in the zip twice. Upper and lower case count as the same.`,
  zip_name_mismatch: (file) => `The zip gives ${file} two different names.`,
  zip_name_unsafe: (file) =>
    `“${file}” is not a safe name: it could leave the game’s folder, or some systems cannot store it.`,
  zip_overlap: (file) => `${file} shares its bytes with another file, as only zip bombs do.`,
  zip_prefixed: () => "This file does not start as a zip. Upload the zip that your engine exports.",
  zip_stray_bytes: () => "The zip has bytes that belong to none of its files. Make the zip anew.",
  zip_too_large: () => "Unpacked, the zip is larger than 1024.0 MB.",
  zip_too_many_files: () => "The zip has more than 5000 files and folders.",
  zip_unreadable: () => "This file is not a readable zip. Perhaps it was cut off; export and upload it again.",
};

async function refusalsOf(zip: Buffer): Promise<readonly BuildRefusal[]> {
  const file = path.join(folder, "game.zip");
  await writeFile(file, zip);
  const store = createFolderStore(path.join(folder, "store"));
  try {
    await importBuild(await readZip(file, DEFAULT_BUILD_LIMITS), { limits: DEFAULT_BUILD_LIMITS, store });
    return [];
  } catch (error) {
    if (!(error instanceof RefusedBuild)) throw error;
    expect(await readdir(store.workFolder).catch(() => [])).toEqual([]);
    return error.refusals;
  }
}

function sentenceOf(refusal: string): string {
  const [code = "", ...file] = refusal.split(" ");
  return SENTENCES[code]?.(file.join(" ")) ?? expect.fail(`no sentence for ${code}`);
}

describe.each<[string, HostileZip[]]>([
  ["names that are not safe", UNSAFE_NAMES],
  ["names that collide", COLLISIONS],
  ["kinds that are no game's", WRONG_KINDS],
  ["bombs", BOMBS],
  ["zips that can be read in two ways", TWO_READINGS],
  ["zips that lie", LIES],
])("%s", (_, zips) => {
  it.each(zips)("are refused with a sentence that says why: %s", async (_what, zip, expected) => {
    const refusals = await refusalsOf(zip());
    expect(refusals.map(({ code, file }) => (file === null ? code : `${code} ${file}`))).toEqual(expected);
    expect(refusals.map(refusalSentence)).toEqual(expected.map(sentenceOf));
  });
});

it("a good zip is taken by the same test", async () => {
  expect(await refusalsOf(zipOf([page]))).toEqual([]);
});
