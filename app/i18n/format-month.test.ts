import { expect, it } from "vitest";
import { LOCALES } from "./locales";
import { formatMonth } from "./format-month";

it("names a month in every language", () => {
  const november = { year: 2026, month: 11 };
  expect(LOCALES.map((locale) => formatMonth(november, locale)).sort()).toEqual([
    "Kasım 2026",
    "November 2026",
    "November 2026",
    "listopad 2026",
    "novembro de 2026",
    "noviembre de 2026",
    "ноябрь 2026 г.",
  ]);
});
