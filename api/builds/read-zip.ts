import { open, type FileHandle } from "node:fs/promises";
import { Transform, type Readable } from "node:stream";
import { crc32 } from "node:zlib";
import * as yauzl from "yauzl";
import type { BuildLimits, BuildRefusal } from "~contract/entities/build";
import { MAX_COMPRESSION_RATIO, RATIO_FREE_BYTES } from "./build-limits";
import { RefusedBuild, refusal } from "./refused-build";
import { findCollisions, isLeftover, safeName } from "./zip-names";

/** A file of a zip whose name, size, kind and place are checked; `read` checks its content. */
export type ZipEntry = { name: string; bytes: number; read(): Promise<Readable> };
export type CheckedZip = { entries: ZipEntry[]; close(): void };

const STORED = 0;
const DEFLATED = 8;
const FILE_KIND_MASK = 0o170_000;
const REGULAR_FILE = 0o100_000;
const FOLDER = 0o040_000;
const LOCAL_HEADER_BYTES = 30;
/** More would not help whoever reads them. */
const MAX_REFUSALS = 20;

/** Reads the directory of the zip at `path` and checks all that it claims; throws RefusedBuild. */
export async function readZip(path: string, limits: BuildLimits): Promise<CheckedZip> {
  const zip = await openZip(path);
  try {
    const entries = await readDirectory(zip, limits);
    return {
      entries: entries.map(({ entry, name }) => ({
        name,
        bytes: entry.uncompressedSize,
        read: () => readContent(zip, entry, name),
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
  if (signature === 0x06054b50) throw new RefusedBuild([refusal("zip_empty")]);
  if (signature !== 0x04034b50) throw new RefusedBuild([refusal("zip_prefixed")]);
}

type NamedEntry = { entry: yauzl.Entry; name: string };

async function readDirectory(zip: yauzl.ZipFile, limits: BuildLimits): Promise<NamedEntry[]> {
  if (zip.entryCount > limits.maxFiles)
    throw new RefusedBuild([refusal("zip_too_many_files", { limit: limits.maxFiles })]);
  const refusals: BuildRefusal[] = [];
  const all: yauzl.Entry[] = [];
  const files: NamedEntry[] = [];
  for await (const entry of entriesOf(zip)) {
    all.push(entry);
    const raw = nameOf(entry);
    if (isFolder(raw, entry) || isLeftover(raw)) continue;
    const name = safeName(raw);
    if (name === null) refusals.push(refusal("zip_name_unsafe", { file: raw }));
    else files.push({ entry, name });
    refusals.push(...entryRefusals(entry, name ?? raw, limits));
    if (refusals.length >= MAX_REFUSALS) break;
  }
  refusals.push(...overlapRefusals(all), ...findCollisions(files.map(({ name }) => name)));
  const bytes = files.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (bytes > limits.maxBytes) refusals.push(refusal("zip_too_large", { limit: limits.maxBytes }));
  if (files.length === 0 && refusals.length === 0) refusals.push(refusal("zip_empty"));
  if (refusals.length > 0) throw new RefusedBuild(refusals.slice(0, MAX_REFUSALS));
  return files;
}

async function* entriesOf(zip: yauzl.ZipFile): AsyncGenerator<yauzl.Entry> {
  try {
    yield* zip.eachEntry();
  } catch {
    throw new RefusedBuild([refusal("zip_unreadable")]);
  }
}

/** Names without the UTF-8 flag are code page 437 by the standard. */
function nameOf(entry: yauzl.Entry): string {
  return yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
}

function isFolder(name: string, entry: yauzl.Entry): boolean {
  return /[/\\]$/.test(name) && entry.uncompressedSize === 0;
}

function entryRefusals(entry: yauzl.Entry, file: string, { maxFileBytes }: BuildLimits): BuildRefusal[] {
  const kind = (entry.externalFileAttributes >>> 16) & FILE_KIND_MASK;
  const ratio = entry.uncompressedSize / Math.max(entry.compressedSize, 1);
  const isKnownMethod = entry.compressionMethod === STORED || entry.compressionMethod === DEFLATED;
  return [
    ...(kind !== 0 && kind !== REGULAR_FILE && kind !== FOLDER ? [refusal("zip_link", { file })] : []),
    ...(entry.isEncrypted() ? [refusal("zip_encrypted", { file })] : []),
    ...(isKnownMethod ? [] : [refusal("zip_method_unknown", { file })]),
    ...(entry.uncompressedSize > maxFileBytes ? [refusal("zip_file_too_large", { file, limit: maxFileBytes })] : []),
    ...(entry.uncompressedSize > RATIO_FREE_BYTES && ratio > MAX_COMPRESSION_RATIO
      ? [refusal("zip_compressed_too_well", { file, limit: MAX_COMPRESSION_RATIO })]
      : []),
  ];
}

/** Bombs of a few kilobytes name the same compressed bytes thousands of times. */
function overlapRefusals(entries: readonly yauzl.Entry[]): BuildRefusal[] {
  const byOffset = [...entries].sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  const overlapping = byOffset.find((entry, index) => {
    const next = byOffset[index + 1];
    return next !== undefined && endOf(entry) > next.relativeOffsetOfLocalHeader;
  });
  return overlapping ? [refusal("zip_overlap", { file: nameOf(overlapping) })] : [];
}

function endOf({ relativeOffsetOfLocalHeader, fileNameLength, compressedSize }: yauzl.Entry): number {
  return relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES + fileNameLength + compressedSize;
}

/** Inflates while it is read; fails where the content is not what the directory says. */
async function readContent(zip: yauzl.ZipFile, entry: yauzl.Entry, name: string): Promise<Readable> {
  const damaged = () => new RefusedBuild([refusal("zip_damaged", { file: name })]);
  const header = await zip.readLocalFileHeaderPromise(entry).catch(() => {
    throw damaged();
  });
  if (!header.fileName.equals(entry.fileNameRaw)) throw new RefusedBuild([refusal("zip_name_mismatch", { file: name })]);
  const content = await zip.openReadStreamPromise(entry).catch(() => {
    throw damaged();
  });
  let checksum = 0;
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      checksum = crc32(chunk, checksum);
      done(null, chunk);
    },
    flush(done) {
      done(checksum === entry.crc32 ? null : damaged());
    },
  });
  content.once("error", () => check.destroy(damaged()));
  check.once("close", () => content.destroy());
  return content.pipe(check);
}
