import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { OTHER_LOCALES } from "./text-stores";

const FILES = readdirSync("legal/en");
const cases = OTHER_LOCALES.flatMap((locale) => FILES.map((file) => ({ locale, file })));

const textOf = (locale: string, file: string) => readFileSync(`legal/${locale}/${file}`, "utf8");
const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]);
const paragraphsOf = (text: string) => text.split("\n## ").map((part) => part.trim().split(/\n\n+/).length);

describe("the legal texts", () => {
  it.each(cases)("have in $locale the headings, paragraphs, links and settings of $file", ({ locale, file }) => {
    const [translated, english] = [textOf(locale, file), textOf("en", file)];
    expect(allOf(translated, /\{#([\w-]+)\}/g)).toEqual(allOf(english, /\{#([\w-]+)\}/g));
    expect(allOf(translated, /\]\(([^)]+)\)/g)).toEqual(allOf(english, /\]\(([^)]+)\)/g));
    expect(allOf(translated, /\{\{(\w+)\}\}/g)).toEqual(allOf(english, /\{\{(\w+)\}\}/g));
    expect(paragraphsOf(translated)).toEqual(paragraphsOf(english));
  });

  it.each(cases)("translate all of $file into $locale", ({ locale, file }) => {
    const english = textOf("en", file).split("\n");
    const untranslated = textOf(locale, file)
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("{{") && english.includes(line));
    expect(untranslated).toEqual([]);
    expect(textOf(locale, file)).not.toMatch(/\b(the|and|your)\b/);
  });
});
