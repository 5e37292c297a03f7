import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LOCALES } from "~/i18n/locales";
import { legalSections } from "./legal-page";

const FACTS = { brand: "Pixel & Co", operator: "Ada Example, $& Street 1", contact: "[Write](mailto:ada@example.org)" };
const sectionsOf = (text: "legal" | "terms", locale: (typeof LOCALES)[number]) =>
  legalSections(readFileSync(`app/legal/${locale}/${text}.md`, "utf8"), FACTS, locale);

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
  const [section] = legalSections("## Who {#operator}\n\n{{operator}}\n", hostile, "en");
  expect(section?.body.safeHtml).not.toContain("<script");
});

it("links to the site's own pages in the viewer's language", () => {
  const cookies = sectionsOf("legal", "tr").find(({ id }) => id === "cookies");
  expect(cookies?.body.safeHtml).toContain('href="/tr/cookies/"');
});

it("has the brand as configured, and accepts a section without text", () => {
  const sections = legalSections("## Who {#operator}\n\n{{brand}}\n\n## Rest {#rest}\n", FACTS, "en");
  expect(sections).toEqual([
    { id: "operator", heading: "Who", body: { safeHtml: "<p>Pixel &amp; Co</p>" } },
    { id: "rest", heading: "Rest", body: { safeHtml: "" } },
  ]);
});
