import type { TextKey, TextParams, Translate } from "~/i18n/text-keys";
import type {
  AccountDetailsView,
  DetailsResult,
  DetailsError,
  DetailsField,
  FieldProblem,
} from "~/view-models/account-details";

const PROBLEM_TEXTS: Record<FieldProblem, TextKey> = {
  username_invalid: "details.usernameRule",
  username_locked: "details.usernameLocked",
  username_taken: "details.usernameTaken",
  text_refused: "details.textRefused",
  too_long: "details.tooLong",
  birthdate_invalid: "details.birthdateInvalid",
  country_invalid: "details.countryInvalid",
  picture_missing: "details.pictureMissing",
  invalid_picture: "details.pictureInvalid",
  picture_blocked: "details.pictureBlocked",
  picture_too_large: "details.pictureTooLarge",
  wrong_name: "details.wrongName",
  wrong_password: "security.wrongPassword",
};

export const DETAILS_ERROR_TEXTS: Record<DetailsError, TextKey> = {
  refused: "details.refused",
  version_conflict: "details.conflict",
  session_ended: "profile.keptForm",
  too_many_requests: "profile.tooManyRequests",
  unreachable: "profile.unreachable",
};

export function problemText(
  t: Translate,
  result: Pick<DetailsResult, "problems" | "refusedWord"> | undefined,
  field: DetailsField,
  limits: AccountDetailsView["limits"],
): string | undefined {
  const problem = result?.problems?.[field];
  return problem && t(PROBLEM_TEXTS[problem], { ...limitsOf(field, limits), word: result.refusedWord ?? "" });
}

function limitsOf(field: DetailsField, limits: AccountDetailsView["limits"]): TextParams {
  switch (field) {
    case "username":
      return limits.username;
    case "name":
      return { max: limits.name };
    case "description":
      return { max: limits.description };
    case "picture":
      return { max: limits.pictureMegabytes };
    default:
      return {};
  }
}
