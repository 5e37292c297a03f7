import type { Locale } from "../login/languages";
import type { Mail } from "./mail";
import { MailDocument } from "./mail-document";

export type MailContent = {
  locale: Locale;
  brandName: string;
  siteUrl: string;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  button?: { label: string; href: string };
  /** Small print at the end. */
  footnotes: readonly string[];
};

export async function writeMail(to: string, content: MailContent): Promise<Mail> {
  const { subject, greeting, paragraphs, button, footnotes, brandName, siteUrl } = content;
  const parts = [greeting, ...paragraphs, ...(button ? [`${button.label}:\n${button.href}`] : []), ...footnotes];
  const text = [...parts, `${brandName}\n${siteUrl}`].join("\n\n");
  const html = String(await MailDocument(content));
  return { to, subject, text: `${text}\n`, html: `<!doctype html>${html}` };
}
