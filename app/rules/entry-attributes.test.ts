import { describe, expect, it } from "vitest";
import type { Attribute } from "~contract/entities/attribute";
import { textsOf, valueOf, withFields } from "./entry-attributes";

const TITLE: Attribute = { name: "Title", type: "LOCALIZABLE_STRING", value: "Kites", translations: { de: "Drachen" } };
const LOTTIE: Attribute = { name: "Lottie JSON", type: "ANY", value: { w: 1 } };
const PICTURE: Attribute = {
  ...{ name: "Cover images", type: "ASSET", url: "/media/a.webp" },
  variants: [{ variantKey: "a", url: "/media/a.webp", mimeType: "image/webp", width: 1, height: 1 }],
};
const ANSWER: Attribute = { name: "Faq answer", type: "ANY", value: { value: "Yes.", translations: { de: "Ja." } } };

describe("the fields of an entry", () => {
  it("are read from its attributes", () => {
    const attributes: Attribute[] = [TITLE, PICTURE, ANSWER, { name: "Breakpoint", type: "ANY", value: 600 }];
    expect(textsOf(attributes, "Title")).toEqual({ en: "Kites", de: "Drachen" });
    expect(textsOf(attributes, "Faq answer")).toEqual({ en: "Yes.", de: "Ja." });
    expect(textsOf([{ name: "Faq answer", type: "ANY", value: "Yes." }], "Faq answer")).toEqual({ en: "Yes." });
    expect(valueOf(attributes, "Cover images")).toBe("/media/a.webp");
    expect(valueOf(attributes, "Breakpoint")).toBe("600");
    expect(valueOf(attributes, "Link")).toBe("");
    expect(textsOf(attributes, "Cover images")).toEqual({});
    expect(valueOf([LOTTIE, { name: "Link", type: "ANY", value: {} }], "Link")).toBe("");
  });

  it("replace those attributes, and leave the others", () => {
    const fields = ["Title", "Link", "Cover images", "Faq answer"] as const;
    const values = {
      ...{ Title: { en: "Stars", pl: "Gwiazdy", de: undefined }, Link: "/events/" },
      ...{ "Cover images": "/media/a.webp", "Faq answer": { ru: "Да." } },
    };
    expect(withFields([LOTTIE, TITLE, PICTURE], fields, values)).toEqual([
      { name: "Title", type: "LOCALIZABLE_STRING", value: "Stars", translations: { en: "Stars", pl: "Gwiazdy" } },
      { name: "Link", type: "ANY", value: "/events/" },
      PICTURE,
      { name: "Faq answer", type: "ANY", value: { value: "Да.", translations: { ru: "Да." } } },
      LOTTIE,
    ]);
    expect(withFields([PICTURE], ["Cover images"], { "Cover images": "/media/b.webp" })).toEqual([
      { name: "Cover images", type: "ASSET", url: "/media/b.webp", variants: [] },
    ]);
    expect(withFields([TITLE, LOTTIE], ["Title", "Link"], { Title: {}, Link: "" })).toEqual([LOTTIE]);
  });
});
