import { once } from "node:events";
import { brotliDecompress, constants, crc32, createBrotliCompress, deflateRawSync } from "node:zlib";
import { promisify } from "node:util";
import { newNonce } from "./nonce.server";

export type CachedPage = {
  /** The HTML between the nonces. */
  texts: Buffer[];
  /** `texts`, each compressed independently of the others. */
  deflated: Buffer[];
  /** The page with one literal nonce at `nonceAt`; null when Brotli kept none. */
  brotli: { bytes: Buffer; nonceAt: number } | null;
  bytes: number;
};

/** Measured: keeps the nonce literal and is far smaller than the server's compression in the same time. */
const BROTLI_QUALITY = 6;
const TEMPLATE_ATTEMPTS = 6;
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
const END_OF_DEFLATE = Buffer.from([3, 0]);
const GZIP_FOOTER_BYTES = 8;

const unbrotli = promisify(brotliDecompress);

export async function toCachedPage(html: Buffer, nonce: string): Promise<CachedPage> {
  const texts = cutAt(html, nonce);
  const deflated = texts.map((text) =>
    // A full flush ends on a byte boundary and resets the window.
    deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH }),
  );
  const brotli = await brotliTemplate(texts);
  const bytes = html.length + sizeOf(deflated) + (brotli?.bytes.length ?? 0);
  return { texts, deflated, brotli, bytes };
}

export function plainPage({ texts }: Pick<CachedPage, "texts">, nonce: string): Buffer {
  return Buffer.concat(joined(texts, Buffer.from(nonce)));
}

export function brotliPage({ brotli }: CachedPage, nonce: string): Buffer | null {
  if (!brotli) return null;
  const page = Buffer.from(brotli.bytes);
  page.write(nonce, brotli.nonceAt, "latin1");
  return page;
}

/** RFC 1952: joins the compressed pieces, with the nonce as a stored block between them. */
export function gzippedPage({ texts, deflated }: CachedPage, nonce: string): Buffer {
  const piece = Buffer.from(nonce);
  let sum = 0;
  let length = 0;
  for (const part of joined(texts, piece)) {
    sum = crc32(part, sum);
    length += part.length;
  }
  const footer = Buffer.alloc(GZIP_FOOTER_BYTES);
  footer.writeUInt32LE(sum, 0);
  footer.writeUInt32LE(length, 4);
  return Buffer.concat([GZIP_HEADER, ...joined(deflated, storedBlock(piece)), END_OF_DEFLATE, footer]);
}

async function brotliTemplate(texts: Buffer[]): Promise<CachedPage["brotli"]> {
  if (texts.length < 2) return null;
  for (let attempt = 0; attempt < TEMPLATE_ATTEMPTS; attempt++) {
    const template = await tryTemplate(texts, newNonce());
    if (template) return template;
  }
  return null;
}

// Two flushes keep the first nonce literal, and later nonces refer back to it. Brotli sometimes decides otherwise,
// so another nonce is tried.
async function tryTemplate(texts: Buffer[], nonce: string): Promise<CachedPage["brotli"]> {
  const [first = Buffer.alloc(0)] = texts;
  const html = plainPage({ texts }, nonce);
  const encoder = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  const pieces: Buffer[] = [];
  encoder.on("data", (piece: Buffer) => pieces.push(piece));
  const flush = () => new Promise<void>((resolve) => encoder.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
  encoder.write(first);
  await flush();
  encoder.write(nonce);
  await flush();
  encoder.end(html.subarray(first.length + nonce.length));
  await once(encoder, "end");
  const bytes = Buffer.concat(pieces);
  const nonceAt = bytes.indexOf(nonce);
  if (nonceAt < 0) return null;
  const trial = [...nonce].reverse().join("");
  bytes.write(trial, nonceAt, "latin1");
  const unpacked = await unbrotli(bytes).catch(() => null);
  return unpacked?.equals(plainPage({ texts }, trial)) ? { bytes, nonceAt } : null;
}

function cutAt(html: Buffer, nonce: string): Buffer[] {
  const texts: Buffer[] = [];
  let from = 0;
  for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, from)) {
    texts.push(html.subarray(from, at));
    from = at + nonce.length;
  }
  return [...texts, html.subarray(from)];
}

/** RFC 1951, 3.2.4. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

function joined(pieces: readonly Buffer[], between: Buffer): Buffer[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece]));
}

function sizeOf(pieces: readonly Buffer[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}
