import type * as z from "zod";
import { isDeeperThan, REQUEST_LIMITS } from "~/rules/request-limits";

const MAX_DEPTH = 32;
/** Each field costs more memory than its bytes. */
const MAX_FIELDS = 250;
/** What browsers write: an ambiguous boundary could be counted in one way and parsed in another. */
export const BOUNDARY = /^multipart\/form-data; ?boundary=([\w'+.:=?-]{1,70})$/i;

export function badRequest(): Response {
  return new Response(null, { status: 400, statusText: "Bad Request" });
}

export async function readRequestBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readBody(request));
  if (!parsed.success) throw badRequest();
  return parsed.data;
}

async function readBody(request: Request): Promise<unknown> {
  try {
    const type = typeOf(request);
    if (!type.startsWith("application/json")) return Object.fromEntries(await readForm(request));
    const value: unknown = await new Response(await readBytes(request)).json();
    return isDeeperThan(value, MAX_DEPTH) ? null : value;
  } catch (error) {
    if (error instanceof Response) throw error;
    return null;
  }
}

/** Rejects with a 413 or 400 response, or with a TypeError for a truncated form. */
export async function readForm(request: Request, maxBytes?: number): Promise<FormData> {
  const type = typeOf(request);
  const bytes = await readBytes(request, maxBytes);
  const boundary = BOUNDARY.exec(type)?.[1];
  const isForm = boundary !== undefined || type.startsWith("application/x-www-form-urlencoded");
  if (!isForm || hasMoreThan(MAX_FIELDS, bytes, boundary === undefined ? "&" : `--${boundary}`)) {
    throw badRequest();
  }
  return new Response(bytes, { headers: { "content-type": type } }).formData();
}

function typeOf(request: Request): string {
  return request.headers.get("content-type") ?? "";
}

function hasMoreThan(max: number, bytes: Buffer, separator: string): boolean {
  let at = -1;
  for (let found = 0; found <= max; found++) {
    at = bytes.indexOf(separator, at + 1);
    if (at < 0) return false;
  }
  return true;
}

export async function readBytes(
  request: Request,
  maxBytes: number = REQUEST_LIMITS.bodyBytes,
): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of readPieces(request, maxBytes)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Counts while reading: a chunked body has no length header. */
export async function* readPieces(request: Request, maxBytes: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = request.body?.getReader();
  for (let bytes = 0; reader;) {
    const { done, value } = await reader.read();
    if (done) return;
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      // Cancelling would close the connection before the response.
      reader.releaseLock();
      throw new Response(null, { status: 413, statusText: "Content Too Large" });
    }
    yield value;
  }
}
