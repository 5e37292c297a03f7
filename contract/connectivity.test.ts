import { describe, expect, it } from "vitest";
import { countryResponse, pingResponse, versionResponse } from "./calls/connectivity";

describe("pingResponse", () => {
  it("is a pong", () => {
    expect(pingResponse.parse({ data: "pong", more: 1 })).toEqual({ data: "pong" });
  });

  it.each([[{ data: "ping" }], [{ data: "" }], [{}]])("rejects %j", (response) => {
    expect(pingResponse.safeParse(response).error?.issues).toMatchObject([{ path: ["data"] }]);
  });
});

describe("countryResponse", () => {
  it.each(["AD", "PL", "XK", "ZW"])("accepts %s", (countryCode) => {
    expect(countryResponse.parse({ countryCode, more: 1 })).toEqual({ countryCode });
  });

  it.each([["pl"], ["XX"], ["POL"], [""], [null], [undefined]])("rejects %j", (countryCode) => {
    expect(countryResponse.safeParse({ countryCode }).error?.issues).toMatchObject([{ path: ["countryCode"] }]);
  });
});

describe("versionResponse", () => {
  it("has a version", () => {
    expect(versionResponse.parse({ data: { version: "7", more: 1 } })).toEqual({ data: { version: "7" } });
  });

  it.each([[""], [7], [undefined]])("rejects the version %j", (version) => {
    expect(versionResponse.safeParse({ data: { version } }).error?.issues).toMatchObject([
      { path: ["data", "version"] },
    ]);
  });
});
