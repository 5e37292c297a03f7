import { expect, it } from "vitest";
import { sitemapFile } from "./sitemap-file";

it("reads a type and a page, counted from 1 in the name", () => {
  expect(sitemapFile("games-12.xml")).toEqual({ type: "games", page: 11 });
  expect(sitemapFile("pages-1.xml")).toEqual({ type: "pages", page: 0 });
});

it.each([
  "games.xml",
  "games-0.xml",
  "games-01.xml",
  "games--1.xml",
  "pages-2.xml",
  "players-1.xml",
  "games-1.xml/x",
  "x/games-1.xml",
  "",
])("returns null for %o", (name) => {
  expect(sitemapFile(name)).toBeNull();
});
