import type * as z from "zod";
import { describe, expect, it } from "vitest";
import { assetUrl, dateTime, id, localizedText, shortId, translations } from "./identifiers";

const isRefused = (schema: z.ZodType, value: unknown) =>
  expect(schema.safeParse(value).error?.issues, String(value)).toMatchObject([{ path: [] }]);

describe("id", () => {
  it.each(["5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e77", "5B0D4C9E-93A7-4C1F-8D53-0D0C2A6F1E77"])("accepts %s", (value) => {
    expect(id.parse(value)).toBe(value);
  });

  it.each([
    ["5b0d4c9e93a74c1f8d530d0c2a6f1e77"],
    ["5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e7"],
    ["5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e777"],
    ["5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e7g"],
    ["lant01"],
    [""],
    [7],
    [null],
  ])("rejects %j", (value) => {
    isRefused(id, value);
  });
});

describe("shortId", () => {
  it.each(["lant01", "abcdef", "000000", "zzzzz9"])("accepts %s", (value) => {
    expect(shortId.parse(value)).toBe(value);
  });

  it.each([["lant0"], ["lant012"], ["Lant01"], ["lant-1"], ["lant0_"], [" lant01"], ["lant01\n"], [""], [123456]])(
    "rejects %j",
    (value) => {
      isRefused(shortId, value);
    },
  );
});

describe("dateTime", () => {
  it.each([
    "2026-11-20T18:30:00Z",
    "2026-11-20T18:30:00.123Z",
    "2026-11-20T18:30:00+01:00",
    "2026-11-20T00:00:00-09:30",
    "2028-02-29T23:59:59Z",
  ])("accepts %s", (value) => {
    expect(dateTime.parse(value)).toBe(value);
  });

  it.each([
    ["2026-11-20T18:30:00"],
    ["2026-11-20"],
    ["2026-11-20 18:30:00Z"],
    ["2026-02-29T00:00:00Z"],
    ["2026-11-20T25:00:00Z"],
    ["2026-11-20T18:30:00+0100"],
    ["20.11.2026"],
    [""],
    [1_760_000_000_000],
    [null],
  ])("rejects %j", (value) => {
    isRefused(dateTime, value);
  });
});

describe("assetUrl", () => {
  it.each([
    "https://assets.example.org/a.webp?x=1#y",
    "http://localhost:3000/a.webp",
    "/",
    "/media/a.webp",
    "/media//a.webp",
    "/media/a b.webp",
    "/media\\a.webp",
  ])("accepts %s", (value) => {
    expect(assetUrl.parse(value)).toBe(value);
  });

  it.each([
    ["//evil.example/a.webp"],
    ["/\\evil.example/a.webp"],
    ["\\\\evil.example/a.webp"],
    ["/\t/evil.example/a.webp"],
    ["/\n/evil.example/a.webp"],
    ["/\r/evil.example/a.webp"],
    ["/media/a.webp\n"],
    ["/media\t/a.webp"],
    ["media/a.webp"],
    ["./media/a.webp"],
    ["x/media/a.webp"],
    ["javascript:alert(1)"],
    ["data:image/png;base64,AA=="],
    ["ftp://example.org/a.webp"],
    ["xhttp://example.org/a.webp"],
    ["httpsx://example.org/a.webp"],
    ["https:"],
    [""],
    [7],
    [null],
  ])("rejects %j", (value) => {
    isRefused(assetUrl, value);
  });
});

describe("translations", () => {
  it("are strings by locale", () => {
    expect(translations.parse({})).toEqual({});
    expect(translations.parse({ de: "Spiele", "pt-BR": "" })).toEqual({ de: "Spiele", "pt-BR": "" });
  });

  it.each([[{ de: 7 }], [{ de: null }], [{ de: ["Spiele"] }]])("reject %j", (value) => {
    expect(translations.safeParse(value).error?.issues).toMatchObject([{ path: ["de"] }]);
  });

  it.each([[null], ["Spiele"], [undefined]])("never accept %j", (value) => {
    isRefused(translations, value);
  });
});

describe("localizedText", () => {
  it("is a text with its translations", () => {
    const text = { value: "Games", translations: { de: "Spiele" } };
    expect(localizedText.parse({ ...text, more: 1 })).toEqual(text);
  });

  it.each([
    [{ translations: {} }, ["value"]],
    [{ value: null, translations: {} }, ["value"]],
    [{ value: "Games" }, ["translations"]],
    [{ value: "Games", translations: null }, ["translations"]],
    [{ value: "Games", translations: { de: 7 } }, ["translations", "de"]],
  ])("rejects %j", (value, path) => {
    expect(localizedText.safeParse(value).error?.issues).toMatchObject([{ path }]);
  });
});
