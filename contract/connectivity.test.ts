import { describe, expect, it } from "vitest";
import { countryResponse, pingResponse, versionResponse } from "./calls/connectivity";

describe("pingAnswer", () => {
  it("is a pong", () => {
    expect(pingResponse.parse({ data: "pong", more: 1 })).toEqual({ data: "pong" });
  });

  it.each([[{ data: "ping" }], [{ data: "" }], [{}]])("is not %j", (answer) => {
    expect(pingResponse.safeParse(answer).error?.issues).toMatchObject([{ path: ["data"] }]);
  });
});

describe("countryAnswer", () => {
  it.each(["AD", "PL", "XK", "ZW"])("may be %s", (countryCode) => {
    expect(countryResponse.parse({ countryCode, more: 1 })).toEqual({ countryCode });
  });

  it.each([["pl"], ["XX"], ["POL"], [""], [null], [undefined]])("is not %j", (countryCode) => {
    expect(countryResponse.safeParse({ countryCode }).error?.issues).toMatchObject([{ path: ["countryCode"] }]);
  });
});

describe("versionAnswer", () => {
  it("names a build", () => {
    expect(versionResponse.parse({ data: { version: "7", more: 1 } })).toEqual({ data: { version: "7" } });
  });

  it.each([[""], [7], [undefined]])("has no build that is %j", (version) => {
    expect(versionResponse.safeParse({ data: { version } }).error?.issues).toMatchObject([
      { path: ["data", "version"] },
    ]);
  });
});
