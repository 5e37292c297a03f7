import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** What is read of a request for a file of a build; the path is encoded and without its query. */
export type GameRequest = { method: string; path: string; header: (name: string) => string | null };

export type GameAnswer = { status: number; headers: Record<string, string>; body: Readable | Uint8Array | null };

export function plainAnswer(status: number, text: string): GameAnswer {
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
  };
  return { status, headers, body: Buffer.from(`${text}\n`) };
}

/** For a HEAD request. */
export function withoutBody({ status, headers, body }: GameAnswer): GameAnswer {
  if (body instanceof Readable) body.destroy();
  return { status, headers, body: null };
}

export function toResponse({ status, headers, body }: GameAnswer): Response {
  const content = body instanceof Readable ? (Readable.toWeb(body) as ReadableStream<Uint8Array>) : body?.slice();
  return new Response(content ?? null, { status, headers });
}

/** A file that cannot be read to its end cuts the connection, so that nobody takes it for complete. */
export async function writeAnswer(response: ServerResponse, { status, headers, body }: GameAnswer): Promise<void> {
  response.writeHead(status, headers);
  if (!(body instanceof Readable)) {
    response.end(body ?? undefined);
    return;
  }
  await pipeline(body, response).catch(() => response.destroy());
}
