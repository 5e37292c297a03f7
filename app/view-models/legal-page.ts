import type { Locale } from "~/i18n/locales";
import { toSafeHtml, type SafeHtml } from "./safe-html";

export type LegalSectionView = { id: string; heading: string; body: SafeHtml };

export type LegalTextView = {
  /** Before the first heading. */
  intro: SafeHtml | null;
  sections: LegalSectionView[];
};

export type LegalPageView = LegalTextView & {
  title: string;
  note: string;
  /** Where nobody has written the text in the viewer's language. */
  foreign: { lang: string; note: string } | null;
  other: { label: string; href: string };
};

export type LegalFacts = { brand: string; operator: string; contact: string };

const HEADING = /^##[ \t]+(.*\S)[ \t]*$/m;
/** The same in all languages: "## Cookies {#cookies}". */
const ANCHOR = /^(.*\S)[ \t]*\{#([a-z0-9-]+)\}$/;

/** Splits at headings; those without an anchor, or with one that was there before, get their number. */
export function toLegalText(markdown: string, facts: LegalFacts, locale: Locale): LegalTextView {
  const [intro = "", ...parts] = markdown.replaceAll("\r\n", "\n").split(HEADING);
  const render = (text: string) => toSafeHtml(fillPlaceholders(text, facts), locale);
  const taken = new Set<string>();
  const sections = Array.from({ length: Math.floor(parts.length / 2) }, (_, index) => {
    const [line = "", text = ""] = parts.slice(index * 2, index * 2 + 2);
    const [, heading = line, anchor] = ANCHOR.exec(line) ?? [];
    const id = anchor === undefined || taken.has(anchor) ? `section-${String(index + 1)}` : anchor;
    taken.add(id);
    return { id, heading: fillPlaceholders(heading, facts), body: render(text) ?? { safeHtml: "" } };
  });
  return { intro: render(intro), sections };
}

function fillPlaceholders(text: string, { brand, operator, contact }: LegalFacts): string {
  return text
    .replaceAll("{{brand}}", () => brand)
    .replaceAll("{{operator}}", () => operator)
    .replaceAll("{{contact}}", () => contact);
}
