import { expect, it } from "vitest";
import { contentHref } from "./content-href";

it.each([
  ["/tags/cosy/?page=1", "de", "/de/tags/cosy/?page=1"],
  ["/pl/tags/cosy/", "en", "/tags/cosy/"],
  ["https://studio.example/jam?a=1", "de", "https://studio.example/jam?a=1"],
  ["http://studio.example/jam", "de", "http://studio.example/jam"],
  ["//evil.example/", "en", null],
  ["/\\evil.example/", "en", null],
  ["/.//evil.example/", "en", null],
  ["/de/.//evil.example/", "en", "/evil.example/"],
  ["javascript:alert(1)", "en", null],
  ["javascript:alert(1)//https://studio.example/", "en", null],
  ["data:text/html,x", "en", null],
  ["tags/cosy", "en", null],
  [null, "en", null],
  [["https://studio.example/"], "en", null],
] as const)("%j for %s leads to %j", (link, locale, expected) => {
  expect(contentHref(link, locale)).toBe(expected);
});
