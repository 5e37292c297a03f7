import { describe, expect, it } from "vitest";
import { aTag } from "../../tests/fixtures/a-tag";
import { toTagTile } from "./tag-tile";

describe("toTagTile", () => {
  it("has the tag's title in the viewer's language and a link to its page", () => {
    expect(toTagTile(aTag(), { locale: "de" })).toEqual({
      id: aTag().tagId,
      title: "Rennspiel",
      href: "/de/tags/runner/",
      icon: { name: "footprints" },
    });
  });

  it("falls back to the alias and the default icon", () => {
    const tag = aTag({ title: "", titleTranslations: {}, icon: null });
    expect(toTagTile(tag, { locale: "en" })).toMatchObject({
      title: "runner",
      href: "/tags/runner/",
      icon: { name: "layers" },
    });
  });
});
