import { createReadStream } from "node:fs";
import { readFile, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import { assertKey, type FileStore } from "./file-store";
import type { S3Settings } from "./s3-settings";

const CONNECTION_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 60_000;
const MAX_ATTEMPTS = 3;
/** Larger files are streamed, which the client cannot repeat by itself. */
const MAX_BUFFERED_BYTES = 8 * 1024 * 1024;
const REQUESTS_AT_ONCE = 16;

/** The answer to it tells a lack of the key from one of the bucket. */
const NEVER_STORED = "0".repeat(64);

type Sdk = typeof import("@aws-sdk/client-s3");

/** A file appears under its key when the store has all of it. The client is loaded with the first request. */
export function createS3Store(settings: S3Settings, workFolder: string): FileStore {
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;
  const open = () => (opened ??= openClient(settings));
  const at = (key: string) => {
    assertKey(key);
    return { Bucket: settings.bucket, Key: key };
  };
  return {
    workFolder,
    async has(keys) {
      const { sdk, client } = await open();
      const found = new Set<string>();
      await eachAtOnce(keys, async (key) => {
        const isStored = await client.send(new sdk.HeadObjectCommand(at(key))).then(
          () => true,
          (error: unknown) => {
            if (error instanceof sdk.NotFound) return false;
            throw error;
          },
        );
        if (isStored) found.add(key);
      });
      return found;
    },
    async add(key, source) {
      const { sdk, client } = await open();
      const { size } = await stat(source);
      await repeated(async () => {
        const Body = size > MAX_BUFFERED_BYTES ? createReadStream(source) : await readFile(source);
        await client.send(new sdk.PutObjectCommand({ ...at(key), Body, ContentLength: size }));
      });
      await rm(source);
    },
    async read(key, range) {
      const { sdk, client } = await open();
      const Range = range && `bytes=${String(range.start)}-${String(range.end)}`;
      const { Body } = await client.send(new sdk.GetObjectCommand({ ...at(key), Range }));
      if (!(Body instanceof Readable)) throw new Error(`${key} was sent without content`);
      return Body;
    },
    async delete(keys) {
      const { sdk, client } = await open();
      await eachAtOnce(keys, async (key) => {
        await client.send(new sdk.DeleteObjectCommand(at(key)));
      });
    },
    async check() {
      const { sdk, client } = await open();
      await client.send(new sdk.GetObjectCommand(at(NEVER_STORED))).catch((error: unknown) => {
        if (!(error instanceof sdk.NoSuchKey)) throw error;
      });
    },
  };
}

async function openClient({ endpoint, region, ...settings }: S3Settings): Promise<{ sdk: Sdk; client: S3Client }> {
  const sdk = await import("@aws-sdk/client-s3");
  const { accessKeyId, secretAccessKey } = settings;
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Buckets as parts of host names need DNS entries that few other stores have.
    forcePathStyle: true,
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, requestTimeout: IDLE_TIMEOUT_MS },
    // Checksums in trailers are Amazon's own; names of files are their checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { sdk, client };
}

async function repeated(send: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await send();
      return;
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function eachAtOnce<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const takeTurns = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, takeTurns));
}
