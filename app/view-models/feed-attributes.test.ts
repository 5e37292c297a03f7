import { describe, expect, it } from "vitest";
import { aTextAttribute } from "../../tests/fixtures/a-configuration";
import { assetAttribute, textAttribute } from "./feed-attributes";

describe("textAttribute", () => {
  const attributes = [
    { name: "Headline", type: "ANY" as const, value: "not a text" },
    aTextAttribute("Headline", "New", { de: "Neu" }),
    aTextAttribute("Description", "  "),
  ];

  it("finds a text by name and type in the viewer's language", () => {
    expect(textAttribute(attributes, "Headline", "de")).toBe("Neu");
    expect(textAttribute(attributes, "Headline", "ru")).toBe("New");
  });

  it("knows neither missing nor blank texts", () => {
    expect(textAttribute(attributes, "Title", "de")).toBeNull();
    expect(textAttribute(attributes, "Description", "de")).toBeNull();
  });
});

describe("assetAttribute", () => {
  it("finds an asset by name and type", () => {
    const asset = { name: "Cover images", type: "ASSET" as const, url: "/media/art.webp", variants: [] };
    expect(assetAttribute([aTextAttribute("Cover images", "no"), asset], "Cover images")).toEqual(asset);
    expect(assetAttribute([], "Cover images")).toBeNull();
  });
});
