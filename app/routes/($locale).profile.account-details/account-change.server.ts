import type { Ask } from "~/api-client/client";
import { ClientError } from "~/api-client/errors";
import { failureOf } from "~/server/details-failure.server";
import { problemsIn } from "~/server/profile-problems.server";
import { deletionConfirmation, keepTyped, toDetailsBase, type DetailsAnswer } from "~/view-models/account-details";
import { deleteProfile, getProfile, updateProfile } from "~contract/calls/profile";
import { toChanges, valuesOf, type DetailsForm } from "./details-form.server";

type Outcome = Promise<DetailsAnswer | null>;

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

export async function deleteAccount(api: Ask, typed: { confirmation: string; deletionPassword: string }): Outcome {
  const wanted = deletionConfirmation(await api(getProfile));
  if (typed.confirmation.trim().toLowerCase() !== wanted.toLowerCase()) {
    return { ok: false, error: "refused", problems: { confirmation: "wrong_name" } };
  }
  try {
    await api(deleteProfile, { body: { password: typed.deletionPassword } });
    return null;
  } catch (error) {
    if (!(error instanceof ClientError && error.has("wrong_password"))) throw error;
    return { ok: false, error: "refused", problems: { deletionPassword: "wrong_password" } };
  }
}
