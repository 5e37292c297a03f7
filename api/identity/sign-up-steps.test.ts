import { describe, expect, it } from "vitest";
import {
  signUpStepName,
  signUpStepStatus,
  type SignUpStepName,
  type SignUpStepStatus,
} from "~contract/entities/profile";
import {
  INTERACTIVE_STEPS,
  nextStepStatus,
  signUpStepsOf,
  type AccountFacts,
  type StepAction,
  type StepRecord,
} from "./sign-up-steps";

const CREATED = new Date("2026-11-20T08:00:00Z");
const LATER = new Date("2026-11-21T09:30:00Z");
const NEW_ACCOUNT: AccountFacts = {
  ...{ createdAt: CREATED, username: "ada", emailVerified: false, emailVerifiedAt: null },
  ...{ image: null, birthdate: null, marketingConsent: false },
};

describe("the next status of a step", () => {
  const table: [SignUpStepStatus, StepAction, SignUpStepStatus | null][] = [
    ["BLOCKED", "start", null],
    ["BLOCKED", "skip", null],
    ["BLOCKED", "complete", "DONE"],
    ["BLOCKED", "empty", "BLOCKED"],
    ["AVAILABLE", "start", "IN_PROGRESS"],
    ["AVAILABLE", "skip", "SKIPPED"],
    ["AVAILABLE", "complete", "DONE"],
    ["AVAILABLE", "empty", "AVAILABLE"],
    ["IN_PROGRESS", "start", "IN_PROGRESS"],
    ["IN_PROGRESS", "skip", "SKIPPED"],
    ["IN_PROGRESS", "complete", "DONE"],
    ["IN_PROGRESS", "empty", "IN_PROGRESS"],
    ["SKIPPED", "start", "IN_PROGRESS"],
    ["SKIPPED", "skip", "SKIPPED"],
    ["SKIPPED", "complete", "DONE"],
    ["SKIPPED", "empty", "SKIPPED"],
    ["DONE", "start", null],
    ["DONE", "skip", null],
    ["DONE", "complete", "DONE"],
    ["DONE", "empty", "AVAILABLE"],
  ];

  it("is defined for every status and action", () => {
    expect(new Set(table.map(([status, action]) => `${status} ${action}`)).size).toBe(
      signUpStepStatus.options.length * 4,
    );
  });

  it.each(table)("%s, %s: %s", (status, action, next) => {
    for (const stepName of ["AVATAR", "DATE_OF_BIRTH", "MARKETING_CONSENT"] as const) {
      expect(nextStepStatus(stepName, status, action)).toBe(next);
    }
  });

  it("the username cannot be skipped, but started later", () => {
    for (const status of signUpStepStatus.options) expect(nextStepStatus("USERNAME", status, "skip")).toBeNull();
    expect(nextStepStatus("USERNAME", "AVAILABLE", "start")).toBe("IN_PROGRESS");
  });

  it("automatic steps cannot be started or skipped by the player", () => {
    const others = signUpStepName.options.filter(
      (name) => !INTERACTIVE_STEPS.some((interactive) => interactive === name),
    );
    expect(others).toEqual(["SIGN_UP_COMPLETE", "USER_ACTIVATED", "USER_CREATED"]);
    for (const stepName of others) {
      for (const status of signUpStepStatus.options) {
        expect(nextStepStatus(stepName, status, "start")).toBeNull();
        expect(nextStepStatus(stepName, status, "skip")).toBeNull();
      }
    }
  });
});

describe("the steps of an account", () => {
  const record = (stepName: SignUpStepName, status: SignUpStepStatus, completedAt: Date | null = null): StepRecord => ({
    ...{ stepName, status, completedAt },
  });
  const stepOf = (stepName: SignUpStepName, facts: Partial<AccountFacts>, records: StepRecord[] = []) => {
    const found = signUpStepsOf({ ...NEW_ACCOUNT, ...facts }, records).find((step) => step.stepName === stepName);
    return found && `${found.status} ${found.completionDate ?? "-"}`;
  };

  it("are all seven, each once", () => {
    const names = signUpStepsOf(NEW_ACCOUNT, []).map(({ stepName }) => stepName);
    expect([...names].sort()).toEqual([...signUpStepName.options].sort());
  });

  it.each<[SignUpStepName, Partial<AccountFacts>, StepRecord[], string]>([
    ["USER_CREATED", {}, [], `DONE ${CREATED.toISOString()}`],
    ["USERNAME", {}, [], `DONE ${CREATED.toISOString()}`],
    ["USERNAME", { username: null }, [], "AVAILABLE -"],
    ["USERNAME", {}, [record("USERNAME", "DONE", LATER)], `DONE ${LATER.toISOString()}`],
    ["USER_ACTIVATED", {}, [], "AVAILABLE -"],
    ["USER_ACTIVATED", { emailVerified: true, emailVerifiedAt: LATER }, [], `DONE ${LATER.toISOString()}`],
    ["AVATAR", {}, [record("AVATAR", "SKIPPED")], "SKIPPED -"],
    ["AVATAR", { image: "avatars/fox" }, [], "DONE -"],
    ["AVATAR", { image: "avatars/fox" }, [record("AVATAR", "SKIPPED")], "DONE -"],
    ["AVATAR", {}, [record("AVATAR", "DONE", LATER)], "AVAILABLE -"],
    ["DATE_OF_BIRTH", {}, [record("DATE_OF_BIRTH", "IN_PROGRESS")], "IN_PROGRESS -"],
    [
      "DATE_OF_BIRTH",
      { birthdate: "1990-05-04" },
      [record("DATE_OF_BIRTH", "DONE", LATER)],
      `DONE ${LATER.toISOString()}`,
    ],
    ["MARKETING_CONSENT", {}, [], "AVAILABLE -"],
    ["MARKETING_CONSENT", { marketingConsent: true }, [], "DONE -"],
    ["MARKETING_CONSENT", {}, [record("MARKETING_CONSENT", "DONE", LATER)], `DONE ${LATER.toISOString()}`],
  ])("%s with %o and %o: %s", (stepName, facts, records, expected) => {
    expect(stepOf(stepName, facts, records)).toBe(expected);
  });

  it("are complete as soon as none is open, and stay so", () => {
    const facts = { image: "avatars/fox", birthdate: "1990-05-04" };
    expect(stepOf("SIGN_UP_COMPLETE", facts)).toBe("BLOCKED -");
    expect(stepOf("SIGN_UP_COMPLETE", facts, [record("MARKETING_CONSENT", "IN_PROGRESS")])).toBe("BLOCKED -");
    expect(stepOf("SIGN_UP_COMPLETE", facts, [record("MARKETING_CONSENT", "SKIPPED")])).toBe("DONE -");
    const unnamed = { ...facts, username: null, marketingConsent: true };
    expect(stepOf("SIGN_UP_COMPLETE", unnamed)).toBe("BLOCKED -");
    expect(stepOf("SIGN_UP_COMPLETE", {}, [record("SIGN_UP_COMPLETE", "DONE", LATER)])).toBe(
      `DONE ${LATER.toISOString()}`,
    );
  });
});
