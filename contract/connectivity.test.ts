import { describe, expect, it } from "vitest";
import { countryAnswer, pingAnswer, versionAnswer } from "./calls/connectivity";

describe("pingAnswer", () => {
  it("is a pong", () => {
    expect(pingAnswer.parse({ data: "pong", more: 1 })).toEqual({ data: "pong" });
  });

  it.each([[{ data: "ping" }], [{ data: "" }], [{}]])("is not %j", (answer) => {
    expect(pingAnswer.safeParse(answer).error?.issues).toMatchObject([{ path: ["data"] }]);
  });
});

describe("countryAnswer", () => {
  it.each(["AD", "PL", "XK", "ZW"])("may be %s", (countryCode) => {
    expect(countryAnswer.parse({ countryCode, more: 1 })).toEqual({ countryCode });
  });

  it.each([["pl"], ["XX"], ["POL"], [""], [null], [undefined]])("is not %j", (countryCode) => {
    expect(countryAnswer.safeParse({ countryCode }).error?.issues).toMatchObject([{ path: ["countryCode"] }]);
  });
});

describe("versionAnswer", () => {
  it("names a build", () => {
    expect(versionAnswer.parse({ data: { version: "7", more: 1 } })).toEqual({ data: { version: "7" } });
  });

  it.each([[""], [7], [undefined]])("has no build that is %j", (version) => {
    expect(versionAnswer.safeParse({ data: { version } }).error?.issues).toMatchObject([{ path: ["data", "version"] }]);
  });
});
