import { Transform, type Readable } from "node:stream";
import { crc32 } from "node:zlib";
import type * as yauzl from "yauzl";
import { RefusedBuild, refusal } from "./refused-build";

const ENCRYPTED_FLAG = 0x1;
/** Sizes and checksum follow the content, so the header before it has none. */
const SIZES_FOLLOW_FLAG = 0x8;
const IN_ZIP64_FIELD = 0xffffffff;

/** Inflates while it is read; fails where the content is not what the directory says. */
export async function readContent(zip: yauzl.ZipFile, entry: yauzl.Entry, name: string): Promise<Readable> {
  const damaged = () => new RefusedBuild([refusal("zip_damaged", { file: name })]);
  const header = await zip.readLocalFileHeaderPromise(entry).catch(() => {
    throw damaged();
  });
  if (!header.fileName.equals(entry.fileNameRaw))
    throw new RefusedBuild([refusal("zip_name_mismatch", { file: name })]);
  if (!isSameFile(header, entry)) throw damaged();
  const content = await zip.openReadStreamPromise(entry).catch(() => {
    throw damaged();
  });
  return checked(content, entry.crc32, damaged);
}

function isSameFile(header: yauzl.LocalFileHeader, entry: yauzl.Entry): boolean {
  const flags = header.generalPurposeBitFlag;
  if (header.compressionMethod !== entry.compressionMethod || (flags & ENCRYPTED_FLAG) !== 0) return false;
  if ((flags & SIZES_FOLLOW_FLAG) !== 0) return true;
  return (
    header.crc32 === entry.crc32 &&
    isSameSize(header.compressedSize, entry.compressedSize) &&
    isSameSize(header.uncompressedSize, entry.uncompressedSize)
  );
}

function isSameSize(inHeader: number, inDirectory: number): boolean {
  return inHeader === inDirectory || inHeader === IN_ZIP64_FIELD;
}

function checked(content: Readable, expected: number, damaged: () => RefusedBuild): Readable {
  let checksum = 0;
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      checksum = crc32(chunk, checksum);
      done(null, chunk);
    },
    flush(done) {
      done(checksum === expected ? null : damaged());
    },
  });
  // Inflating can fail twice: in the data, and by its length.
  content.on("error", () => check.destroy(damaged()));
  check.once("close", () => content.destroy());
  return content.pipe(check);
}
