import type { CallApi } from "~/api-client/client";
import { ClientError } from "~/api-client/errors";
import { MAX_PICTURE_BYTES, putPicture } from "~contract/calls/profile";
import { REQUEST_LIMITS } from "~/rules/request-limits";
import type { DetailsResult } from "~/view-models/account-details";
import { toDetailsError } from "./details-error.server";
import { readForm } from "./request-body.server";

const PICTURE_PROBLEMS = ["invalid_picture", "picture_blocked", "picture_too_large"] as const;

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

export async function savePicture(api: CallApi, request: Request): Promise<DetailsResult | null> {
  const upload = await readPicture(request);
  if ("problem" in upload) return { ok: false, error: "refused", problems: { picture: upload.problem } };
  try {
    await api(putPicture, { body: upload.bytes });
    return null;
  } catch (error) {
    const problem = error instanceof ClientError ? PICTURE_PROBLEMS.find((code) => error.has(code)) : undefined;
    return problem ? { ok: false, error: "refused", problems: { picture: problem } } : toDetailsError(error);
  }
}
