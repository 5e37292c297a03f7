import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";
import type { CatalogueFile } from "./export-catalogue";

/** Equal catalogues are equal zips. */
const ZIP_TIME = new Date(1980, 0, 1);

/** One file after the other, so that memory does not grow with them; without a reader it goes no further. */
export function zipCatalogue(files: AsyncIterable<CatalogueFile>, onFile?: (written: number) => void): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  fill(zip, files, { output, onFile }).catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return output;
}

type Filling = { output: Readable; onFile: ((written: number) => void) | undefined };

async function fill(zip: ZipFile, files: AsyncIterable<CatalogueFile>, { output, onFile }: Filling): Promise<void> {
  const closed = new AbortController();
  output.once("close", () => {
    closed.abort();
  });
  let count = 0;
  for await (const { name, read } of files) {
    closed.signal.throwIfAborted();
    const content = await read();
    const isRead = finished(content, { writable: false, signal: closed.signal });
    zip.addReadStream(content, name, { mtime: ZIP_TIME, mode: 0o100644 });
    await isRead.finally(() => content.destroy());
    onFile?.((count += 1));
  }
  zip.end();
}
