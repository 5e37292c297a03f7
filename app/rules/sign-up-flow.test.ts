import { describe, expect, it } from "vitest";
import type { Profile, SignUpStepName, SignUpStepStatus } from "~contract/entities/profile";
import { openSteps, signUpFlow } from "./sign-up-flow";

const CREATED = "2026-11-20T08:00:00Z";

type Step = Profile["signUpSteps"][number];

const step = (stepName: SignUpStepName, status: SignUpStepStatus, completionDate: string | null = null): Step => ({
  ...{ stepName, status, completionDate, valueHint: null },
});

const stepsWith = (...changed: Step[]): Step[] => {
  const usual = [
    step("USER_CREATED", "DONE", CREATED),
    step("USERNAME", "DONE", CREATED),
    step("AVATAR", "AVAILABLE"),
    step("DATE_OF_BIRTH", "AVAILABLE"),
    step("MARKETING_CONSENT", "AVAILABLE"),
    step("SIGN_UP_COMPLETE", "BLOCKED"),
  ];
  return usual.map((one) => changed.find(({ stepName }) => stepName === one.stepName) ?? one);
};

const namesOf = (steps: Step[]) => signUpFlow(steps).steps.map(({ name }) => name);

describe("the steps of the flow", () => {
  it("are picture, date of birth and news for an account with a username", () => {
    expect(namesOf(stepsWith())).toEqual(["AVATAR", "DATE_OF_BIRTH", "MARKETING_CONSENT"]);
  });

  it("include the username if it was missing, also after it is set", () => {
    const withName = ["AVATAR", "USERNAME", "DATE_OF_BIRTH", "MARKETING_CONSENT"];
    expect(namesOf(stepsWith(step("USERNAME", "AVAILABLE")))).toEqual(withName);
    expect(namesOf(stepsWith(step("USERNAME", "DONE", "2026-11-21T08:00:00Z")))).toEqual(withName);
    const { steps } = signUpFlow(stepsWith(step("USERNAME", "AVAILABLE")));
    expect(steps.map(({ canBeSkipped }) => canBeSkipped)).toEqual([true, false, true, true]);
  });

  it("include other steps that were done at sign-up", () => {
    expect(namesOf(stepsWith(step("AVATAR", "DONE", CREATED)))).toContain("AVATAR");
  });

  it("include the username if the creation date is unknown", () => {
    expect(namesOf([step("USERNAME", "AVAILABLE")])).toEqual(["USERNAME"]);
    expect(namesOf([step("USERNAME", "DONE", CREATED)])).toEqual(["USERNAME"]);
  });

  it("do not depend on the server's order", () => {
    expect(namesOf(stepsWith().reverse())).toEqual(namesOf(stepsWith()));
  });

  it("are none for a server without steps", () => {
    expect(signUpFlow([])).toEqual({ steps: [], current: null });
  });

  it.each<[SignUpStepStatus, string, boolean]>([
    ["AVAILABLE", "open", true],
    ["IN_PROGRESS", "open", true],
    ["SKIPPED", "skipped", true],
    ["DONE", "done", false],
    ["BLOCKED", "open", false],
  ])("show %s as %s", (status, flowStatus, canBeOpened) => {
    expect(signUpFlow(stepsWith(step("AVATAR", status))).steps[0]).toMatchObject({ status: flowStatus, canBeOpened });
  });
});

describe("the current step", () => {
  it.each<[string, Step[], string | null, string | null]>([
    ["the first open one", stepsWith(), null, "AVATAR"],
    ["not a skipped one", stepsWith(step("AVATAR", "SKIPPED")), null, "DATE_OF_BIRTH"],
    ["the one in progress", stepsWith(step("DATE_OF_BIRTH", "IN_PROGRESS")), null, "DATE_OF_BIRTH"],
    ["the requested one", stepsWith(), "MARKETING_CONSENT", "MARKETING_CONSENT"],
    ["a requested skipped one", stepsWith(step("AVATAR", "SKIPPED")), "AVATAR", "AVATAR"],
    ["not a done one, even if requested", stepsWith(step("AVATAR", "DONE", CREATED)), "AVATAR", "DATE_OF_BIRTH"],
    ["not a step outside the flow", stepsWith(), "SIGN_UP_COMPLETE", "AVATAR"],
    [
      "none when all are done or skipped",
      stepsWith(
        step("AVATAR", "SKIPPED"),
        step("DATE_OF_BIRTH", "DONE", CREATED),
        step("MARKETING_CONSENT", "DONE", CREATED),
      ),
      null,
      null,
    ],
  ])("is %s", (_what, steps, requested, expected) => {
    expect(signUpFlow(steps, requested).current).toBe(expected);
  });
});

it("counts the open steps", () => {
  expect(openSteps(stepsWith())).toBe(3);
  expect(openSteps(stepsWith(step("AVATAR", "SKIPPED"), step("DATE_OF_BIRTH", "IN_PROGRESS")))).toBe(2);
});
