import { createHash } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { readRange } from "./byte-range";

export type ServedFile = { body: Uint8Array<ArrayBuffer>; contentType: string; etag: string };

const MAX_CACHED_FILE_BYTES = 512 * 1024;
const MAX_CACHE_BYTES = 32 * 1024 * 1024;

/** Small files are cached in memory until they change on disk. */
export type FileFolder = { find(requestPath: string): Promise<ServedFile | null> };

type Cached = { file: ServedFile; modifiedMs: number };

/** Serves only files inside `root` with a known extension; no hidden files, no tests. */
export function openFileFolder(root: string, contentTypes: Record<string, string>): FileFolder {
  const cache = new Map<string, Cached>();
  let cachedBytes = 0;
  return {
    async find(requestPath) {
      const contentType = contentTypes[path.extname(requestPath)];
      if (contentType === undefined || !isServedName(requestPath)) return null;
      const filePath = await resolveInside(root, requestPath);
      if (filePath === null) return null;
      const { mtimeMs, size } = await stat(filePath);
      const cached = cache.get(filePath);
      if (cached?.modifiedMs === mtimeMs) return cached.file;
      const body = new Uint8Array(await readFile(filePath));
      const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
      const file = { body, contentType, etag };
      if (size <= MAX_CACHED_FILE_BYTES && cachedBytes + size <= MAX_CACHE_BYTES) {
        cachedBytes += size - (cached?.file.body.byteLength ?? 0);
        cache.set(filePath, { file, modifiedMs: mtimeMs });
      }
      return file;
    },
  };
}

function isServedName(requestPath: string): boolean {
  return requestPath.split("/").every((part) => /^[\w-][\w.-]*$/.test(part) && !/\.test\.\w+$/.test(part));
}

/** Null for symlinks that leave the folder. */
async function resolveInside(root: string, requestPath: string): Promise<string | null> {
  try {
    const realRoot = await realpath(root);
    const filePath = await realpath(path.join(realRoot, requestPath));
    if (!filePath.startsWith(realRoot + path.sep)) return null;
    return (await stat(filePath)).isFile() ? filePath : null;
  } catch {
    return null;
  }
}

export function createFileResponse(request: Request, file: ServedFile, headers: Record<string, string>): Response {
  const allHeaders = { ...headers, ETag: file.etag, "X-Content-Type-Options": "nosniff" };
  if (request.headers.get("if-none-match")?.includes(file.etag)) {
    return new Response(null, { status: 304, headers: allHeaders });
  }
  const total = file.body.byteLength;
  const range = readRange(request.headers.get("range"), total);
  if (range === "outside") {
    return new Response(null, { status: 416, headers: { ...allHeaders, "Content-Range": `bytes */${String(total)}` } });
  }
  const { start, end } = range ?? { start: 0, end: total - 1 };
  return new Response(request.method === "HEAD" ? null : file.body.subarray(start, end + 1), {
    status: range ? 206 : 200,
    headers: {
      ...allHeaders,
      "Accept-Ranges": "bytes",
      "Content-Type": file.contentType,
      "Content-Length": String(end + 1 - start),
      ...(range && { "Content-Range": `bytes ${String(start)}-${String(end)}/${String(total)}` }),
    },
  });
}
