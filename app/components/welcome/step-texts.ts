import type { TextKey } from "~/i18n/text-keys";
import type { FlowStepName } from "~/rules/sign-up-flow";

export const STEP_TEXTS: Record<FlowStepName, { title: TextKey; text: TextKey }> = {
  AVATAR: { title: "details.picture", text: "welcome.avatarText" },
  USERNAME: { title: "friends.username", text: "welcome.usernameText" },
  DATE_OF_BIRTH: { title: "details.birthdate", text: "welcome.birthdateText" },
  MARKETING_CONSENT: { title: "welcome.consent", text: "welcome.consentText" },
};
