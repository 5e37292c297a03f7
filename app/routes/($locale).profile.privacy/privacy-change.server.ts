import * as z from "zod";
import type { CallApi } from "~/api-client/client";
import { ClientError } from "~/api-client/errors";
import { refusalCode } from "~/server/refusal-code.server";
import { PRIVACY_ERRORS, type PrivacyResult } from "~/view-models/privacy-page";
import { getProfile, updateProfile } from "~contract/calls/profile";
import { privacyChoices } from "~contract/entities/privacy";

export const privacyForm = privacyChoices
  .extend({ version: z.string() })
  .transform(({ version, ...choices }) => ({ version, choices }));

export async function saveChoices(
  api: CallApi,
  { version, choices }: z.output<typeof privacyForm>,
): Promise<PrivacyResult | null> {
  try {
    await api(updateProfile, { body: { profileVersion: version, privacy: choices } });
    return null;
  } catch (error) {
    if (error instanceof ClientError && error.has("sign_in_required")) throw error;
    if (!(error instanceof ClientError && error.has("version_conflict"))) {
      return { ok: false, error: refusalCode(error, PRIVACY_ERRORS, "unreachable"), choices };
    }
    const { userVersion } = await api(getProfile);
    return { ok: false, error: "version_conflict", choices, version: userVersion };
  }
}
