import { createReadStream, createWriteStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip, gzipSync } from "node:zlib";
import type { FileStore } from "./file-store";
import type { StoredFile } from "./stored-file";

const MIN_COMPRESSED_BYTES = 1_024;
/** Brotli's best settings take a second per megabyte; at 5 it is as fast as gzip and still smaller. */
const SLOW_BROTLI_BYTES = 2 * 1024 * 1024;
const SLOW_QUALITY = 9;
const FAST_QUALITY = 5;
/** A form that saves less than a twentieth is not worth inflating. */
const WORTHWHILE = 0.95;

/** Spread over the whole file. */
const SAMPLES = 16;
const SAMPLE_BYTES = 4_096;

type Source = { path: string; hash: string; bytes: number };

/** Stores the compressed forms of a file that is worth it. */
export async function addCompressedForms(
  source: Source,
  store: FileStore,
): Promise<Pick<StoredFile, "brotliBytes" | "gzipBytes">> {
  if (source.bytes < MIN_COMPRESSED_BYTES) return { brotliBytes: null, gzipBytes: null };
  return { brotliBytes: await addForm(source, "br", store), gzipBytes: await addForm(source, "gz", store) };
}

/**
 * True where a sample says that forms are worth it and there are none: an import that first stored the file under
 * another name, say as a picture, did not try.
 */
export async function lacksCompressedForms(path: string, { bytes, brotliBytes, gzipBytes }: StoredFile) {
  if (bytes < MIN_COMPRESSED_BYTES || brotliBytes !== null || gzipBytes !== null) return false;
  const sample = await readSample(path, bytes);
  return gzipSync(sample).length <= sample.length * WORTHWHILE;
}

async function readSample(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const pieces: Buffer[] = [];
    const step = Math.max(Math.floor(bytes / SAMPLES), SAMPLE_BYTES);
    for (let start = 0; start < bytes; start += step) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, start);
      pieces.push(buffer.subarray(0, bytesRead));
    }
    return Buffer.concat(pieces);
  } finally {
    await file.close();
  }
}

async function addForm({ path, hash, bytes }: Source, form: "br" | "gz", store: FileStore): Promise<number | null> {
  const target = `${path}.${form}`;
  await pipeline(
    createReadStream(path),
    form === "br" ? brotli(bytes) : createGzip({ level: 9 }),
    createWriteStream(target),
  );
  const { size } = await stat(target);
  if (size > bytes * WORTHWHILE) return null;
  await store.add(`${hash}.${form}`, target);
  return size;
}

function brotli(bytes: number) {
  const quality = bytes > SLOW_BROTLI_BYTES ? FAST_QUALITY : SLOW_QUALITY;
  return createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes },
  });
}
