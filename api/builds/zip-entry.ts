import * as yauzl from "yauzl";
import type { BuildRefusal } from "~contract/entities/build";
import { MAX_COMPRESSION_RATIO, RATIO_FREE_BYTES } from "./build-limits";
import { refusal } from "./refused-build";

export const DEFLATED = 8;
const STORED = 0;
const FILE_KIND_MASK = 0o170_000;
const REGULAR_FILE = 0o100_000;
const FOLDER = 0o040_000;
const LOCAL_HEADER_BYTES = 30;
const DIRECTORY_ENTRY_BYTES = 46;
const UTF8_FLAG = 0x800;

const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

/** Names without the UTF-8 flag are code page 437 by the standard, but some archivers write UTF-8 and set no flag. */
export function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: yauzl.Entry): string {
  const flags = isUtf8(fileNameRaw) ? generalPurposeBitFlag | UTF8_FLAG : generalPurposeBitFlag;
  return yauzl.getFileNameLowLevel(flags, fileNameRaw, extraFields, true);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    strictUtf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

export function isFolder(name: string, entry: yauzl.Entry): boolean {
  return (/[/\\]$/.test(name) || kindOf(entry) === FOLDER) && entry.uncompressedSize === 0;
}

/** Of the zip's systems only Unix writes a kind; the others leave it empty. */
function kindOf({ externalFileAttributes }: yauzl.Entry): number {
  return (externalFileAttributes >>> 16) & FILE_KIND_MASK;
}

export function refusalsOfEntry(entry: yauzl.Entry, file: string): BuildRefusal[] {
  const kind = kindOf(entry);
  const isKnownMethod = entry.compressionMethod === STORED || entry.compressionMethod === DEFLATED;
  return [
    ...(kind !== 0 && kind !== REGULAR_FILE ? [refusal("zip_link", { file })] : []),
    ...(entry.isEncrypted() ? [refusal("zip_encrypted", { file })] : []),
    ...(isKnownMethod ? [] : [refusal("zip_method_unknown", { file })]),
  ];
}

/** A bomb is one large file, or many small ones. */
export function refusalsOfRatios(entries: readonly yauzl.Entry[], zipBytes: number): BuildRefusal[] {
  const bytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const isBomb = bytes > RATIO_FREE_BYTES && bytes / zipBytes > MAX_COMPRESSION_RATIO;
  const limit = MAX_COMPRESSION_RATIO;
  return entries
    .filter((entry) => ratioOf(entry) > limit && (isBomb || entry.uncompressedSize > RATIO_FREE_BYTES))
    .map((entry) => refusal("zip_compressed_too_well", { file: nameOf(entry), limit }));
}

function ratioOf({ uncompressedSize, compressedSize }: yauzl.Entry): number {
  return uncompressedSize / Math.max(compressedSize, 1);
}

/** Bombs of a few kilobytes name the same compressed bytes thousands of times. */
export function refusalsOfOverlaps(entries: readonly yauzl.Entry[], directoryStart: number): BuildRefusal[] {
  const byOffset = [...entries].sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  const overlapping = byOffset.find((entry, index) => {
    const next = byOffset[index + 1]?.relativeOffsetOfLocalHeader ?? directoryStart;
    return earliestEndOf(entry) > next;
  });
  return overlapping ? [refusal("zip_overlap", { file: nameOf(overlapping) })] : [];
}

function earliestEndOf({ relativeOffsetOfLocalHeader, fileNameLength, compressedSize }: yauzl.Entry): number {
  return relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES + fileNameLength + compressedSize;
}

export function directoryBytesOf({ fileNameLength, extraFieldLength, fileCommentLength }: yauzl.Entry): number {
  return DIRECTORY_ENTRY_BYTES + fileNameLength + extraFieldLength + fileCommentLength;
}
