import { describe, expect, it } from "vitest";
import { dayValue, faqAnswer, feedReference, lottieFile, tagReference } from "./attribute-values";

describe("tagReference", () => {
  it.each([
    [{ alias: "a" }],
    [{ alias: "cosy", title: "Cosy", titleTranslations: { de: "Gemütlich" } }],
    [{ alias: "cosy", title: null, titleTranslations: null }],
  ])("accepts %j", (tag) => {
    expect(tagReference.parse({ ...tag, tagId: 7 })).toEqual(tag);
  });

  it.each([
    [{ title: "Cosy" }, ["alias"]],
    [{ alias: "" }, ["alias"]],
    [{ alias: 7 }, ["alias"]],
    [{ alias: "cosy", title: 7 }, ["title"]],
    [{ alias: "cosy", titleTranslations: "Cosy" }, ["titleTranslations"]],
    [{ alias: "cosy", titleTranslations: { de: 7 } }, ["titleTranslations", "de"]],
    ["cosy", []],
  ])("refuses %j", (tag, path) => {
    expect(tagReference.safeParse(tag).error?.issues).toMatchObject([{ path }]);
  });
});

describe("dayValue", () => {
  it.each(["2026-11-20", "2026-11-20T18:30:00Z", "2026-11-20T18:30:00+01:00"])("accepts %s", (day) => {
    expect(dayValue.parse(day)).toBe(day);
  });

  it.each([["2026-02-30"], ["2026-11-20T18:30:00"], ["2026-11"], ["tomorrow"], [""], [20261120], [null]])(
    "rejects %j",
    (day) => {
      expect(dayValue.safeParse(day).success).toBe(false);
    },
  );
});

describe("faqAnswer", () => {
  it("has no translations when it is plain text", () => {
    expect(faqAnswer.parse("**Yes**")).toEqual({ value: "**Yes**", translations: {} });
    expect(faqAnswer.parse("")).toEqual({ value: "", translations: {} });
  });

  it("keeps its translations", () => {
    const localized = { value: "Yes", translations: { de: "Ja" } };
    expect(faqAnswer.parse({ ...localized, more: 1 })).toEqual(localized);
  });

  it.each([[7], [null], [{ value: "Yes" }], [{ translations: {} }], [["Yes"]]])("rejects %j", (value) => {
    expect(faqAnswer.safeParse(value).success).toBe(false);
  });
});

describe("feedReference", () => {
  it.each([
    ["fresh", "fresh"],
    ["fresh-games_2", "fresh-games_2"],
    [{ feedAlias: "fresh" }, "fresh"],
    [{ feedAlias: "f", title: "Fresh" }, "f"],
  ])("reads %j as %s", (link, alias) => {
    expect(feedReference.parse(link)).toBe(alias);
  });

  it.each([
    [""],
    ["fresh games"],
    ["/tags/cosy/"],
    ["fresh/"],
    ["/fresh"],
    ["https://example.org/"],
    [{ feedAlias: "" }],
    [{ feedAlias: "a/b" }],
    [{ alias: "fresh" }],
    [7],
    [null],
  ])("refuses %j", (link) => {
    expect(feedReference.safeParse(link).success).toBe(false);
  });
});

describe("lottieFile", () => {
  const WITHOUT_ASSETS = { w: 640, h: 360, fr: 30, ip: 0, op: 90, layers: [{ ty: 4, nm: "Lantern" }], v: 5 };
  const FILE = { ...WITHOUT_ASSETS, assets: [{ id: "a" }] };
  const namedWith = (changes: object) =>
    lottieFile.safeParse({ ...FILE, ...changes }).error?.issues.map(({ path }) => path.join("."));

  it("keeps the complete file", () => {
    expect(lottieFile.parse(FILE)).toEqual(FILE);
    expect(lottieFile.parse(WITHOUT_ASSETS)).toEqual(WITHOUT_ASSETS);
  });

  it.each([
    [{ w: 4096, h: 4096 }],
    [{ w: 0.5, h: 0.5 }],
    [{ fr: 120 }],
    [{ fr: 0.1 }],
    [{ ip: -5 }],
    [{ op: 10_000 }],
    [{ assets: [] }],
    [{ layers: [{ ty: 0 }, { ty: 4 }] }],
    [{ assets: [{ id: "a", layers: [] }] }],
  ])("accepts %j", (changes) => {
    expect(namedWith(changes)).toBeUndefined();
  });

  it.each([
    ["w", { w: 0 }],
    ["w", { w: -1 }],
    ["w", { w: 4097 }],
    ["w", { w: "640" }],
    ["w", { w: undefined }],
    ["h", { h: 0 }],
    ["h", { h: 4096.5 }],
    ["h", { h: undefined }],
    ["fr", { fr: 0 }],
    ["fr", { fr: 121 }],
    ["fr", { fr: undefined }],
    ["ip", { ip: undefined }],
    ["ip", { ip: "0" }],
    ["op", { op: 10_001 }],
    ["op", { op: undefined }],
    ["layers", { layers: [] }],
    ["layers", { layers: undefined }],
    ["layers", { layers: {} }],
    ["layers.0.ty", { layers: [{}] }],
    ["layers.1.ty", { layers: [{ ty: 4 }, { ty: "4" }] }],
    ["assets", { assets: null }],
    ["assets.0.p", { assets: [{ p: "https://evil.example/a.png" }] }],
    ["assets.1.p", { assets: [{ id: "a" }, { id: "b", p: "" }] }],
  ])("reports %s for %j", (field, changes) => {
    expect(namedWith(changes)).toEqual([field]);
  });
});
