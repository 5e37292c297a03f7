import { expect, it } from "vitest";
import { LOCALES } from "./locales";
import { packTexts, unpackTexts } from "./pack-texts";
import { textsOf } from "./texts.server";

it.each(LOCALES)("brings every text of %s to the browser as it is", (locale) => {
  const texts = textsOf(locale);
  expect(Object.keys(texts).length).toBeGreaterThan(500);
  expect(unpackTexts(packTexts(texts))).toEqual(texts);
});

it("has no text in nothing", () => {
  expect(unpackTexts(packTexts({}))).toEqual({});
});
