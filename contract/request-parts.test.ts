import { describe, expect, it } from "vitest";
import { localeQuery, noBody, noParams } from "./calls/request-parts";

describe("noParams", () => {
  it("drops all parameters", () => {
    expect(noParams.parse({})).toEqual({});
    expect(noParams.parse({ utm_source: "mail" })).toEqual({});
  });

  it.each([[undefined], [null], ["page=1"]])("refuses %j", (value) => {
    expect(noParams.safeParse(value).success).toBe(false);
  });
});

describe("noBody", () => {
  it("accepts no body", () => {
    expect(noBody.parse(undefined)).toBeUndefined();
  });

  it.each([[null], [{}], [""], [0]])("refuses %j", (value) => {
    expect(noBody.safeParse(value).success).toBe(false);
  });
});

describe("localeQuery", () => {
  it("may contain a language", () => {
    expect(localeQuery.parse({ locale: "pt-BR", more: "1" })).toEqual({ locale: "pt-BR" });
    expect(localeQuery.parse({})).toEqual({});
  });

  it.each([[null], [7], [["de", "en"]]])("refuses %j as a language", (locale) => {
    expect(localeQuery.safeParse({ locale }).error?.issues).toMatchObject([{ path: ["locale"] }]);
  });
});
