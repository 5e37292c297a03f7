import { open, type FileHandle } from "node:fs/promises";
import * as yauzl from "yauzl";
import type { BuildLimits, BuildRefusal } from "~contract/entities/build";
import { MAX_DIRECTORY_BYTES } from "./build-limits";
import { MAX_REFUSALS, refusalsOf, refuseIfAny, type BuildSource } from "./build-source";
import { isLeftover, safeName } from "./file-names";
import { RefusedBuild, refusal } from "./refused-build";
import { readContent } from "./zip-content";
import { directoryBytesOf, isFolder, nameOf, refusalsOfEntry, refusalsOfOverlaps, refusalsOfRatios } from "./zip-entry";
import { assertLayout } from "./zip-layout";

const LOCAL_HEADER = 0x04034b50;
const END_OF_DIRECTORY = 0x06054b50;

/** Reads the directory of the zip at `path` and checks all that it claims; throws RefusedBuild. */
export async function readZip(path: string, limits: BuildLimits): Promise<BuildSource> {
  const zip = await openZip(path);
  try {
    const start = cursorOf(zip);
    const entries = await readEntries(zip, limits);
    const files = filesOf(zip, { entries, start }, limits);
    await assertLayout(zip, path, { entries, start, end: cursorOf(zip) });
    return {
      files: files.map(({ entry, name }) => ({
        name,
        bytes: entry.uncompressedSize,
        // A closed file's number may be another file's by now.
        read: () => (zip.isOpen ? readContent(zip, entry, name) : Promise.reject(new Error("The zip is closed"))),
      })),
      close: () => {
        zip.close();
      },
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function openZip(path: string): Promise<yauzl.ZipFile> {
  const file = await open(path);
  try {
    await assertStartsWithFile(file);
  } finally {
    await file.close();
  }
  // Names are checked below, so that all unsafe ones can be reported.
  return yauzl
    .openPromise(path, { autoClose: false, lazyEntries: true, decodeStrings: false, validateEntrySizes: true })
    .catch(() => {
      throw new RefusedBuild([refusal("zip_unreadable")]);
    });
}

/** Anything before the first file makes the zip readable as something else, too. */
async function assertStartsWithFile(file: FileHandle): Promise<void> {
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
  const signature = buffer.readUInt32LE(0);
  if (signature === END_OF_DIRECTORY) throw new RefusedBuild([refusal("zip_empty")]);
  if (signature !== LOCAL_HEADER) throw new RefusedBuild([refusal("zip_prefixed")]);
}

type NamedEntry = { entry: yauzl.Entry; name: string };
type Directory = { entries: readonly yauzl.Entry[]; start: number };

function filesOf(zip: yauzl.ZipFile, { entries, start }: Directory, limits: BuildLimits): NamedEntry[] {
  const refusals: BuildRefusal[] = [];
  const files: NamedEntry[] = [];
  for (const entry of entries) {
    const raw = nameOf(entry);
    if (isFolder(raw, entry) || isLeftover(raw)) continue;
    const name = safeName(raw);
    if (name === null) refusals.push(refusal("zip_name_unsafe", { file: raw }));
    else files.push({ entry, name });
    refusals.push(...refusalsOfEntry(entry, name ?? raw));
    if (refusals.length >= MAX_REFUSALS) break;
  }
  const kept = files.map(({ entry }) => entry);
  refusals.push(...refusalsOfOverlaps(entries, start), ...refusalsOfRatios(kept, zip.fileSize));
  const sizes = files.map(({ entry, name }) => ({ name, bytes: entry.uncompressedSize }));
  refusals.push(...refusalsOf(sizes, limits));
  if (files.length === 0 && refusals.length === 0) refusals.push(refusal("zip_empty"));
  refuseIfAny(refusals);
  return files;
}

async function readEntries(zip: yauzl.ZipFile, { maxFiles }: BuildLimits): Promise<yauzl.Entry[]> {
  if (zip.entryCount > maxFiles) throw new RefusedBuild([refusal("zip_too_many_files", { limit: maxFiles })]);
  const entries: yauzl.Entry[] = [];
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      bytes += directoryBytesOf(entry);
      if (bytes > MAX_DIRECTORY_BYTES) break;
      entries.push(entry);
    }
  } catch {
    throw new RefusedBuild([refusal("zip_unreadable")]);
  }
  if (bytes > MAX_DIRECTORY_BYTES) throw new RefusedBuild([refusal("zip_unreadable")]);
  return entries;
}

/** Its type says boolean. */
function cursorOf({ readEntryCursor }: yauzl.ZipFile): number {
  return Number(readEntryCursor);
}
