import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import type { HashedFile } from "./hashed-files";

/** The same files always make the same zip, so that an upload of it can be resumed. */
const TIME_IN_ZIP = new Date(Date.UTC(2020, 0, 1));

export async function writeZip(files: readonly HashedFile[], path: string): Promise<void> {
  const zip = new ZipFile();
  for (const file of files) {
    zip.addReadStreamLazy(file.name, { mtime: TIME_IN_ZIP, forceDosTimestamp: true, size: file.bytes }, (done) => {
      void file.read().then(
        (stream) => done(null, stream),
        (error: unknown) => done(error, Readable.from([])),
      );
    });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}
