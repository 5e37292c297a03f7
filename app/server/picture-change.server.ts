import type { CallApi } from "~/api-client/client";
import { ClientError } from "~/api-client/errors";
import type { DetailsResult } from "~/view-models/account-details";
import { putPicture } from "~contract/calls/profile";
import { toDetailsError } from "./details-error.server";
import { readPicture } from "./picture-upload.server";

const PICTURE_PROBLEMS = ["invalid_picture", "picture_too_large"] as const;

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
