import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createGzip } from "node:zlib";

const MEBIBYTE = 1024 * 1024;
const JSON_HEAD = { "content-type": "application/json" };

/** Writes so many mebibytes as fast as they are taken, without holding more than one. */
export function endless(mebibytes: number, status = 200): RequestListener {
  const piece = Buffer.alloc(MEBIBYTE, "a");
  return (_, response) => {
    response.writeHead(status, JSON_HEAD);
    response.write('{"data":"');
    let left = mebibytes;
    const pump = () => {
      while (left > 0) {
        left -= 1;
        if (!response.write(piece)) return void response.once("drain", pump);
      }
      response.end('","errors":[]}');
    };
    pump();
  };
}

/** So many mebibytes of the letter a, packed into some thousand times fewer bytes. */
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

/** A right answer, a byte at a time. */
export function dripping(body: string, everyMs: number): RequestListener {
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

/** Speaks for itself over the bare connection, then cuts it. */
export function cutAfter(said: string): RequestListener {
  return ({ socket }) => {
    if (said === "") return void socket.resetAndDestroy();
    socket.write(said, () => setTimeout(() => socket.resetAndDestroy(), 20));
  };
}

/** A head and a first piece, then nothing any more. */
export function silentAfter(...pieces: string[]): RequestListener {
  return (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, JSON_HEAD);
    response.flushHeaders();
    for (const piece of pieces) response.write(piece);
  };
}

/** Says that a body is packed which is not; head and body come in packets of their own. */
export const mislabelled: RequestListener = (_, response) => {
  response.writeHead(200, { ...JSON_HEAD, "content-encoding": "gzip" });
  response.flushHeaders();
  setTimeout(() => response.end('{"data":{},"errors":[]}'), 20);
};

/** Right answer, sent with a body's length that it does not have. */
export function promising(bytes: number, body: string): RequestListener {
  return (_, response) => {
    response.writeHead(200, { ...JSON_HEAD, "content-length": String(bytes) });
    response.write(body, () => setTimeout(() => response.destroy(), 20));
  };
}
