import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isIconName, OUTLINE_ICONS, OWN_GLYPHS } from "./icon-names";

const sprite = readFileSync(new URL("../styles/icons.svg", import.meta.url), "utf8");

it.each([...OUTLINE_ICONS, ...OWN_GLYPHS])("finds %s in the sprite", (name) => {
  expect(sprite).toContain(`<symbol id="${name}" `);
});

it("recognises only names of the sprite", () => {
  expect(isIconName("house")).toBe(true);
  expect(isIconName("castle")).toBe(false);
});
