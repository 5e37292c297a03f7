import { expect, it } from "vitest";
import { splitQuery } from "~/rules/page-cache-key";
import { isTest, sourceFiles } from "./source-files";

/** How routes read a parameter: by name, or by a function that knows it. */
const READ = /(?:choiceParam\(url, |(?<!\)\.)searchParams\.get\(|pageParam\(url, )"(\w+)"/g;
const PAGE = /\bpageParam\(url\)/;
const SEARCH = /\bsearchParam\(url\b/;

/** The page of a route's file, with a made-up id for each parameter of the path. */
function pageOf(file: string): string {
  const [route = ""] = file
    .replace("app/routes/", "")
    .replace(/\.tsx?$/, "")
    .split("/");
  const parts = route.split(".").slice(1);
  return parts
    .filter((part) => part !== "_index" && part !== "route")
    .map((part) => `/${part.replace(/^\$/, "").replace(/_$/, "")}`)
    .join("")
    .concat("/");
}

function parametersOf(text: string): string[] {
  const named = [...text.matchAll(READ)].map(([, name = ""]) => name);
  return [...new Set([...named, ...(PAGE.test(text) ? ["page"] : []), ...(SEARCH.test(text) ? ["search"] : [])])];
}

const READERS = sourceFiles
  .filter(({ file }) => file.startsWith("app/routes/($locale)") && !isTest(file))
  .map(({ file, text }) => ({ page: pageOf(file), names: parametersOf(text) }))
  .filter(({ names }) => names.length > 0);

it("are read of some pages", () => {
  expect(READERS.length).toBeGreaterThan(20);
});

it.each(READERS)("of $page are among those that pages may have: $names", ({ page, names }) => {
  const query = names.map((name) => `${name}=1`).join("&");
  expect(splitQuery(page, query).unknown).toBe("");
});
