import type { TextKey, Translate } from "~/i18n/text-keys";
import type { SecurityResult, SecurityField, SecurityProblem, SecurityView } from "~/view-models/account-security";

const PROBLEM_TEXTS: Record<SecurityProblem, TextKey> = {
  email_invalid: "security.emailInvalid",
  email_unchanged: "security.emailUnchanged",
  wrong_password: "security.wrongPassword",
  tooShort: "security.passwordTooShort",
  tooLong: "security.passwordTooLong",
  isUsername: "security.passwordIsUsername",
  isEmail: "security.passwordIsEmail",
  tooCommon: "security.passwordTooCommon",
};

export function securityProblemText(
  t: Translate,
  result: SecurityResult | undefined,
  field: SecurityField,
  limits: SecurityView["passwordLimits"],
): string | undefined {
  const problem = result?.problems?.[field];
  return problem && t(PROBLEM_TEXTS[problem], limits);
}
