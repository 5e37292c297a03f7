import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, open, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { BuildLimits, BuildReport } from "~contract/entities/build";
import { reportBuild, type InspectedFile } from "./build-report";
import { findEntryPage } from "./entry-page";
import type { FileStore } from "./file-store";
import { fileTypeOf, type FileType } from "./file-types";
import { readZip, type CheckedZip, type ZipEntry } from "./read-zip";
import { RefusedBuild, refusal } from "./refused-build";

/** A file as it is served. Bytes: of the file, and of its compressed forms, null where they would not be smaller. */
export type BuildFile = {
  hash: string;
  bytes: number;
  contentType: string;
  encoding: FileType["encoding"];
  brotliBytes: number | null;
  gzipBytes: number | null;
};

export type ImportedBuild = {
  /** SHA-256 of the names and contents. */
  buildId: string;
  files: Record<string, BuildFile>;
  report: BuildReport;
};

type ImportOptions = {
  limits: BuildLimits;
  store: FileStore;
  /** Folder for unfinished files, on the store's file system. */
  workFolder: string;
  onProgress?(done: number, total: number): void;
};

const HEAD_BYTES = 4_096;
const MAX_TEXT_BYTES = 4 * 1024 * 1024;
const MIN_COMPRESSED_BYTES = 1_024;
/** Brotli's best takes a second per megabyte; large files get the fast setting that still beats gzip's best. */
const SLOW_BROTLI_BYTES = 2 * 1024 * 1024;
const READ_AS_TEXT = /\.(m?js|html?|json|css|framework\.js)$/i;

/** Checks and stores the files of a zip, one after the other, so that memory does not grow with the zip. */
export async function importBuild(zipPath: string, options: ImportOptions): Promise<ImportedBuild> {
  const zip = await readZip(zipPath, options.limits);
  await mkdir(options.workFolder, { recursive: true });
  const folder = await mkdtemp(path.join(options.workFolder, "build-"));
  try {
    return await importFiles(zip, folder, options);
  } finally {
    zip.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function importFiles(zip: CheckedZip, folder: string, { store, onProgress }: ImportOptions): Promise<ImportedBuild> {
  const start = findEntryPage(zip.entries);
  if (start === null) throw new RefusedBuild([refusal("no_page")]);
  const entries = zip.entries.filter(({ name }) => name.startsWith(start.root));
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  const files: Record<string, BuildFile> = {};
  const inspected: InspectedFile[] = [];
  let done = 0;
  for (const entry of entries) {
    const name = entry.name.slice(start.root.length);
    const { file, text } = await importFile(entry, name, folder, store);
    files[name] = file;
    const sentBytes = file.brotliBytes ?? file.bytes;
    inspected.push({ name, bytes: file.bytes, sentBytes, contentType: file.contentType, text });
    onProgress?.((done += entry.bytes), total);
  }
  return { buildId: buildIdOf(files, start.entry), files, report: reportBuild(start.entry, inspected) };
}

async function importFile(entry: ZipEntry, name: string, folder: string, store: FileStore) {
  const unpacked = path.join(folder, "unpacked");
  const hash = await unpack(entry, unpacked);
  const head = await readStart(unpacked, READ_AS_TEXT.test(name) ? MAX_TEXT_BYTES : HEAD_BYTES);
  const type = fileTypeOf(name, head);
  const isCompressed = type.isCompressible && entry.bytes >= MIN_COMPRESSED_BYTES;
  const brotliBytes = isCompressed ? await addCompressed(unpacked, hash, "br", store) : null;
  const gzipBytes = isCompressed ? await addCompressed(unpacked, hash, "gz", store) : null;
  await store.add(hash, unpacked);
  const file = { hash, bytes: entry.bytes, contentType: type.contentType, encoding: type.encoding };
  return {
    file: { ...file, brotliBytes, gzipBytes },
    text: head.toString(READ_AS_TEXT.test(name) ? "utf8" : "latin1"),
  };
}

async function unpack(entry: ZipEntry, target: string): Promise<string> {
  const hash = createHash("sha256");
  const digest = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(await entry.read(), digest, createWriteStream(target));
  return hash.digest("hex");
}

async function readStart(file: string, bytes: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The size in bytes; null if it saves less than a twentieth. */
async function addCompressed(source: string, hash: string, form: "br" | "gz", store: FileStore): Promise<number | null> {
  const { size } = await stat(source);
  const target = `${source}.${form}`;
  const quality = size > SLOW_BROTLI_BYTES ? 5 : 10;
  const compress =
    form === "br"
      ? createBrotliCompress({
          params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
        })
      : createGzip({ level: 9 });
  await pipeline(createReadStream(source), compress, createWriteStream(target));
  const compressed = await stat(target);
  if (compressed.size > size * 0.95) return null;
  await store.add(`${hash}.${form}`, target);
  return compressed.size;
}

function buildIdOf(files: Record<string, BuildFile>, entry: string): string {
  const hash = createHash("sha256").update(entry);
  for (const name of Object.keys(files).sort()) hash.update(`\0${name}\0${files[name]?.hash ?? ""}`);
  return hash.digest("hex");
}
