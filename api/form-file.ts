import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import * as z from "zod";
import { ApiFailure } from "./api-failure";

const FORM_TYPE = "multipart/form-data";
const FIELD_NAME = "file";
/** Tools send one file; what is beside it is skipped. */
const LIMITS = { files: 5, fields: 10, fieldSize: 1024, parts: 15, headerPairs: 20, headerSize: 4096 };

export type FormFile = {
  contentType: string;
  /** Throws an ApiFailure when the form breaks off. */
  pieces: AsyncIterable<Uint8Array>;
  /** Skips what is left of the form. */
  drain: () => Promise<void>;
};

export function isForm(contentType: string | undefined): contentType is string {
  return contentType?.toLowerCase().startsWith(FORM_TYPE) ?? false;
}

/** The file of a form while it arrives. */
export function openFormFile(contentType: string, body: ReadableStream<Uint8Array> | null): Promise<FormFile> {
  return new Promise((resolve, reject) => {
    if (body === null) throw noFile();
    const parser = createParser(contentType);
    let opened: BusboyFileStream | undefined;
    const end: Promise<void> = pipeline(Readable.fromWeb(body as NodeStream<Uint8Array>), parser);
    parser.on("file", (name: string, content: BusboyFileStream, _fileName: string, _encoding: string, type: string) => {
      if (name !== FIELD_NAME || opened) {
        content.resume();
        return;
      }
      opened = content;
      // Whoever reads gets the error; without a reader nobody needs it.
      content.on("error", () => undefined);
      resolve({ contentType: type, pieces: readPieces(content), drain: () => drain(content, end) });
    });
    end.then(
      () => {
        reject(noFile());
      },
      () => {
        opened?.destroy(incomplete());
        reject(incomplete());
      },
    );
  });
}

async function* readPieces(content: Readable): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of content.iterator({ destroyOnReturn: false })) yield z.instanceof(Uint8Array).parse(piece);
  } catch {
    throw incomplete();
  }
}

async function drain(content: Readable, end: Promise<void>): Promise<void> {
  content.resume();
  await end.catch(() => undefined);
}

function createParser(contentType: string): BusboyInstance {
  try {
    return new Busboy({ headers: { "content-type": contentType }, limits: LIMITS });
  } catch {
    throw refusal("The form names no boundary.");
  }
}

function noFile(): ApiFailure {
  return refusal(`The form has no file "${FIELD_NAME}".`);
}

function incomplete(): ApiFailure {
  return refusal("The form is incomplete.");
}

function refusal(message: string): ApiFailure {
  return new ApiFailure("invalid_request_payload", { details: { fieldName: FIELD_NAME, message } });
}

/** The whole file, for forms whose size the caller has limited. */
export async function readFormFile(
  contentType: string,
  body: ReadableStream<Uint8Array> | null,
): Promise<{ bytes: Uint8Array; contentType: string }> {
  const file = await openFormFile(contentType, body);
  const pieces: Uint8Array[] = [];
  for await (const piece of file.pieces) pieces.push(piece);
  await file.drain();
  return { bytes: Buffer.concat(pieces), contentType: file.contentType };
}
