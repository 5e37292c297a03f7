import {
  MaxPartSizeExceededError,
  unstable_createMemoryUploadHandler as createMemoryUploadHandler,
  unstable_parseMultipartFormData as parseMultipartFormData,
} from "@remix-run/node";
import { MAX_PICTURE_BYTES } from "~contract/calls/profile";

export type Upload = { bytes: Uint8Array<ArrayBuffer> } | { problem: "picture_missing" | "picture_too_large" };

export function isUpload(request: Request): boolean {
  return request.headers.get("content-type")?.startsWith("multipart/form-data") ?? false;
}

/** The picture of an upload form; reading ends as soon as it is too large. */
export async function readPicture(request: Request): Promise<Upload> {
  const keepInMemory = createMemoryUploadHandler({
    maxPartSize: MAX_PICTURE_BYTES,
    filter: ({ name }) => name === "picture",
  });
  try {
    const file = (await parseMultipartFormData(request, keepInMemory)).get("picture");
    if (!(file instanceof File) || file.size === 0) return { problem: "picture_missing" };
    return { bytes: new Uint8Array(await file.arrayBuffer()) };
  } catch (error) {
    if (error instanceof MaxPartSizeExceededError) return { problem: "picture_too_large" };
    throw error;
  }
}
