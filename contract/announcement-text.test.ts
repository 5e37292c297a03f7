import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { announcementLocale, announcementParagraphs } from "./announcement-text";

const textsOf = (text: string) => announcementParagraphs(text).map((parts) => parts.map((part) => part.text).join(""));
const linksOf = (text: string) =>
  announcementParagraphs(text)
    .flat()
    .flatMap(({ href }) => href ?? []);

describe("the text of an announcement", () => {
  it("has paragraphs between empty lines, and keeps other lines", () => {
    expect(textsOf("One\ntwo\n\nThree\r\n \r\n\n\nFour\n")).toEqual(["One\ntwo", "Three", "Four"]);
  });

  it.each([
    ["See https://play.example/games/?a=1&b=2#top.", ["https://play.example/games/?a=1&b=2#top"]],
    ["(https://play.example/a) and http://b.example!", ["https://play.example/a", "http://b.example"]],
    ['<a href="https://play.example/">', ["https://play.example/"]],
    ["javascript:alert(1) mailto:a@b.example ftp://c.example https://", []],
    ["https://[", []],
  ])("links %j to %j", (text, links) => {
    expect(linksOf(text)).toEqual(links);
  });

  it("loses no character but the empty lines", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(textsOf(text).join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
      }),
    );
  });

  it("is in the reader's language, or in English", () => {
    const texts = { en: "Games", de: "Spiele" };
    expect(announcementLocale(texts, "de")).toBe("de");
    expect(announcementLocale(texts, "ru")).toBe("en");
  });
});
