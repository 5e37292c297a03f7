import { describe, expect, it } from "vitest";
import { COUNTRY_CODES } from "./country-codes";

describe("COUNTRY_CODES", () => {
  it("are the 249 of ISO 3166-1 and Kosovo's", () => {
    expect(COUNTRY_CODES).toHaveLength(250);
    expect(COUNTRY_CODES).toContain("XK");
  });

  it("are two capitals each, unique and sorted", () => {
    for (const code of COUNTRY_CODES) expect(code).toMatch(/^[A-Z]{2}$/);
    expect([...new Set(COUNTRY_CODES)].sort()).toEqual([...COUNTRY_CODES]);
  });

  it("have names", () => {
    const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
    expect(COUNTRY_CODES.filter((code) => names.of(code) === undefined)).toEqual([]);
  });

  it.each(["AD", "BW", "BY", "FK", "FM", "IQ", "IR", "MK", "ML", "PM", "PN", "TD", "TF", "TG", "ZW"])(
    "contain %s",
    (code) => {
      expect(COUNTRY_CODES).toContain(code);
    },
  );

  it.each(["UK", "EU", "XX", "ZZ", "AN", "SU", ""])("do not contain %j", (code) => {
    expect(COUNTRY_CODES).not.toContain(code);
  });
});
