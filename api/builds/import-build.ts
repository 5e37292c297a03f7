import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import type { BuildLimits, BuildReport } from "~contract/entities/build";
import { reportBuild, type ReportedFile } from "./build-report";
import { refusalsOf, refuseIfAny, type BuildSource, type SourceFile } from "./build-source";
import { addCompressedForms, lacksCompressedForms } from "./compress-file";
import { traceEngineFile } from "./engines";
import { findEntryPage } from "./entry-page";
import type { FileStore } from "./file-store";
import { safeName } from "./file-names";
import { fileTypeOf, type FileType } from "./file-types";
import { inflateStart, inflated } from "./inflate";
import { inReadingOrder } from "./reading-order";
import { RefusedBuild, refusal } from "./refused-build";
import type { BuildFile, StoredFile, StoredFileIndex } from "./stored-file";
import { noFindings, scanText, toFileNames, type FileNames, type TextFindings } from "./text-scan";
import { readStart, unpack } from "./unpack";

export type ImportedBuild = {
  /** SHA-256 of the names and contents. */
  buildId: string;
  files: ReadonlyMap<string, BuildFile>;
  report: BuildReport;
};

export type ImportOptions = {
  limits: BuildLimits;
  store: FileStore;
  /** Without one, every file is stored again. */
  index?: StoredFileIndex;
  /** Stored files that are part of the build, by name. */
  reused?: Readonly<Record<string, StoredFile>>;
  onProgress?: (done: number, total: number) => void;
  signal?: AbortSignal;
};

/** A file of the build, still with the names of the source; `stored` is null until it is in the store. */
type Entry = SourceFile & { stored: StoredFile | null };

type Run = {
  options: ImportOptions;
  folder: string;
  names: FileNames;
  findings: TextFindings;
  advance: (bytes: number) => void;
};

const SCANNED = /^(text\/(html|javascript|css)|application\/json)\b/;

/** Checks and stores the files, one after the other, so that memory does not grow with the build; closes the source. */
export async function importBuild(source: BuildSource | null, options: ImportOptions): Promise<ImportedBuild> {
  const { workFolder } = options.store;
  await mkdir(workFolder, { recursive: true });
  const folder = await mkdtemp(path.join(workFolder, "build-"));
  try {
    return await importEntries(entriesOf(source, options), folder, options);
  } finally {
    source?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function entriesOf(source: BuildSource | null, { limits, store, reused = {} }: ImportOptions): Entry[] {
  const sent = source?.files.map((file) => ({ ...file, stored: null })) ?? [];
  const kept = Object.entries(reused).map(([name, stored]) => {
    if (safeName(name) !== name) throw new RefusedBuild([refusal("zip_name_unsafe", { file: name })]);
    return { name, bytes: stored.bytes, stored, read: () => store.read(stored.hash) };
  });
  const entries = [...sent, ...kept];
  refuseIfAny(refusalsOf(entries, limits));
  return entries;
}

async function importEntries(entries: Entry[], folder: string, options: ImportOptions): Promise<ImportedBuild> {
  const start = findEntryPage(entries.map(({ name }) => name));
  if (start === null) throw new RefusedBuild([refusal("no_page")]);
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const names = toFileNames(entries.map(({ name }) => name));
  const advance = (bytes: number) => options.onProgress?.((done += bytes), total);
  const run: Run = { options, folder, names, findings: noFindings(), advance };
  const files = new Map<string, BuildFile>();
  const reported: ReportedFile[] = [];
  for (const entry of inReadingOrder(entries)) {
    options.signal?.throwIfAborted();
    const name = entry.name.slice(start.root.length);
    const file = await importEntry(entry, name, run);
    files.set(name, file);
    const sentBytes = file.brotliBytes ?? file.bytes;
    reported.push({ name, bytes: file.bytes, sentBytes, contentType: file.contentType });
  }
  const report = reportBuild(start.entry, reported, run.findings);
  return { buildId: buildIdOf(files, start.entry), files, report };
}

async function importEntry({ read, stored, bytes }: Entry, name: string, run: Run): Promise<BuildFile> {
  if (stored !== null) {
    const { store } = run.options;
    const head = await readStart(await store.read(stored.hash));
    const type = await inspect(name, head, () => store.read(stored.hash), run);
    run.advance(bytes);
    return { ...stored, ...withoutCompressibility(type) };
  }
  const unpacked = path.join(run.folder, "unpacked");
  const file = await unpack(await read(), unpacked, run.advance);
  const open = () => Promise.resolve(createReadStream(unpacked));
  const type = await inspect(name, await readStart(await open()), open, run);
  return { ...(await storeFile({ ...file, path: unpacked }, type, run.options)), ...withoutCompressibility(type) };
}

/** Adds what the file says to the findings. */
async function inspect(name: string, head: Buffer, open: () => Promise<Readable>, run: Run): Promise<FileType> {
  const { findings, names } = run;
  const claimed = fileTypeOf(name, head);
  const { encoding } = claimed;
  const start = encoding === null ? head : await inflateStart(head, encoding);
  traceEngineFile(name, start ?? head, findings.engines);
  const type: FileType = start === null ? { ...claimed, encoding: null, isCompressible: true } : claimed;
  if (!SCANNED.test(type.contentType)) return type;
  if (type.encoding === null) await scanText(name, await open(), findings, names);
  else await scanInflated(name, inflated(await open(), type.encoding), run);
  return type;
}

/** The rest of what begins as a compressed file may be anything. */
async function scanInflated(name: string, content: Readable, { findings, names }: Run): Promise<void> {
  await scanText(name, content, findings, names).catch((error: unknown) => {
    if (!content.errored) throw error;
  });
}

function withoutCompressibility({ contentType, encoding }: FileType): Pick<BuildFile, "contentType" | "encoding"> {
  return { contentType, encoding };
}

type Unpacked = { path: string; hash: string; bytes: number };

async function storeFile(file: Unpacked, type: FileType, { store, index }: ImportOptions): Promise<StoredFile> {
  const { hash, bytes } = file;
  const known = await index?.claim({ hash, bytes });
  if (known && !(type.isCompressible && (await lacksCompressedForms(file.path, known)))) return known;
  const forms = type.isCompressible ? await addCompressedForms(file, store) : { brotliBytes: null, gzipBytes: null };
  if (!known) await store.add(hash, file.path);
  const stored = { hash, bytes, ...forms };
  await index?.complete(stored);
  return stored;
}

export function buildIdOf(files: ReadonlyMap<string, Pick<BuildFile, "hash">>, entry: string): string {
  const hash = createHash("sha256").update(entry);
  for (const name of [...files.keys()].sort()) hash.update(`\0${name}\0${files.get(name)?.hash ?? ""}`);
  return hash.digest("hex");
}
