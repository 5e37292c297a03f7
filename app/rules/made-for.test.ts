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
  ] as const)("platforms %j: %s", (platforms, made) => {
    expect(madeFor([...platforms])).toBe(made);
  });

  it.each([
    [null, true, true],
    ["computers", true, false],
    ["phones", false, true],
  ] as const)("%s suits a computer: %s, a phone: %s", (made, suitsComputer, suitsPhone) => {
    expect(isMadeFor(made, COMPUTER)).toBe(suitsComputer);
    expect(isMadeFor(made, PHONE)).toBe(suitsPhone);
  });
});
