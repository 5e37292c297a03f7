import type { Ask } from "~/api-client/client";
import { ClientError } from "~/api-client/errors";
import { refusalCode } from "~/server/refusal-code.server";
import {
  deletionConfirmation,
  keepTyped,
  toDetailsBase,
  DETAILS_ERRORS,
  type DetailsAnswer,
} from "~/view-models/account-details";
import { deleteProfile, getProfile, putPicture, updateProfile } from "~contract/calls/profile";
import { problemsIn, toChanges, valuesOf, type DetailsForm } from "./details-form.server";
import { readPicture } from "./picture-upload.server";

const PICTURE_PROBLEMS = ["invalid_picture", "picture_too_large"] as const;

/** Null when the change got through; rejects with failures that are no refusal. */
type Outcome = Promise<DetailsAnswer | null>;

/** Saves what was typed. After a conflict the answer keeps it and brings the other fields as they are now. */
export async function saveDetails(api: Ask, form: DetailsForm): Outcome {
  const values = valuesOf(form);
  const checked = toChanges(values, form.base);
  if ("problems" in checked) return { ok: false, error: "refused", problems: checked.problems, values };
  try {
    await api(updateProfile, { body: checked.changes });
    return null;
  } catch (error) {
    const problems = problemsIn(error);
    if (problems) return { ok: false, error: "refused", problems, values };
    if (!(error instanceof ClientError && error.has("version_conflict"))) return { ...failureOf(error), values };
    const base = toDetailsBase(await api(getProfile));
    return { ok: false, error: "version_conflict", base, values: keepTyped(values, form.base.values, base.values) };
  }
}

export async function savePicture(api: Ask, request: Request): Outcome {
  const upload = await readPicture(request);
  if ("problem" in upload) return { ok: false, error: "refused", problems: { picture: upload.problem } };
  try {
    await api(putPicture, { body: upload.bytes });
    return null;
  } catch (error) {
    const problem = error instanceof ClientError ? PICTURE_PROBLEMS.find((code) => error.has(code)) : undefined;
    return problem ? { ok: false, error: "refused", problems: { picture: problem } } : failureOf(error);
  }
}

/** Deletes the account when its name was typed, in whatever capitals. */
export async function deleteAccount(api: Ask, typed: string): Outcome {
  const wanted = deletionConfirmation(await api(getProfile));
  if (typed.trim().toLowerCase() !== wanted.toLowerCase()) {
    return { ok: false, error: "refused", problems: { confirmation: "wrong_name" } };
  }
  await api(deleteProfile);
  return null;
}

/** What a change answers that failed for no reason of its own; whose session has ended is left to the caller. */
export function failureOf(error: unknown): DetailsAnswer {
  if (error instanceof ClientError && error.has("sign_in_required")) throw error;
  return { ok: false, error: refusalCode(error, DETAILS_ERRORS, "unreachable") };
}
