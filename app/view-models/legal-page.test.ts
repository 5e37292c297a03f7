import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LOCALES } from "~/i18n/locales";
import { toLegalText } from "./legal-page";

const FACTS = { brand: "Pixel & Co", operator: "Ada Example, $& Street 1", contact: "[Write](mailto:ada@example.org)" };
const sectionsOf = (text: "legal" | "terms", locale: (typeof LOCALES)[number]) =>
  toLegalText(readFileSync(`legal/${locale}/${text}.md`, "utf8"), FACTS, locale).sections;

it.each(LOCALES)("has the same sections in %s as in English, each with a text and no placeholder", (locale) => {
  for (const text of ["legal", "terms"] as const) {
    const sections = sectionsOf(text, locale);
    expect(sections.map(({ id }) => id)).toEqual(sectionsOf(text, "en").map(({ id }) => id));
    expect(sections.length).toBeGreaterThan(4);
    for (const { heading, body } of sections) {
      expect(heading).not.toBe("");
      expect(body.safeHtml.length).toBeGreaterThan(100);
      expect(body.safeHtml).not.toContain("{");
    }
  }
});

it("has the configured operator, without letting it become markup", () => {
  const [operator] = sectionsOf("legal", "en");
  expect(operator?.body.safeHtml).toContain("Ada Example, $&amp; Street 1");
  expect(operator?.body.safeHtml).toContain('href="mailto:ada@example.org"');
  const hostile = { ...FACTS, operator: "<script>alert(1)</script>" };
  const [section] = toLegalText("## Who {#operator}\n\n{{operator}}\n", hostile, "en").sections;
  expect(section?.body.safeHtml).not.toContain("<script");
});

it("links to the site's own pages in the viewer's language", () => {
  const cookies = sectionsOf("legal", "tr").find(({ id }) => id === "cookies");
  expect(cookies?.body.safeHtml).toContain('href="/tr/cookies/"');
});

it("has the brand as configured, and accepts a section without text", () => {
  const { sections } = toLegalText("## Who {#operator}\n\n{{brand}}\n\n## Rest {#rest}\n", FACTS, "en");
  expect(sections).toEqual([
    { id: "operator", heading: "Who", body: { safeHtml: "<p>Pixel &amp; Co</p>" } },
    { id: "rest", heading: "Rest", body: { safeHtml: "" } },
  ]);
});

it("gives each section an id of its own, and keeps what stands before the first", () => {
  const { intro, sections } = toLegalText("Hello.\r\n\r\n## One\r\n## Two {#one} \n## Three {#one}\n", FACTS, "en");
  expect(intro?.safeHtml).toBe("<p>Hello.</p>");
  expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
    ["section-1", "One"],
    ["one", "Two"],
    ["section-3", "Three"],
  ]);
});

it("makes markup of headings, lists and links only", () => {
  const hostile =
    "# Top\n\n- one\n- <img src=x onerror=alert(1)>\n\n[go](javascript:alert(1)) ![x](https://x.test/a.png)";
  const html = toLegalText(hostile, FACTS, "en").intro?.safeHtml ?? "";
  expect(html).toContain("<li>one</li>");
  expect(html).not.toMatch(/<img|<script|href="javascript/);
});
