import type { Locale } from "~/i18n/locales";
import { toSafeHtml, type SafeHtml } from "./safe-html";

export type LegalSectionView = { id: string; heading: string; body: SafeHtml };

export type LegalPageView = {
  title: string;
  note: string;
  sections: LegalSectionView[];
  other: { label: string; href: string };
};

export type LegalFacts = { brand: string; operator: string; contact: string };

const HEADING = /^## (.+?) \{#([a-z-]+)\}$/m;

/** Splits at headings with the same anchor in all languages: "## Cookies {#cookies}". */
export function legalSections(markdown: string, facts: LegalFacts, locale: Locale): LegalSectionView[] {
  const [, ...parts] = markdown.split(HEADING);
  return Array.from({ length: Math.floor(parts.length / 3) }, (_, index) => {
    const [heading = "", id = "", text = ""] = parts.slice(index * 3, index * 3 + 3);
    return { id, heading, body: toSafeHtml(fillPlaceholders(text, facts), locale) ?? { safeHtml: "" } };
  });
}

function fillPlaceholders(text: string, { brand, operator, contact }: LegalFacts): string {
  return text
    .replaceAll("{{brand}}", () => brand)
    .replaceAll("{{operator}}", () => operator)
    .replaceAll("{{contact}}", () => contact);
}
