import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Transform, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const HEAD_BYTES = 4_096;

/** Writes the content to `target` and gives its SHA-256. */
export async function unpack(
  content: Readable,
  target: string,
  onBytes: (bytes: number) => void,
): Promise<{ hash: string; bytes: number }> {
  const hash = createHash("sha256");
  let bytes = 0;
  const digest = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      onBytes(chunk.length);
      done(null, chunk);
    },
  });
  await pipeline(content, digest, createWriteStream(target));
  return { hash: hash.digest("hex"), bytes };
}

/** The first bytes, whatever the size of the chunks. */
export async function readStart(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= HEAD_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES);
}
