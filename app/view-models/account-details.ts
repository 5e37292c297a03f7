import { countryNames, type CountryName } from "~/i18n/country-name";
import type { Profile } from "~contract/entities/profile";
import type { ViewContext } from "./view-context";

export type DetailsValues = {
  username: string;
  name: string;
  description: string;
  birthdate: string;
  countryCode: string;
  marketingConsent: boolean;
  digestConsent: boolean;
};

/** The form's initial values, to detect edited fields. */
export type DetailsBase = { version: string; values: DetailsValues };

export type DetailsField = keyof DetailsValues | "picture" | "confirmation" | "deletionPassword";

export type FieldProblem =
  | "username_invalid"
  | "username_locked"
  | "username_taken"
  | "text_refused"
  | "too_long"
  | "birthdate_invalid"
  | "country_invalid"
  | "picture_missing"
  | "invalid_picture"
  | "picture_blocked"
  | "picture_too_large"
  | "wrong_name"
  | "wrong_password";

export const DETAILS_ERRORS = [
  "refused",
  "version_conflict",
  "session_ended",
  "too_many_requests",
  "unreachable",
] as const;
export type DetailsError = (typeof DETAILS_ERRORS)[number];

/** Response to a rejected change; an accepted one redirects to the page. */
export type DetailsResult = {
  ok: false;
  error: DetailsError;
  problems?: Partial<Record<DetailsField, FieldProblem>>;
  /** Of `text_refused`. */
  refusedWord?: string;
  /** What was typed; after a conflict, merged with the current values of the other fields. */
  values?: DetailsValues;
  /** After a conflict: the account's current values. */
  base?: DetailsBase;
};

export type AccountDetailsView = {
  base: DetailsBase;
  pictureUrl: string | null;
  countries: readonly CountryName[];
  today: string;
  limits: { username: { min: number; max: number }; name: number; description: number; pictureMegabytes: number };
  confirmation: string;
};

type Limits = AccountDetailsView["limits"];

export function toAccountDetails(profile: Profile, limits: Limits, view: ViewContext): AccountDetailsView {
  const { locale, now } = view;
  return {
    base: toDetailsBase(profile),
    pictureUrl: profile.pictureUrl,
    countries: countryNames(locale),
    today: now.toISOString().slice(0, "yyyy-mm-dd".length),
    limits,
    confirmation: deletionConfirmation(profile),
  };
}

export function toDetailsBase(profile: Profile): DetailsBase {
  const { userVersion, username, name, description, birthdate, countryCode, marketingConsent, digestConsent } = profile;
  return {
    version: userVersion,
    values: {
      username: username ?? "",
      name: name ?? "",
      description: description ?? "",
      birthdate: birthdate ?? "",
      countryCode: countryCode ?? "",
      marketingConsent,
      digestConsent: digestConsent ?? false,
    },
  };
}

/** After a conflict: edited fields keep the typed value, all others take the current one. */
export function mergeEdits(typed: DetailsValues, before: DetailsValues, now: DetailsValues): DetailsValues {
  const pick = <Field extends keyof DetailsValues>(field: Field): DetailsValues[Field] =>
    typed[field] === before[field] ? now[field] : typed[field];
  return {
    username: pick("username"),
    name: pick("name"),
    description: pick("description"),
    birthdate: pick("birthdate"),
    countryCode: pick("countryCode"),
    marketingConsent: pick("marketingConsent"),
    digestConsent: pick("digestConsent"),
  };
}

export function deletionConfirmation({ username, email, userId }: Profile): string {
  return username ?? email ?? userId;
}
