import * as yauzl from "yauzl";

const ENCRYPTED_FLAG = 0x1;
/** Sizes and checksum follow the content, so the header before it need not have them. */
const SIZES_FOLLOW_FLAG = 0x8;
const ELSEWHERE = 0xffffffff;
const ZIP64_FIELD = 0x0001;
const UNICODE_NAME_FIELD = 0x7075;
const DESCRIPTOR = 0x08074b50;

/** Checksum and two sizes, of 32 or 64 bits, with or without a signature. */
export const DESCRIPTOR_LENGTHS: readonly number[] = [12, 16, 20, 24];

export function sizesFollow({ generalPurposeBitFlag }: yauzl.LocalFileHeader): boolean {
  return (generalPurposeBitFlag & SIZES_FOLLOW_FLAG) !== 0;
}

/** Whether the header before the content gives the file the name that the directory gives it. */
export function isSameName(header: yauzl.LocalFileHeader, entry: yauzl.Entry): boolean {
  const unicode = fieldOf(fieldsOf(header), UNICODE_NAME_FIELD);
  const inDirectory = fieldOf(entry.extraFields, UNICODE_NAME_FIELD);
  return header.fileName.equals(entry.fileNameRaw) && (unicode?.equals(inDirectory ?? Buffer.alloc(0)) ?? true);
}

/** Whether the header before the content says nothing else than the directory. */
export function isSameFile(header: yauzl.LocalFileHeader, entry: yauzl.Entry): boolean {
  const isEncrypted = (header.generalPurposeBitFlag & ENCRYPTED_FLAG) !== 0;
  if (header.compressionMethod !== entry.compressionMethod || isEncrypted) return false;
  const isKnownLater = sizesFollow(header);
  const isTrue = (said: number | null, value: number) => said === value || (isKnownLater && said === 0);
  const [bytes, compressed] = sizesOf(header);
  return (
    isTrue(header.crc32, entry.crc32) &&
    isTrue(bytes, entry.uncompressedSize) &&
    isTrue(compressed, entry.compressedSize)
  );
}

/** Inflated and compressed; null for a 64-bit number that is missing. */
function sizesOf(header: yauzl.LocalFileHeader): [number | null, number | null] {
  const wide = fieldOf(fieldsOf(header), ZIP64_FIELD) ?? Buffer.alloc(0);
  let offset = 0;
  const wideOr = (size: number) => {
    if (size !== ELSEWHERE) return size;
    offset += 8;
    return wide.length < offset ? null : Number(wide.readBigUInt64LE(offset - 8));
  };
  return [wideOr(header.uncompressedSize), wideOr(header.compressedSize)];
}

/** What follows the content says the same as the directory. */
export function isDescriptor(bytes: Buffer, entry: yauzl.Entry): boolean {
  const isSigned = bytes.length === 16 || bytes.length === 24;
  if (isSigned && bytes.readUInt32LE(0) !== DESCRIPTOR) return false;
  const values = isSigned ? bytes.subarray(4) : bytes;
  const isWide = values.length === 20;
  const sizeAt = (index: number) =>
    isWide ? Number(values.readBigUInt64LE(4 + index * 8)) : values.readUInt32LE(4 + index * 4);
  return (
    values.readUInt32LE(0) === entry.crc32 && sizeAt(0) === entry.compressedSize && sizeAt(1) === entry.uncompressedSize
  );
}

function fieldsOf({ extraField }: yauzl.LocalFileHeader): yauzl.ExtraField[] {
  try {
    return yauzl.parseExtraFields(extraField);
  } catch {
    return [];
  }
}

function fieldOf(fields: readonly yauzl.ExtraField[], id: number): Buffer | undefined {
  return fields.find((field) => field.id === id)?.data;
}
