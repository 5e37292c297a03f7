import { randomUUID } from "node:crypto";
import { mkdir, open, rm, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { REQUEST_LIMITS } from "~/rules/request-limits";
import { env } from "./env.server";
import { badRequest, BOUNDARY, readPieces } from "./request-body.server";

/** `bytes` counts what was sent, even where it was too much to store. */
export type ReceivedFile = {
  bytes: number;
  read: (start: number, maxBytes: number) => Promise<Buffer<ArrayBuffer>>;
};

/** Without a file where none was chosen: browsers then send an empty one. */
export type ReceivedForm = { fields: Record<string, string>; file: ReceivedFile | null };

const FORM_LIMITS = { fieldNameSize: 100, fieldSize: 64 * 1024, fields: 20, files: 1, parts: 21, headerSize: 8 * 1024 };

const folder = env.DATA_DIR.startsWith("memory:") ? tmpdir() : path.join(env.DATA_DIR, "received");

/** Stores the form's one file on disk while it arrives; the file is gone when `handle` has ended. */
export async function receiveForm<Result>(
  request: Request,
  maxFileBytes: number,
  handle: (form: ReceivedForm) => Promise<Result>,
): Promise<Result> {
  const store = await openNameless();
  try {
    return await handle(await readForm(request, maxFileBytes, store));
  } finally {
    await store.close();
  }
}

/** Without a name nothing is left behind when the process ends. */
async function openNameless(): Promise<FileHandle> {
  await mkdir(folder, { recursive: true });
  const name = path.join(folder, randomUUID());
  const handle = await open(name, "wx+", 0o600);
  await rm(name);
  return handle;
}

async function readForm(request: Request, maxFileBytes: number, handle: FileHandle): Promise<ReceivedForm> {
  const type = request.headers.get("content-type") ?? "";
  if (!BOUNDARY.test(type)) throw badRequest();
  const fields = new Map<string, string>();
  let stored = Promise.resolve(0);
  const parser = new Busboy({ headers: { "content-type": type }, limits: FORM_LIMITS });
  const fail = () => parser.destroy(new Error("more than a form of the portal has"));
  parser.on("field", (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) fail();
    else fields.set(name, value);
  });
  let diskError: Error | null = null;
  parser.on("file", (_name, stream) => {
    const write = (piece: Buffer) =>
      handle.writeFile(piece).catch((error: Error) => {
        diskError = error;
        throw error;
      });
    stored = store(stream, maxFileBytes, write);
    stored.catch(fail);
  });
  for (const event of ["partsLimit", "filesLimit", "fieldsLimit"] as const) parser.on(event, fail);
  const pieces = Readable.from(readPieces(request, REQUEST_LIMITS.bundleBytes));
  await pipeline(pieces, parser).catch((error: unknown) => {
    throw error instanceof Response ? error : (diskError ?? badRequest());
  });
  const bytes = await stored;
  const read = (start: number, maxBytes: number) => readAt(handle, start, Math.min(maxBytes, bytes - start));
  return { fields: Object.fromEntries(fields), file: bytes > 0 ? { bytes, read } : null };
}

type Write = (piece: Buffer) => Promise<void>;

async function store(stream: BusboyFileStream, maxBytes: number, write: Write): Promise<number> {
  let bytes = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    bytes += piece.byteLength;
    if (bytes <= maxBytes) await write(piece);
  }
  return bytes;
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer<ArrayBuffer>> {
  const buffer = Buffer.alloc(length);
  for (let filled = 0; filled < length;) {
    const { bytesRead } = await handle.read(buffer, filled, length - filled, position + filled);
    if (bytesRead === 0) throw new Error("a received file is shorter than it was");
    filled += bytesRead;
  }
  return buffer;
}
