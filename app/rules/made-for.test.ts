import { describe, expect, it } from "vitest";
import { isMadeFor, madeFor } from "./made-for";

const PHONE = { isPhoneOrTablet: true };
const COMPUTER = { isPhoneOrTablet: false };

describe("madeFor", () => {
  it.each([
    [[], null],
    [["DESKTOP", "MOBILE"], null],
    [["DESKTOP"], "computers"],
    [["MOBILE"], "phones"],
  ] as const)("platforms %j: %s", (platforms, expected) => {
    expect(madeFor([...platforms])).toBe(expected);
  });

  it.each([
    [null, true, true],
    ["computers", true, false],
    ["phones", false, true],
  ] as const)("%s suits a computer: %s, a phone: %s", (target, suitsComputer, suitsPhone) => {
    expect(isMadeFor(target, COMPUTER)).toBe(suitsComputer);
    expect(isMadeFor(target, PHONE)).toBe(suitsPhone);
  });
});
