import { describe, expect, it } from "vitest";
import { attributionOf, isAttributionCleared, isAttributionRecord } from "./attribution";

describe("attributionOf", () => {
  it("reads all five parameters of a URL", () => {
    const search = "?utm_source=news&utm_medium=mail&utm_campaign=autumn%202025&utm_content=top&utm_term=games&page=1";
    expect(attributionOf(search)).toEqual({
      "fe-visitor": {
        "utm-source": "news",
        "utm-medium": "mail",
        "utm-campaign": "autumn 2025",
        "utm-content": "top",
        "utm-term": "games",
      },
    });
  });

  it("omits missing and empty parameters", () => {
    expect(attributionOf("?utm_source=news&utm_medium=&utm_term=%20")).toEqual({
      "fe-visitor": { "utm-source": "news" },
    });
  });

  it.each(["", "?page=1", "?utm_source=", "?utm-source=news", "?utm_id=4"])("returns null for %j", (search) => {
    expect(attributionOf(search)).toBeNull();
  });

  it("truncates values to the limit of the statistics", () => {
    expect(attributionOf(`?utm_source=${"x".repeat(600)}`)?.["fe-visitor"]["utm-source"]).toHaveLength(500);
  });
});

describe("isAttributionRecord", () => {
  it.each([
    [{ "fe-visitor": {} }, true],
    [{ "fe-visitor": { "utm-source": "news", "utm-term": null } }, true],
    [{ "fe-visitor": { "utm-source": 5 } }, false],
    [{ "fe-visitor": { "utm-source": ["news"] } }, false],
    [{ "fe-visitor": { "utm-term": "x".repeat(500) } }, true],
    [{ "fe-visitor": { "utm-term": "x".repeat(501) } }, false],
    [{ "fe-visitor": null }, false],
    [{ "fe-visitor": [] }, false],
    [{}, false],
    ["news", false],
    [null, false],
  ])("%j: %s", (value, isRecord) => {
    expect(isAttributionRecord(value)).toBe(isRecord);
  });
});

it.each([
  ["new", false, true],
  ["new", true, false],
  ["renewed", false, false],
  ["kept", false, false],
  ["kept", true, false],
] as const)("a session that is %s, first load %s: cleared %s", (change, isFirstLoad, isCleared) => {
  expect(isAttributionCleared(change, isFirstLoad)).toBe(isCleared);
});
