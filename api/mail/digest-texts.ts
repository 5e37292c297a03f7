import type { AnnouncementContent } from "~contract/entities/announcement";
import type { DigestPreview } from "~contract/entities/digest";
import type { ApiConfiguration } from "../configuration";
import { LOCALES, type Locale } from "../login/languages";
import type { DigestPart } from "../store/announcements/digest-news";
import { textIn } from "../store/localized-texts";
import { portalAddress } from "./portal-address";
import { createMailTranslate, type MailTextKey } from "./texts";
import type { MailSection } from "./write-mail";

type Texts = Pick<AnnouncementContent, "subject" | "text">;

const TITLES: Record<DigestPart["kind"], MailTextKey> = {
  games: "mail.digestGames",
  challenges: "mail.digestChallenges",
  news: "mail.digestNews",
};

/** What every reader of an issue reads, in each language. */
export function digestTexts({ brandName: brand }: Pick<ApiConfiguration, "brandName">): Texts {
  const inEach = (key: MailTextKey) => {
    const [en, ...others] = LOCALES.map((locale) => [locale, createMailTranslate(locale)(key, { brand })] as const);
    return { en: en?.[1] ?? "", ...Object.fromEntries(others) };
  };
  return { subject: inEach("mail.digestSubject"), text: inEach("mail.digestText") };
}

export function toSections(parts: readonly DigestPart[], siteUrl: string, locale: Locale): MailSection[] {
  const t = createMailTranslate(locale);
  return parts.map(({ kind, items }) => ({
    title: t(TITLES[kind]),
    links: items.map(({ title, path }) => ({
      ...{ label: textIn(title, locale), href: portalAddress(siteUrl, locale, path) },
    })),
  }));
}

export function toDigestPreviews(configuration: ApiConfiguration, parts: readonly DigestPart[]): DigestPreview[] {
  const { subject, text } = digestTexts(configuration);
  return LOCALES.map((locale) => ({
    ...{ locale, subject: subject[locale] ?? subject.en, text: text[locale] ?? text.en },
    parts: toSections(parts, configuration.siteUrl, locale).map(({ title, links }) => ({
      title,
      items: links.map(({ label, href }) => ({ title: label, url: href })),
    })),
  }));
}
