import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import type { Profile, SignUpStepName, SignUpStepStatus } from "~contract/entities/profile";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toWelcomePage } from "./welcome-page";

const LIMITS = { username: { min: 3, max: 20 }, name: 40, description: 500, pictureMegabytes: 2 };

const aStep = (stepName: SignUpStepName, status: SignUpStepStatus) => ({
  ...{ stepName, status, completionDate: null, valueHint: null },
});
const STEPS = [
  aStep("USERNAME", "IN_PROGRESS"),
  aStep("AVATAR", "SKIPPED"),
  aStep("MARKETING_CONSENT", "BLOCKED"),
  aStep("DATE_OF_BIRTH", "AVAILABLE"),
];

function aProfile(changes: Partial<Profile> = {}): Profile {
  return {
    userId: "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c01",
    userVersion: "1",
    username: "juno",
    name: "Juno Fox",
    email: "juno@example.org",
    description: null,
    birthdate: null,
    countryCode: null,
    defaultRegion: null,
    createdDate: "2026-11-01T10:00:00Z",
    marketingConsent: false,
    pictureUrl: null,
    pictureVariants: [],
    signUpComplete: false,
    signUpSteps: STEPS,
    ...changes,
  };
}

type QueryChanges = Partial<Parameters<typeof toWelcomePage>[1]>;

const page = (changes: Partial<Profile> = {}, query: QueryChanges = {}, locale: Locale = "en") =>
  toWelcomePage(aProfile(changes), { step: null, target: null, ...query }, LIMITS, aViewContext({ locale }));

describe("toWelcomePage", () => {
  it("has the steps and the link back to the previous page", () => {
    const address = "/de/profile/welcome/";
    const target = "target=%2Fde%2Fgames%2F";
    expect(page({}, { target: "/de/games/" }, "de")).toEqual({
      name: "juno",
      steps: [
        { name: "AVATAR", status: "skipped", isCurrent: false, href: `${address}?step=AVATAR&${target}` },
        { name: "USERNAME", status: "open", isCurrent: true, href: null },
        { name: "DATE_OF_BIRTH", status: "open", isCurrent: false, href: `${address}?step=DATE_OF_BIRTH&${target}` },
        { name: "MARKETING_CONSENT", status: "open", isCurrent: false, href: null },
      ],
      current: { name: "USERNAME", position: 2, canBeSkipped: false, proposal: "" },
      today: "2026-11-21",
      limits: LIMITS,
      onwardHref: "/de/games/",
    });
  });

  it("links to the home page without a target", () => {
    const { onwardHref, steps } = page({}, {}, "ru");
    expect(onwardHref).toBe("/ru/");
    expect(steps[0]?.href).toBe("/ru/profile/welcome/?step=AVATAR");
  });

  it("opens the requested step", () => {
    const { current, steps } = page({}, { step: "AVATAR" });
    expect(current).toEqual({ name: "AVATAR", position: 1, canBeSkipped: true, proposal: "" });
    expect(steps.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false, false]);
    expect(steps[0]?.href).toBeNull();
    expect(steps[1]?.href).toBe("/profile/welcome/?step=USERNAME");
  });

  it("has the API's proposal", () => {
    const signUpSteps = [{ ...aStep("USERNAME", "AVAILABLE"), valueHint: "juno_fox" }];
    expect(page({ signUpSteps }).current).toMatchObject({ name: "USERNAME", proposal: "juno_fox" });
  });

  it("has no current step once all are done", () => {
    const signUpSteps = [aStep("AVATAR", "DONE"), aStep("DATE_OF_BIRTH", "DONE")];
    expect(page({ signUpSteps })).toMatchObject({
      steps: [
        { name: "AVATAR", status: "done", isCurrent: false, href: null },
        { name: "DATE_OF_BIRTH", status: "done", isCurrent: false, href: null },
      ],
      current: null,
    });
    expect(page({ signUpSteps: [] })).toMatchObject({ steps: [], current: null });
  });

  it.each([
    [{}, "juno"],
    [{ username: null }, "Juno Fox"],
    [{ username: null, name: null }, "juno@example.org"],
    [{ username: null, name: null, email: null }, ""],
  ])("with %o has the name %s", (changes, name) => {
    expect(page(changes).name).toBe(name);
  });
});
