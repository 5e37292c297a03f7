import { BYTES_PER_MEGABYTE } from "~/i18n/format-bytes";
import type { AccountDetailsView } from "~/view-models/account-details";
import type { SecurityView } from "~/view-models/account-security";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "~contract/calls/account";
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PICTURE_BYTES,
  MAX_USERNAME_LENGTH,
  MIN_USERNAME_LENGTH,
} from "~contract/calls/profile";

/** Passed as data: the contract's schemas would add too much to the client bundle. */
export const DETAILS_LIMITS: AccountDetailsView["limits"] = {
  username: { min: MIN_USERNAME_LENGTH, max: MAX_USERNAME_LENGTH },
  name: MAX_NAME_LENGTH,
  description: MAX_DESCRIPTION_LENGTH,
  pictureMegabytes: MAX_PICTURE_BYTES / BYTES_PER_MEGABYTE,
};

export const PASSWORD_LIMITS: SecurityView["passwordLimits"] = { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH };
