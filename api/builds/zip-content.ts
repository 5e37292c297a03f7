import { Transform, type Readable } from "node:stream";
import { crc32 } from "node:zlib";
import type * as yauzl from "yauzl";
import { RefusedBuild, refusal } from "./refused-build";

/** Inflates while it is read; fails where the content is not what the directory says. */
export async function readContent(zip: yauzl.ZipFile, entry: yauzl.Entry, name: string): Promise<Readable> {
  const damaged = () => new RefusedBuild([refusal("zip_damaged", { file: name })]);
  const content = await zip.openReadStreamPromise(entry).catch(() => {
    throw damaged();
  });
  return checked(content, entry.crc32, damaged);
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
