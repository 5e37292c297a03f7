import { describe, expect, it } from "vitest";
import { anAnyAttribute, aTextAttribute } from "../../tests/fixtures/a-configuration";
import { A_MOMENT } from "../../tests/fixtures/a-view-context";
import {
  assetAttribute,
  breakpointAttribute,
  dayAttributes,
  faqAnswerAttribute,
  feedAttribute,
  isCurrent,
  linkAttribute,
  lottieAttribute,
  tagsAttribute,
  textAttribute,
} from "./feed-attributes";

describe("textAttribute", () => {
  const attributes = [
    anAnyAttribute("Headline", "not a text"),
    aTextAttribute("Headline", "New", { de: "Neu" }),
    aTextAttribute("Description", "  "),
  ];

  it("finds a text by name and type in the viewer's language", () => {
    expect(textAttribute(attributes, "Headline", "de")).toBe("Neu");
    expect(textAttribute(attributes, "Headline", "ru")).toBe("New");
  });

  it("returns null for missing and blank texts", () => {
    expect(textAttribute(attributes, "Title", "de")).toBeNull();
    expect(textAttribute(attributes, "Description", "de")).toBeNull();
  });
});

describe("assetAttribute", () => {
  it("finds an asset by name and type", () => {
    const asset = { name: "Cover images", type: "ASSET" as const, url: "/media/art.webp", variants: [] };
    const others = [aTextAttribute("Cover images", "no"), { ...asset, name: "Icon url" }];
    expect(assetAttribute([...others, asset], "Cover images")).toBe(asset);
    expect(assetAttribute(others, "Cover images")).toBeNull();
    expect(assetAttribute([], "Cover images")).toBeNull();
  });
});

describe("linkAttribute", () => {
  it.each([
    ["/tags/cosy/", "/de/tags/cosy/"],
    ["home-fresh", null],
    ["https://example.com/", "https://example.com/"],
    ["javascript:alert(1)", null],
    ["data:text/html,x", null],
    ["https://", null],
    [{ href: "/" }, null],
  ])("%j becomes %j", (link, href) => {
    expect(linkAttribute([anAnyAttribute("Link", link)], "de")).toBe(href);
  });
});

describe("feedAttribute", () => {
  it.each([
    ["home-fresh", "home-fresh"],
    [{ feedAlias: "home-fresh", title: "Fresh" }, "home-fresh"],
    ["/feed/home-fresh/", null],
    ["", null],
    [{ alias: "home-fresh" }, null],
    [null, null],
  ])("of %j is the feed %j", (link, alias) => {
    expect(feedAttribute([anAnyAttribute("Link", link)])).toBe(alias);
  });

  it("is found by name and type", () => {
    const link = anAnyAttribute("Link", "home-fresh");
    expect(feedAttribute([anAnyAttribute("Target", "a"), aTextAttribute("Link", "b"), link])).toBe("home-fresh");
    expect(feedAttribute([anAnyAttribute("Target", "a"), aTextAttribute("Link", "b")])).toBeNull();
  });
});

describe("tagsAttribute", () => {
  it("keeps valid tags and drops others", () => {
    const cosy = { alias: "cosy", title: "Cosy", titleTranslations: { de: "Gemütlich" } };
    const tags = [cosy, { alias: "fast" }, { alias: 3 }, null, "x", { alias: "odd", title: { html: "<b>" } }];
    expect(tagsAttribute([anAnyAttribute("Tags", tags)])).toEqual([cosy, { alias: "fast" }]);
    expect(tagsAttribute([anAnyAttribute("Tags", "cosy")])).toEqual([]);
    expect(tagsAttribute([])).toEqual([]);
  });
});

describe("isCurrent", () => {
  const current = (start: unknown, end: unknown) =>
    isCurrent([anAnyAttribute("Start day", start), anAnyAttribute("End day", end)], A_MOMENT);

  it.each([
    ["2026-11-21", "2026-11-30", true],
    ["2026-11-22", null, false],
    [null, "2026-11-20", false],
    ["", undefined, true],
    [null, null, true],
    [null, "", true],
    ["tomorrow", null, false],
    [null, "some day", false],
    [20261121, null, false],
    [null, "2026-02-30", false],
  ])("from %j to %j: %j", (start, end, expected) => {
    expect(current(start, end)).toBe(expected);
  });
});

describe("dayAttributes", () => {
  it("returns the raw days, null if missing or empty", () => {
    const start = anAnyAttribute("Start day", "2026-11-21");
    const end = anAnyAttribute("End day", "2026-11-30T10:00:00+01:00");
    expect(dayAttributes([end, start])).toEqual({ startDay: "2026-11-21", endDay: "2026-11-30T10:00:00+01:00" });
    expect(dayAttributes([])).toEqual({ startDay: null, endDay: null });
    expect(dayAttributes([anAnyAttribute("Start day", ""), anAnyAttribute("End day", null)])).toEqual({
      startDay: null,
      endDay: null,
    });
  });

  it("returns an invalid date for an unreadable day", () => {
    const { startDay } = dayAttributes([anAnyAttribute("Start day", 20261121)]);
    expect(startDay).not.toBeNull();
    expect(Date.parse(startDay ?? "2026-11-21")).toBeNaN();
  });
});

describe("faqAnswerAttribute", () => {
  it.each([
    [anAnyAttribute("Faq answer", "Yes."), "Yes."],
    [anAnyAttribute("Faq answer", { value: "Yes.", translations: { de: "Ja." } }), "Ja."],
    [aTextAttribute("Faq answer", "Yes.", { de: "Ja." }), "Ja."],
    [anAnyAttribute("Faq answer", 42), null],
    [anAnyAttribute("Faq answer", ""), null],
    [anAnyAttribute("Faq answer", { value: " ", translations: {} }), null],
    [aTextAttribute("Faq answer", " "), null],
    [aTextAttribute("Title", "Yes."), null],
  ])("of %j is %j", (attribute, answer) => {
    expect(faqAnswerAttribute([attribute], "de")).toBe(answer);
  });
});

describe("lottieAttribute", () => {
  const file = { w: 100, h: 50, fr: 30, ip: 0, op: 60, layers: [{ ty: 4, shapes: [] }] };

  it("accepts a file as text or parsed", () => {
    expect(lottieAttribute([anAnyAttribute("Lottie JSON", file)])).toEqual(file);
    expect(lottieAttribute([anAnyAttribute("Lottie JSON", JSON.stringify(file))])).toEqual(file);
  });

  it.each([
    ["{not json"],
    [null],
    [{ ...file, layers: [] }],
    [{ ...file, w: "100" }],
    [{ ...file, op: 1e12 }],
    [{ ...file, assets: [{ id: "a", p: "https://tracker.example/p.png" }] }],
  ])("rejects %j", (value) => {
    expect(lottieAttribute([anAnyAttribute("Lottie JSON", value)])).toBeNull();
  });
});

it("breakpointAttribute is the minimum width of an entry", () => {
  expect(breakpointAttribute([anAnyAttribute("Breakpoint", "DESKTOP")])).toBe(901);
  expect(breakpointAttribute([])).toBe(0);
});
