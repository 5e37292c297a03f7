import { describe, expect, it } from "vitest";
import { toSecurityTxt } from "./security-txt";

const NOW = new Date("2026-11-22T17:45:12.345Z");
const SITE = { siteUrl: "https://play.test", contactUrl: "mailto:security@play.test" };

describe("security.txt", () => {
  it("has the contact and expires after half a year", () => {
    expect(toSecurityTxt(SITE, NOW)).toBe(
      [
        "Contact: mailto:security@play.test",
        "Expires: 2027-05-21T00:00:00Z",
        "Preferred-Languages: en",
        "Canonical: https://play.test/.well-known/security.txt",
        "",
      ].join("\n"),
    );
  });

  it("does not change during a day and never expires within five months", () => {
    const later = new Date("2026-11-22T23:59:59Z");
    expect(toSecurityTxt(SITE, later)).toBe(toSecurityTxt(SITE, NOW));
    const [, expires = ""] = /Expires: (\S+)/.exec(toSecurityTxt(SITE, later) ?? "") ?? [];
    const days = (Date.parse(expires) - later.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(365);
  });

  it.each([null, "http://play.test/contact"])("is null if the contact is %s", (contactUrl) => {
    expect(toSecurityTxt({ ...SITE, contactUrl }, NOW)).toBeNull();
  });
});
