import { describe, expect, it } from "vitest";
import { VARIANTS } from "../../tests/faults/samples/entities";
import { attribute } from "./attribute";

const ASSET = { name: "Icon url", type: "ASSET", url: "/media/a.webp", variants: VARIANTS };
const TEXT = { name: "Headline", type: "LOCALIZABLE_STRING", value: "New", translations: { de: "Neu" } };
const ANY = { name: "Breakpoint", type: "ANY", value: 900 };

describe("attribute", () => {
  it.each([
    [ASSET],
    [{ ...ASSET, variants: [] }],
    [TEXT],
    [ANY],
    [{ ...ANY, value: null }],
    [{ ...ANY, value: { deep: ["x"] } }],
  ])("accepts %j", (value) => {
    expect(attribute.parse({ ...value, more: 1 })).toEqual(value);
  });

  it.each([
    ["type", { ...ANY, type: "STRING" }],
    ["type", { ...ANY, type: "any" }],
    ["type", { name: "Breakpoint", value: 900 }],
    ["name", { ...ASSET, name: null }],
    ["name", { ...ANY, name: undefined }],
    ["name", { ...TEXT, name: 7 }],
    ["url", { ...ASSET, url: null }],
    ["url", { ...ASSET, url: "//evil.example/a.webp" }],
    ["variants", { ...ASSET, variants: undefined }],
    ["variants.0.width", { ...ASSET, variants: [{ ...VARIANTS[0], width: "640" }] }],
    ["value", { ...TEXT, value: 7 }],
    ["value", { ...TEXT, value: undefined }],
    ["translations", { ...TEXT, translations: undefined }],
    ["translations.de", { ...TEXT, translations: { de: 7 } }],
  ])("reports the field %s for %j", (field, value) => {
    expect(attribute.safeParse(value).error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
  });
});
