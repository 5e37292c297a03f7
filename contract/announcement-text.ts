import type * as z from "zod";
import type { AnnouncementContent } from "./entities/announcement";
import type { contentLocale } from "./entities/page-content";

/** A part of a paragraph; `href` where it is an address. */
export type AnnouncementPart = { text: string; href: string | null };

const PARAGRAPHS = /\r?\n[^\S\n]*\r?\n\s*/;
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}])/;

/**
 * How mails and the desk's preview show the text of an announcement.
 * @param text Plain text, with empty lines between paragraphs.
 * @returns The paragraphs, with their addresses apart.
 */
export function announcementParagraphs(text: string): AnnouncementPart[][] {
  return text
    .trim()
    .split(PARAGRAPHS)
    .map((paragraph) =>
      paragraph.split(ADDRESS).flatMap((part, index) => {
        if (part === "") return [];
        return { text: part, href: index % 2 === 1 && URL.canParse(part) ? part : null };
      }),
    );
}

type Locale = z.output<typeof contentLocale>;

/**
 * The language of a mail: English where the reader's is not written.
 * @param texts What is written, by language.
 * @param locale The reader's.
 */
export function announcementLocale(texts: AnnouncementContent["text"], locale: Locale): Locale {
  return texts[locale] === undefined ? "en" : locale;
}
