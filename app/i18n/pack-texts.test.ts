import { expect, it } from "vitest";
import { LOCALES } from "./locales";
import { packTexts, unpackTexts } from "./pack-texts";
import { textsOf } from "./texts.server";

it.each(LOCALES)("unpacks every text of %s unchanged", (locale) => {
  const texts = textsOf(locale);
  expect(Object.keys(texts).length).toBeGreaterThan(500);
  expect(unpackTexts(packTexts(texts))).toEqual(texts);
});

it("unpacks no text from an empty pack", () => {
  expect(unpackTexts(packTexts({}))).toEqual({});
});
