import * as z from "zod";
import type { CallApi } from "~/api-client/client";
import { ClientError } from "~/api-client/errors";
import { FLOW_STEPS } from "~/rules/sign-up-flow";
import { toDetailsError } from "~/server/details-error.server";
import { refusalIn, type Problems } from "~/server/profile-problems.server";
import type { WelcomeResult } from "~/view-models/welcome-page";
import { changeSignUpStep, getProfile, updateProfile } from "~contract/calls/profile";

const step = z.enum(FLOW_STEPS);

export const welcomeForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("username"), username: z.string().trim() }),
  z.object({ intent: z.literal("birthdate"), birthdate: z.string().trim() }),
  z.object({ intent: z.literal("consent"), consent: z.enum(["yes", "no"]) }),
  z.object({ intent: z.literal("skip"), step }),
  z.object({ intent: z.literal("later"), step }),
]);

type WelcomeForm = z.output<typeof welcomeForm>;

type Outcome = Promise<WelcomeResult | null>;

export async function submitStep(api: CallApi, form: WelcomeForm): Outcome {
  switch (form.intent) {
    case "username":
      return saveField(api, { username: form.username }, form.username);
    case "birthdate":
      if (!z.iso.date().safeParse(form.birthdate).success) {
        return refused({ birthdate: "birthdate_invalid" }, form.birthdate);
      }
      return saveField(api, { birthdate: form.birthdate }, form.birthdate);
    case "consent":
      return saveField(api, { marketingConsent: form.consent === "yes" });
    case "skip":
      return changeStep(api, form.step, "SKIPPED");
    case "later":
      return changeStep(api, form.step, "IN_PROGRESS");
  }
}

type Field = Omit<z.input<typeof updateProfile.body>, "profileVersion">;

/** Uses the latest version: a step sets one field, so concurrent changes do not matter. */
async function saveField(api: CallApi, field: Field, typed?: string): Outcome {
  try {
    const { userVersion } = await api(getProfile);
    await api(updateProfile, { body: { profileVersion: userVersion, ...field } });
    return null;
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal) return { ...refused(refusal.problems, typed), ...refusal };
    return { ...toDetailsError(error), ...(typed === undefined ? {} : { typed }) };
  }
}

async function changeStep(api: CallApi, stepName: z.output<typeof step>, status: "SKIPPED" | "IN_PROGRESS"): Outcome {
  try {
    await api(changeSignUpStep, { params: { stepName }, body: { status } });
    return null;
  } catch (error) {
    return error instanceof ClientError && error.has("sign_up_step_closed") ? null : toDetailsError(error);
  }
}

function refused(problems: Problems, typed?: string): WelcomeResult {
  return { ok: false, error: "refused", problems, ...(typed === undefined ? {} : { typed }) };
}
