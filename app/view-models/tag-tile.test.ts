import { describe, expect, it } from "vitest";
import { aTag } from "../../tests/fixtures/a-tag";
import { toTagTile } from "./tag-tile";

describe("toTagTile", () => {
  it("names the tag in the viewer's language and leads to its page", () => {
    expect(toTagTile(aTag(), { locale: "de" })).toEqual({
      id: aTag().tagId,
      title: "Rennspiel",
      href: "/de/tags/runner/",
      icon: { name: "footprints" },
    });
  });

  it("names a tag without a title by its alias, with the house's icon", () => {
    const tag = aTag({ title: "", titleTranslations: {}, icon: null });
    expect(toTagTile(tag, { locale: "en" })).toMatchObject({
      title: "runner",
      href: "/tags/runner/",
      icon: { name: "layers" },
    });
  });
});
