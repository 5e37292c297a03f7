import { describe, expect, it } from "vitest";
import { isTickedAt, problemAt, typedAt, type StudioRefusal } from "./studio-refusal";

const NOTES = { intent: "save-notes", subject: "one" };
const refusal: StudioRefusal = {
  ...{ ok: false, error: "invalid_request_payload", ...NOTES },
  problems: { en: "Too long." },
  values: { en: "typed", desktop: "on" },
};

describe("a refusal", () => {
  it("is about the form that was sent", () => {
    expect([problemAt(refusal, NOTES, "en"), typedAt(refusal, NOTES, "en", "saved")]).toEqual(["Too long.", "typed"]);
    expect([isTickedAt(refusal, NOTES, "desktop", false), isTickedAt(refusal, NOTES, "mobile", true)]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    ["another form", { intent: "publish" }],
    ["the same form of something else", { ...NOTES, subject: "two" }],
    ["a form without a subject", { intent: "save-notes" }],
  ])("leaves %s as it was saved", (_, form) => {
    expect([problemAt(refusal, form, "en"), typedAt(refusal, form, "en", "saved")]).toEqual([undefined, "saved"]);
    expect(isTickedAt(refusal, form, "mobile", true)).toBe(true);
  });

  it("without details changes no field", () => {
    const unreachable: StudioRefusal = { ok: false, error: "unreachable" };
    expect([problemAt(unreachable, NOTES, "en"), typedAt(unreachable, NOTES, "en")]).toEqual([undefined, ""]);
    expect(typedAt(undefined, NOTES, "en", "saved")).toBe("saved");
  });
});
