import { describe, expect, it } from "vitest";
import { consentCookie, consentOf, DEFAULT_CONSENT, createConsent, isConsentBannerVisible } from "./cookie-consent";

const both = { version: 2, necessary: true, marketing: true };
const none = { version: 2, necessary: false, marketing: false };
const cookie = (value: unknown) => `a=1; cookie-consent=${encodeURIComponent(JSON.stringify(value))}; b=2`;

describe("consentOf", () => {
  it.each([
    ["version 2", { version: 2, necessary: true, marketing: false }, { version: 2, necessary: true, marketing: false }],
    ["version 2 with an extra field", { ...both, necessary: false, x: 1 }, { ...both, necessary: false }],
    ["version 1, accepted", { version: 1, accepted: true }, both],
    ["version 1, declined", { version: 1, accepted: false }, none],
    ["a bare true", true, both],
    ["a bare false", false, none],
    ["a future version", { ...both, version: 3 }, none],
    ["a version as text", { ...both, version: "2" }, none],
    ["version 2 with one of two fields", { version: 2, necessary: true }, none],
    ["version 2 with a string for necessary", { version: 2, necessary: "true", marketing: true }, none],
    ["version 2 with a string for marketing", { version: 2, necessary: true, marketing: "true" }, none],
    ["version 1 with an object as accepted", { version: 1, accepted: both }, none],
    ["version 2 with strings", { version: 2, necessary: "true", marketing: "true" }, none],
    ["version 1 without accepted", { version: 1, necessary: true, marketing: true }, none],
    ["version 1 without its number", { accepted: true }, both],
    ["version 2 without its number", { necessary: true, marketing: true }, none],
    ["an array", [true], none],
    ["a number", 1, none],
    ["null", null, none],
  ])("reads %s", (_, value, expected) => {
    expect(consentOf(cookie(value))).toEqual(expected);
  });

  it("reads an unencoded value", () => {
    expect(consentOf('cookie-consent={"version":2,"necessary":true,"marketing":true}')).toEqual(both);
  });

  it.each(["", "a=1", "cookie-consent=", "cookie-consent=%", "cookie-consent=yes", "cookie-consent=%7B"])(
    "falls back to the default for %j",
    (cookies) => {
      expect(consentOf(cookies)).toEqual(DEFAULT_CONSENT);
    },
  );
});

describe("consentCookie", () => {
  it("lasts for 365 days on the site's domain", () => {
    expect(consentCookie(createConsent(true), new URL("https://www.subpixel.example/de/?a=1"))).toBe(
      "cookie-consent=%7B%22version%22%3A2%2C%22necessary%22%3Atrue%2C%22marketing%22%3Atrue%7D; " +
        "Path=/; Max-Age=31536000; SameSite=Lax; Domain=subpixel.example; Secure",
    );
  });

  it("is host-only without a registrable domain", () => {
    const setCookie = consentCookie(createConsent(false), new URL("http://localhost:3000/"));
    expect(setCookie).toBe(
      "cookie-consent=%7B%22version%22%3A2%2C%22necessary%22%3Atrue%2C%22marketing%22%3Afalse%7D; " +
        "Path=/; Max-Age=31536000; SameSite=Lax",
    );
  });

  it.each([true, false])("round-trips: marketing %s", (marketing) => {
    const [pair = ""] = consentCookie(createConsent(marketing), new URL("https://subpixel.example/")).split(";");
    expect(consentOf(pair)).toEqual({ version: 2, necessary: true, marketing });
  });
});

describe("isConsentBannerVisible", () => {
  it.each([
    ["on a first visit", consentOf(""), true],
    ["after version 1 was declined", consentOf(cookie(false)), true],
    ["when only marketing is allowed", { ...both, version: 2 as const, necessary: false }, true],
    ["not after everything is accepted", createConsent(true), false],
    ["not after the necessary ones are accepted", createConsent(false), false],
    ["not before the preference is read", null, false],
  ])("shows %s: %j", (_, preference, isVisible) => {
    expect(isConsentBannerVisible(preference)).toBe(isVisible);
  });
});
