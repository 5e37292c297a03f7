import { announcementLocale, announcementParagraphs } from "~contract/announcement-text";
import type { AnnouncementContent } from "~contract/entities/announcement";
import type { Services } from "../api-context";
import type { ApiConfiguration } from "../configuration";
import { signSubscription } from "../identity/subscription-token";
import { DEFAULT_LOCALE, toLocale, type Locale } from "../login/languages";
import { findContent } from "../store/announcements/announcements";
import { findMailRecipient } from "../store/people/users";
import type { Mail } from "./mail";
import type { MailOrder } from "./mail-orders";
import { createMailTranslate } from "./texts";
import { writeMail } from "./write-mail";

type Settings = Pick<ApiConfiguration, "brandName" | "siteUrl">;
type Recipient = { userId: string; email: string; username: string; language: string | null };

/** In the recipient's language, or as a whole in English. */
export function writeAnnouncementMail(
  { brandName, siteUrl, secret }: Settings & { secret: string },
  { subject, text }: Pick<AnnouncementContent, "subject" | "text">,
  { userId, email, username, language }: Recipient,
): Promise<Mail & { unsubscribeUrl: string }> {
  const locale = announcementLocale(text, toLocale(language ?? undefined));
  const t = createMailTranslate(locale);
  const token = signSubscription(secret, { userId, kind: "MARKETING" });
  const unsubscribeUrl = unsubscribeAddress(siteUrl, locale, token);
  return writeMail(email, {
    ...{ locale, brandName, siteUrl, greeting: t("mail.greeting", { username }) },
    subject: subject[locale] ?? subject.en,
    paragraphs: announcementParagraphs(text[locale] ?? text.en),
    footnotes: [t("mail.newsReason", { brand: brandName })],
    footLink: { label: t("mail.unsubscribe"), href: unsubscribeUrl },
  }).then((mail) => ({ ...mail, unsubscribeUrl }));
}

/** The portal's page: opening it changes nothing, a POST of a mail program unsubscribes (RFC 8058). */
function unsubscribeAddress(siteUrl: string, locale: Locale, token: string): string {
  const prefix = locale === DEFAULT_LOCALE ? "" : `/${locale}`;
  return `${siteUrl}${prefix}/unsubscribe/?${new URLSearchParams({ token }).toString()}`;
}

type Means = Pick<Services, "configuration" | "database"> & { secret: string };

/** Null once the announcement or the account is gone. */
export async function writeStoredAnnouncement(
  { configuration, database, secret }: Means,
  { announcementId, userId, email, locale }: Extract<MailOrder, { mail: "announcement-test" }>,
): Promise<Mail | null> {
  const content = await findContent(database, announcementId);
  const account = await findMailRecipient(database, userId);
  if (!content || !account) return null;
  const recipient = { userId, email, username: account.username, language: locale };
  return writeAnnouncementMail({ ...configuration, secret }, content, recipient);
}
