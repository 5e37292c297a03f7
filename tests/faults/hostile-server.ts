import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createGzip } from "node:zlib";

const MEBIBYTE = 1024 * 1024;
const JSON_HEAD = { "content-type": "application/json" };

/** Streams with backpressure, a mebibyte in memory at most. */
export function endlessBody(mebibytes: number, status = 200): RequestListener {
  const piece = Buffer.alloc(MEBIBYTE, "a");
  return (_, response) => {
    response.writeHead(status, JSON_HEAD);
    response.write('{"data":"');
    let remaining = mebibytes;
    const pump = () => {
      while (remaining > 0) {
        remaining -= 1;
        if (!response.write(piece)) return void response.once("drain", pump);
      }
      response.end('","errors":[]}');
    };
    pump();
  };
}

export async function gzipBomb(mebibytes: number): Promise<Buffer> {
  const piece = Buffer.alloc(MEBIBYTE, "a");
  const gzip = createGzip({ level: 9 });
  const packed: Buffer[] = [];
  gzip.on("data", (chunk: Buffer) => packed.push(chunk));
  gzip.write('{"data":"');
  for (let count = 0; count < mebibytes; count += 1) {
    await new Promise<void>((resolve) => gzip.write(piece, () => resolve()));
  }
  await new Promise<void>((resolve) => gzip.once("end", resolve).end('","errors":[]}'));
  return Buffer.concat(packed);
}

export function slowDrip(body: string, everyMs: number): RequestListener {
  return (_, response) => {
    response.writeHead(200, JSON_HEAD);
    let sent = 0;
    const timer = setInterval(() => {
      response.write(body.charAt(sent));
      sent += 1;
      if (sent < body.length) return;
      clearInterval(timer);
      response.end();
    }, everyMs);
    response.on("close", () => clearInterval(timer));
  };
}

/** Raw bytes on the socket, then a disconnect. */
export function disconnectAfter(bytes: string): RequestListener {
  return ({ socket }) => {
    if (bytes === "") return void socket.resetAndDestroy();
    socket.write(bytes, () => setTimeout(() => socket.resetAndDestroy(), 20));
  };
}

export function hangAfter(...pieces: string[]): RequestListener {
  return (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, JSON_HEAD);
    response.flushHeaders();
    for (const piece of pieces) response.write(piece);
  };
}

/** A body that is not gzip although the header says so; head and body are separate packets. */
export const wrongContentEncoding: RequestListener = (_, response) => {
  response.writeHead(200, { ...JSON_HEAD, "content-encoding": "gzip" });
  response.flushHeaders();
  setTimeout(() => response.end('{"data":{},"errors":[]}'), 20);
};

/** A wrong Content-Length. */
export function wrongContentLength(bytes: number, body: string): RequestListener {
  return (_, response) => {
    response.writeHead(200, { ...JSON_HEAD, "content-length": String(bytes) });
    response.write(body, () => setTimeout(() => response.destroy(), 20));
  };
}
