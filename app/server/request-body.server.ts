import type * as z from "zod";
import { isDeeperThan } from "~/rules/json-depth";
import { REQUEST_LIMITS } from "~/rules/request-refusal";

/** No form or script nests what it sends as deep as this. */
const MAX_DEPTH = 32;

/**
 * The checked JSON or form body of an action; answers 400 when it is not what the action takes, and 413 when it is longer
 * than any may be.
 */
export async function requestBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readBody(request));
  if (!parsed.success) throw new Response(null, { status: 400, statusText: "Bad Request" });
  return parsed.data;
}

async function readBody(request: Request): Promise<unknown> {
  try {
    const type = request.headers.get("content-type") ?? "";
    const body = new Response(await readBytes(request), { headers: { "content-type": type } });
    if (!type.startsWith("application/json")) return Object.fromEntries(await body.formData());
    const value: unknown = await body.json();
    return isDeeperThan(value, MAX_DEPTH) ? null : value;
  } catch (error) {
    if (error instanceof Response) throw error;
    return null;
  }
}

/** Counts what comes: a body that is sent in pieces does not say how long it is. */
export async function readBytes(request: Request, most: number = REQUEST_LIMITS.bodyBytes): Promise<Blob> {
  const reader = request.body?.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let bytes = 0; reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > most) {
      reader.cancel().catch(() => undefined);
      throw new Response(null, { status: 413, statusText: "Content Too Large" });
    }
    pieces.push(value);
  }
  return new Blob(pieces);
}
