import type { CallApi } from "~/api-client/client";
import { ClientError } from "~/api-client/errors";
import { toDetailsError } from "~/server/details-error.server";
import { refusalIn } from "~/server/profile-problems.server";
import { deletionConfirmation, mergeEdits, toDetailsBase, type DetailsResult } from "~/view-models/account-details";
import { deleteProfile, getProfile, updateProfile } from "~contract/calls/profile";
import { toChanges, valuesOf, type DetailsForm } from "./details-form.server";

type Outcome = Promise<DetailsResult | null>;

export async function saveDetails(api: CallApi, form: DetailsForm): Outcome {
  const values = valuesOf(form);
  const checked = toChanges(values, form.base);
  if ("problems" in checked) return { ok: false, error: "refused", problems: checked.problems, values };
  try {
    await api(updateProfile, { body: checked.changes });
    return null;
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal) return { ok: false, error: "refused", ...refusal, values };
    if (!(error instanceof ClientError && error.has("version_conflict"))) return { ...toDetailsError(error), values };
    const base = toDetailsBase(await api(getProfile));
    return { ok: false, error: "version_conflict", base, values: mergeEdits(values, form.base.values, base.values) };
  }
}

export async function deleteAccount(api: CallApi, typed: { confirmation: string; deletionPassword: string }): Outcome {
  const expected = deletionConfirmation(await api(getProfile));
  if (typed.confirmation.trim().toLowerCase() !== expected.toLowerCase()) {
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
