import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { changeSignUpStep, getProfile } from "~contract/calls/profile";
import type { Profile, SignUpStepName } from "~contract/entities/profile";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { signUpSteps, user } from "../db/schema";

let api: TestApi;
let ada: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  ada = await aMember(api, "Ada_L");
});

const profile = () => dataOf(getProfile, ada.fetch("/profile"));
const change = (stepName: string, status: string) =>
  ada.send("PATCH", `/profile/sign-up-steps/${stepName}`, { status });
const skip = (stepName: SignUpStepName) => dataOf(changeSignUpStep, change(stepName, "SKIPPED"));
const patch = async (fields: object) =>
  ada.send("PATCH", "/profile", { profileVersion: (await profile()).userVersion, ...fields });
const stepIn = ({ signUpSteps: steps }: Profile, stepName: SignUpStepName) =>
  steps.find((step) => step.stepName === stepName);
const statusIn = (from: Profile, stepName: SignUpStepName) => stepIn(from, stepName)?.status;

describe("the steps of signing up", () => {
  it("can be skipped, reopened and completed in any order, until none is open", async () => {
    expect((await profile()).signUpComplete).toBe(false);
    expect(statusIn(await skip("AVATAR"), "AVATAR")).toBe("SKIPPED");
    expect(statusIn(await skip("AVATAR"), "AVATAR")).toBe("SKIPPED");
    const opened = await dataOf(changeSignUpStep, change("AVATAR", "IN_PROGRESS"));
    expect(statusIn(opened, "AVATAR")).toBe("IN_PROGRESS");
    expect(statusIn(opened, "SIGN_UP_COMPLETE")).toBe("BLOCKED");
    const before = Date.now();
    expect((await patch({ birthdate: "1990-05-04" })).status).toBe(200);
    const birthdateStep = stepIn(await profile(), "DATE_OF_BIRTH");
    expect(birthdateStep?.status).toBe("DONE");
    expect(Date.parse(birthdateStep?.completionDate ?? "")).toBeGreaterThanOrEqual(before);
    expect((await patch({ marketingConsent: false })).status).toBe(200);
    expect((await profile()).signUpComplete).toBe(false);
    const last = await skip("AVATAR");
    expect(last.signUpComplete).toBe(true);
    expect(stepIn(last, "SIGN_UP_COMPLETE")?.completionDate).not.toBeNull();
    expect(last.marketingConsent).toBe(false);
    expect(statusIn(last, "MARKETING_CONSENT")).toBe("DONE");
  });

  it("keep the date of the first completion, and restart when the value is cleared", async () => {
    await patch({ birthdate: "1990-05-04" });
    const first = stepIn(await profile(), "DATE_OF_BIRTH")?.completionDate;
    await patch({ birthdate: "1990-05-05" });
    expect(stepIn(await profile(), "DATE_OF_BIRTH")?.completionDate).toBe(first);
    await patch({ birthdate: null });
    expect(stepIn(await profile(), "DATE_OF_BIRTH")).toMatchObject({ status: "AVAILABLE", completionDate: null });
  });

  it("follow a picture that is set and removed", async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#369" } })
      .png()
      .toBuffer();
    const headers = { "content-type": "image/png" };
    await skip("AVATAR");
    await ada.fetch("/profile/picture", { method: "PUT", headers, body: new Uint8Array(png) });
    const avatarStep = stepIn(await profile(), "AVATAR");
    expect(avatarStep?.status).toBe("DONE");
    expect(avatarStep?.completionDate).not.toBeNull();
    expect(await failureOf(change("AVATAR", "SKIPPED"))).toBe("400 sign_up_step_closed");
    await ada.fetch("/profile/picture", { method: "DELETE" });
    expect(statusIn(await profile(), "AVATAR")).toBe("AVAILABLE");
  });

  it("stay complete once they were", async () => {
    for (const stepName of ["AVATAR", "DATE_OF_BIRTH", "MARKETING_CONSENT"] as const) await skip(stepName);
    const completed = stepIn(await profile(), "SIGN_UP_COMPLETE")?.completionDate;
    await dataOf(changeSignUpStep, change("AVATAR", "IN_PROGRESS"));
    const { signUpComplete, ...later } = await profile();
    expect(signUpComplete).toBe(true);
    expect(later.signUpSteps.find(({ stepName }) => stepName === "SIGN_UP_COMPLETE")?.completionDate).toBe(completed);
  });

  it("need a username where there is none, which cannot be skipped", async () => {
    await api.database.update(user).set({ username: null, displayUsername: null }).where(eq(user.id, ada.userId));
    expect(statusIn(await profile(), "USERNAME")).toBe("AVAILABLE");
    expect(await failureOf(change("USERNAME", "SKIPPED"))).toBe("400 sign_up_step_closed");
    for (const stepName of ["AVATAR", "DATE_OF_BIRTH", "MARKETING_CONSENT"] as const) await skip(stepName);
    expect((await profile()).signUpComplete).toBe(false);
    await patch({ username: "Ada.Named" });
    expect((await profile()).signUpComplete).toBe(true);
    expect(stepIn(await profile(), "USERNAME")?.completionDate).toBe(
      stepIn(await profile(), "SIGN_UP_COMPLETE")?.completionDate,
    );
  });

  it.each([
    ["USER_CREATED", "SKIPPED", "400 sign_up_step_closed"],
    ["USER_ACTIVATED", "SKIPPED", "400 sign_up_step_closed"],
    ["SIGN_UP_COMPLETE", "IN_PROGRESS", "400 sign_up_step_closed"],
    ["AVATAR", "DONE", "400 invalid_request_payload"],
    ["SHOE_SIZE", "SKIPPED", "400 invalid_request_payload"],
  ])("%s does not become %s: %s", async (stepName, status, refusal) => {
    expect(await failureOf(change(stepName, status))).toBe(refusal);
    expect(await api.database.$count(signUpSteps)).toBe(0);
  });

  it("are completed once when the last ones are skipped concurrently", async () => {
    const names = ["AVATAR", "DATE_OF_BIRTH", "MARKETING_CONSENT", "AVATAR", "DATE_OF_BIRTH"];
    const responses = await Promise.all(names.map((name) => change(name, "SKIPPED")));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await profile()).signUpComplete).toBe(true);
    expect(await api.database.$count(signUpSteps)).toBe(4);
  });
});
