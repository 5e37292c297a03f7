import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import { bulkhead, type BulkheadPolicy } from "cockatiel";
import { LRUCache } from "lru-cache";
import type { FileStore } from "../builds/file-store";
import { accepts } from "../builds/stored-form";
import type { BuildFile } from "../builds/stored-file";
import { matchesTag } from "./entity-tag";
import { withoutBody, type GameAnswer, type GameRequest } from "./game-answer";
import { PAGE_START_BYTES, scriptPlace } from "./script-place";

/** Larger ones are compressed while they are sent. */
const MAX_KEPT_PAGE_BYTES = 4 * 1024 * 1024;
const MAX_KEPT_BYTES = 32 * 1024 * 1024;
const KEPT_BROTLI_QUALITY = 7;
const STREAMED_BROTLI_QUALITY = 4;
const TAG_DIGITS = 12;
/** Compressing shares four threads with reading files and hashing passwords. */
const MAX_COMPRESSED_AT_ONCE = 2;
/** More large pages are sent as they are; their readers, not the threads, decide how long each takes. */
const MAX_STREAMED_COMPRESSED = 4;

type Encoding = "br" | "gzip";
type Page = { file: BuildFile; script: string; encoding: Encoding | null };

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const brotliQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

export function isPage({ contentType, encoding }: BuildFile): boolean {
  return encoding === null && /^(text\/html|application\/xhtml\+xml)\b/.test(contentType);
}

export type PageAnswers = (file: BuildFile, script: string, request: GameRequest) => Promise<GameAnswer>;

/** Answers with pages that have a script element put in as the first thing of their head. */
export function createPageAnswers(store: FileStore): PageAnswers {
  const compressing = bulkhead(MAX_COMPRESSED_AT_ONCE, Infinity);
  const streaming = bulkhead(MAX_STREAMED_COMPRESSED);
  const kept = new LRUCache<string, Buffer, Page>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (_key, _stale, { context }) => {
      const { encoding } = context;
      if (encoding === null) return buffer(pageStream(store, context));
      return compressing.execute(() => compressed(store, context, encoding));
    },
  });
  return async (file, script, request) => {
    const isKept = file.bytes <= MAX_KEPT_PAGE_BYTES;
    const encoding = isKept || streaming.executionSlots > 0 ? encodingFor(request) : null;
    const page = { file, script, encoding };
    const tag = tagOf(page);
    const headers = { "Cache-Control": "no-cache", ETag: tag, Vary: "Accept-Encoding" };
    if (matchesTag(request.header("if-none-match"), tag)) return { status: 304, headers, body: null };
    const body = isKept ? await kept.forceFetch(tag, { context: page }) : streamed(store, page, streaming);
    const answer = {
      status: 200,
      headers: {
        ...headers,
        "Content-Type": file.contentType,
        ...(encoding && { "Content-Encoding": encoding }),
        ...(body instanceof Readable ? {} : { "Content-Length": String(body.length) }),
      },
      body,
    };
    return request.method === "HEAD" ? withoutBody(answer) : answer;
  };
}

function encodingFor({ header }: GameRequest): Encoding | null {
  const accepted = header("accept-encoding");
  if (accepts(accepted, "br")) return "br";
  return accepts(accepted, "gzip") ? "gzip" : null;
}

function tagOf({ file, script, encoding }: Page): string {
  const ofScript = createHash("sha256").update(script).digest("hex").slice(0, TAG_DIGITS);
  return `"${[file.hash, ofScript, ...(encoding ? [encoding] : [])].join(".")}"`;
}

function streamed(store: FileStore, page: Page, streaming: BulkheadPolicy): Readable {
  const content = Readable.from(pageStream(store, page));
  if (page.encoding === null) return content;
  const compressor =
    page.encoding === "br" ? createBrotliCompress(brotliQuality(STREAMED_BROTLI_QUALITY)) : createGzip();
  // The answer's end or its failure ends both.
  content.once("error", (error) => compressor.destroy(error));
  compressor.once("close", () => content.destroy());
  void streaming.execute(() => new Promise((resolve) => compressor.once("close", resolve)));
  return content.pipe(compressor);
}

async function compressed(store: FileStore, page: Page, encoding: Encoding): Promise<Buffer> {
  const options = encoding === "br" ? brotliQuality(KEPT_BROTLI_QUALITY) : {};
  return compress[encoding](await buffer(pageStream(store, page)), options);
}

async function* pageStream(store: FileStore, { file, script }: Page): AsyncGenerator<Buffer> {
  const startBytes = Math.min(PAGE_START_BYTES, file.bytes);
  const hasContent = startBytes > 0;
  const start = hasContent ? await buffer(await store.read(file.hash, { start: 0, end: startBytes - 1 })) : Buffer.of();
  const place = scriptPlace(start);
  if (place === null) yield start;
  else yield Buffer.concat([start.subarray(0, place), Buffer.from(script), start.subarray(place)]);
  if (file.bytes <= startBytes) return;
  const rest = await store.read(file.hash, { start: startBytes, end: file.bytes - 1 });
  for await (const chunk of rest) yield chunk as Buffer;
}
