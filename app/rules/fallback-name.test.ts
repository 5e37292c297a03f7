import { describe, expect, it } from "vitest";
import { isVisibleText, fallbackName } from "./fallback-name";

describe("isVisibleText", () => {
  it.each(["a", " . ", "🏳️‍🌈", "שלום", "0"])("is true for %j", (text) => {
    expect(isVisibleText(text)).toBe(true);
  });

  it.each(["", " \t\n\u00a0\u3000", "\u200b\u200d\ufeff\u2060\u180e", "\u202e\u2066\u200f", "\u0000\u0007", "\u3164"])(
    "is false for %j",
    (text) => {
      expect(isVisibleText(text)).toBe(false);
    },
  );
});

describe("fallbackName", () => {
  it.each([
    ["title", { mangledTitle: "lantern-run" }, "lantern-run"],
    ["name", { mangledName: "first-light", studio: {} }, "first-light"],
    ["title", { alias: "puzzle" }, "puzzle"],
    ["name", { studioId: "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e77" }, "5b0d4c9e"],
    ["name", { username: "juno" }, undefined],
    ["title", { mangledTitle: "\u200b" }, undefined],
    ["shortDescription", { mangledTitle: "lantern-run" }, undefined],
    ["title", { studioId: "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e77" }, undefined],
    ["title", null, undefined],
    ["title", "lantern-run", undefined],
    ["name", undefined, undefined],
  ])("replaces the %s of %j", (field, entity, expected) => {
    expect(fallbackName(field, entity)).toBe(expected);
  });
});
