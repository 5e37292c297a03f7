import { describe, expect, it } from "vitest";
import { countryNames } from "~/i18n/country-name";
import type { Profile } from "~contract/entities/profile";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import {
  deletionConfirmation,
  DETAILS_ERRORS,
  mergeEdits,
  toAccountDetails,
  toDetailsBase,
  type DetailsValues,
} from "./account-details";

const USER_ID = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09";
const LIMITS = { username: { min: 3, max: 20 }, name: 50, description: 500, pictureMegabytes: 5 };

function aProfile(overrides: Partial<Profile> = {}): Profile {
  return {
    userId: USER_ID,
    userVersion: "7",
    username: "juno",
    name: "Juno Vale",
    email: "juno@example.org",
    description: "Runs at night.",
    birthdate: "1990-02-28",
    countryCode: "PL",
    defaultRegion: null,
    createdDate: "2026-01-01T00:00:00Z",
    marketingConsent: true,
    digestConsent: false,
    pictureUrl: "/media/avatars/fox.webp",
    pictureVariants: [],
    signUpComplete: true,
    signUpSteps: [],
    ...overrides,
  };
}

const VALUES: DetailsValues = {
  username: "juno",
  name: "Juno Vale",
  description: "Runs at night.",
  birthdate: "1990-02-28",
  countryCode: "PL",
  marketingConsent: true,
  digestConsent: false,
};

const OTHERS: DetailsValues = {
  username: "june",
  name: "June",
  description: "Sleeps at night.",
  birthdate: "1991-03-01",
  countryCode: "DE",
  marketingConsent: false,
  digestConsent: false,
};

describe("toAccountDetails", () => {
  it("fills the form with the profile", () => {
    const view = aViewContext({ locale: "de", now: new Date("2026-03-04T23:59:59.999Z") });
    const details = toAccountDetails(aProfile(), LIMITS, view);
    expect(details).toEqual({
      base: { version: "7", values: VALUES },
      pictureUrl: "/media/avatars/fox.webp",
      countries: countryNames("de"),
      today: "2026-03-04",
      limits: LIMITS,
      confirmation: "juno",
    });
    expect(details.countries).toContainEqual({ code: "DE", name: "Deutschland" });
  });

  it("has no picture if the profile has none", () => {
    expect(toAccountDetails(aProfile({ pictureUrl: null }), LIMITS, aViewContext()).pictureUrl).toBeNull();
  });
});

describe("toDetailsBase", () => {
  it("has empty strings for missing profile fields", () => {
    const nothing = { username: null, name: null, description: null, birthdate: null, countryCode: null };
    expect(toDetailsBase(aProfile({ ...nothing, marketingConsent: false, userVersion: "1" }))).toEqual({
      version: "1",
      values: {
        username: "",
        name: "",
        description: "",
        birthdate: "",
        countryCode: "",
        marketingConsent: false,
        digestConsent: false,
      },
    });
  });
});

describe("mergeEdits", () => {
  it("uses the account's current values if nothing was edited", () => {
    expect(mergeEdits(VALUES, VALUES, OTHERS)).toEqual(OTHERS);
  });

  it("keeps all edited values", () => {
    expect(mergeEdits(OTHERS, VALUES, VALUES)).toEqual(OTHERS);
  });

  it.each(Object.keys(VALUES))("keeps an edited %s and uses the other current values", (field) => {
    const typed = Object.entries(VALUES).map(([name, value]) => [name, name === field ? `typed ${name}` : value]);
    const values = Object.fromEntries(typed) as DetailsValues;
    expect(mergeEdits(values, VALUES, OTHERS)).toEqual({ ...OTHERS, [field]: `typed ${field}` });
  });
});

describe("deletionConfirmation", () => {
  it("is the username, else the e-mail address, else the id", () => {
    expect(deletionConfirmation(aProfile())).toBe("juno");
    expect(deletionConfirmation(aProfile({ username: null }))).toBe("juno@example.org");
    expect(deletionConfirmation(aProfile({ username: null, email: null }))).toBe(USER_ID);
  });
});

it("lists the errors of a rejected change", () => {
  expect(DETAILS_ERRORS).toEqual(["refused", "version_conflict", "session_ended", "too_many_requests", "unreachable"]);
});
