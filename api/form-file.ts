import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import * as z from "zod";
import { ApiFailure } from "./api-failure";

const FORM_TYPE = "multipart/form-data";
const FIELD_NAME = "file";
/** Tools send one file; a few texts beside it do no harm. */
const LIMITS = { files: 1, fields: 10, fieldSize: 1024, parts: 20, headerPairs: 20 };

export type FormFile = {
  contentType: string;
  content: Readable;
  /** Resolves when the whole form has been read. */
  end: Promise<void>;
};

export function isForm(contentType: string | undefined): contentType is string {
  return contentType?.toLowerCase().startsWith(FORM_TYPE) ?? false;
}

/** The file of a form while it arrives. A form that breaks off destroys its content with an error. */
export function openFormFile(contentType: string, body: ReadableStream<Uint8Array> | null): Promise<FormFile> {
  return new Promise((resolve, reject) => {
    const parser = createParser(contentType);
    let opened: BusboyFileStream | undefined;
    const end: Promise<void> = pipeline(Readable.fromWeb((body ?? new ReadableStream()) as NodeStream<Uint8Array>), parser);
    parser.on("file", (name: string, content: BusboyFileStream, _fileName: string, _encoding: string, type: string) => {
      if (name !== FIELD_NAME) {
        content.resume();
        return;
      }
      opened = content;
      // Whoever reads the content gets its error; without a reader nobody needs it.
      content.on("error", () => undefined);
      resolve({ contentType: type, content, end });
    });
    end.then(
      () => {
        reject(refusal(`The form has no file "${FIELD_NAME}".`));
      },
      (error: unknown) => {
        opened?.destroy(error instanceof Error ? error : undefined);
        reject(refusal("The form is incomplete."));
      },
    );
  });
}

function createParser(contentType: string): BusboyInstance {
  try {
    return new Busboy({ headers: { "content-type": contentType }, limits: LIMITS });
  } catch {
    throw refusal("The form names no boundary.");
  }
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
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.content.iterator()) chunks.push(z.instanceof(Uint8Array).parse(chunk));
  await file.end;
  return { bytes: Buffer.concat(chunks), contentType: file.contentType };
}
