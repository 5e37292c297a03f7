import { describe, expect, it } from "vitest";
import { countryOf } from "./visitor-country";

describe("countryOf", () => {
  it.each<[Record<string, string>, string | null]>([
    [{ "cf-ipcountry": "PL" }, "PL"],
    [{ "x-vercel-ip-country": "br" }, "BR"],
    [{ "x-country-code": " de " }, "DE"],
    [{ "x-country-code": "DE", "cf-ipcountry": "TR" }, "TR"],
    [{ "cf-ipcountry": "T1", "x-country-code": "ES" }, "ES"],
    [{ "cf-ipcountry": "XX" }, null],
    [{ "cf-ipcountry": "Germany" }, null],
    [{}, null],
  ])("reads %j as %s", (headers, country) => {
    expect(countryOf(new Headers(headers), true)).toBe(country);
  });

  it("ignores headers without a trusted proxy", () => {
    expect(countryOf(new Headers({ "cf-ipcountry": "PL" }), false)).toBeNull();
  });
});
