import { MAX_PICTURE_BYTES } from "~contract/calls/profile";
import { REQUEST_LIMITS } from "~/rules/request-limits";
import { readForm } from "./request-body.server";

export type Upload = { bytes: Uint8Array<ArrayBuffer> } | { problem: "picture_missing" | "picture_too_large" };

export function isUpload(request: Request): boolean {
  return request.headers.get("content-type")?.startsWith("multipart/form-data") ?? false;
}

export async function readPicture(request: Request): Promise<Upload> {
  const form = await readForm(request, REQUEST_LIMITS.uploadBytes).catch((error: unknown) => {
    if (error instanceof Response) throw error;
    return new FormData();
  });
  const file = form.get("picture");
  if (!(file instanceof File) || file.size === 0) return { problem: "picture_missing" };
  if (file.size > MAX_PICTURE_BYTES) return { problem: "picture_too_large" };
  return { bytes: new Uint8Array(await file.arrayBuffer()) };
}
