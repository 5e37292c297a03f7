import type { AnnouncementPart } from "~contract/announcement-text";
import type { Locale } from "../login/languages";
import type { Mail } from "./mail";
import { MailDocument } from "./mail-document";

export type MailContent = {
  locale: Locale;
  brandName: string;
  siteUrl: string;
  subject: string;
  greeting: string;
  /** Those with links are in parts. */
  paragraphs: readonly (string | readonly AnnouncementPart[])[];
  /** Lists of links below them. */
  sections?: readonly MailSection[];
  button?: MailLink;
  /** Small print at the end. */
  footnotes: readonly string[];
  /** After it. */
  footLink?: MailLink;
};

type MailLink = { label: string; href: string };
export type MailSection = { title: string; links: readonly MailLink[] };

export async function writeMail(to: string, content: MailContent): Promise<Mail> {
  const { subject, greeting, paragraphs, sections = [], button, footnotes, footLink, brandName, siteUrl } = content;
  const texts = paragraphs.map((paragraph) =>
    partsOf(paragraph)
      .map(({ text }) => text)
      .join(""),
  );
  const lists = sections.map(({ title, links }) => [title, ...links.flatMap(linkText)].join("\n\n"));
  const parts = [greeting, ...texts, ...lists, ...linkText(button), ...footnotes, ...linkText(footLink)];
  const text = [...parts, `${brandName}\n${siteUrl}`].join("\n\n");
  const html = String(await MailDocument(content));
  return { to, subject, text: `${text}\n`, html: `<!doctype html>${html}` };
}

/** A paragraph without links is one part. */
export function partsOf(paragraph: string | readonly AnnouncementPart[]): readonly AnnouncementPart[] {
  return typeof paragraph === "string" ? [{ text: paragraph, href: null }] : paragraph;
}

const linkText = (link: MailLink | undefined) => (link ? [`${link.label}:\n${link.href}`] : []);
