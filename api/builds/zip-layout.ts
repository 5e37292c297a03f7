import { open, type FileHandle } from "node:fs/promises";
import type * as yauzl from "yauzl";
import type { BuildRefusalCode } from "~contract/entities/build";
import { RefusedBuild, refusal } from "./refused-build";
import { nameOf } from "./zip-entry";
import { isDescriptor, isSameFile, isSameName, sizesFollow, DESCRIPTOR_LENGTHS } from "./zip-header";

const ZIP64_END = 0x06064b50;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_END_BYTES = 56;
const ZIP64_RECORDS_BYTES = ZIP64_END_BYTES + 20;
const END_BYTES = 22;
/** A 32-bit or 16-bit number that stands for one of 64 bits elsewhere. */
const ELSEWHERE = { 4: 0xffffffff, 2: 0xffff };

type Directory = { entries: readonly yauzl.Entry[]; start: number; end: number };

/**
 * Every byte of a zip belongs to a file that the directory names, or to the directory, and whatever the zip says
 * twice is the same both times: then every reader sees the same files.
 */
export async function assertLayout(zip: yauzl.ZipFile, path: string, directory: Directory): Promise<void> {
  const file = await open(path);
  try {
    await assertEnd(zip, file, directory);
    const inOrder = [...directory.entries].sort((a, b) => placeOf(a) - placeOf(b));
    for (const [index, entry] of inOrder.entries()) {
      if (index === 0 && placeOf(entry) !== 0) throw refused("zip_stray_bytes");
      const next = inOrder[index + 1];
      await assertFile(zip, file, { entry, next: next ? placeOf(next) : directory.start });
    }
  } finally {
    await file.close();
  }
}

/** The records after the directory follow it at once and name no other one. */
async function assertEnd(zip: yauzl.ZipFile, file: FileHandle, { entries, start, end }: Directory): Promise<void> {
  const length = zip.fileSize - zip.comment.length - end;
  const isWide = length === ZIP64_RECORDS_BYTES + END_BYTES;
  if (length !== END_BYTES && !isWide) throw refused("zip_stray_bytes");
  const records = await readBytes(file, end, length);
  const says = (offset: number, bytes: 2 | 4, value: number) => {
    const number = records.readUIntLE(offset, bytes);
    return number === value || (isWide && number === ELSEWHERE[bytes]);
  };
  const base = length - END_BYTES;
  const isTrue =
    (!isWide || isWideEnd(records, { entries, start, end })) &&
    says(base + 8, 2, entries.length) &&
    says(base + 10, 2, entries.length) &&
    says(base + 12, 4, end - start) &&
    says(base + 16, 4, start);
  if (!isTrue) throw refused("zip_unreadable");
}

function isWideEnd(records: Buffer, { entries, start, end }: Directory): boolean {
  const numbers = [4, 24, 32, 40, 48, ZIP64_END_BYTES + 8].map((offset) => Number(records.readBigUInt64LE(offset)));
  const expected = [ZIP64_END_BYTES - 12, entries.length, entries.length, end - start, start, end];
  return (
    records.readUInt32LE(0) === ZIP64_END &&
    records.readUInt32LE(ZIP64_END_BYTES) === ZIP64_LOCATOR &&
    numbers.every((number, index) => number === expected[index])
  );
}

type Placed = { entry: yauzl.Entry; next: number };

async function assertFile(zip: yauzl.ZipFile, file: FileHandle, { entry, next }: Placed): Promise<void> {
  const name = nameOf(entry);
  const header = await zip.readLocalFileHeaderPromise(entry).catch(() => {
    throw refused("zip_damaged", name);
  });
  if (!isSameName(header, entry)) throw refused("zip_name_mismatch", name);
  if (!isSameFile(header, entry)) throw refused("zip_damaged", name);
  const end = header.fileDataStart + entry.compressedSize;
  if (end === next) return;
  if (end > next) throw refused("zip_overlap", name);
  const isDescribed = sizesFollow(header) && DESCRIPTOR_LENGTHS.includes(next - end);
  if (!isDescribed) throw refused("zip_stray_bytes");
  if (!isDescriptor(await readBytes(file, end, next - end), entry)) throw refused("zip_damaged", name);
}

function placeOf({ relativeOffsetOfLocalHeader }: yauzl.Entry): number {
  return relativeOffsetOfLocalHeader;
}

async function readBytes(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  if (bytesRead < length) throw refused("zip_unreadable");
  return buffer;
}

function refused(code: BuildRefusalCode, file?: string): RefusedBuild {
  return new RefusedBuild([refusal(code, file === undefined ? {} : { file })]);
}
