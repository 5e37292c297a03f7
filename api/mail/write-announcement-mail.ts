import { announcementLocale, announcementParagraphs } from "~contract/announcement-text";
import type { AnnouncementContent } from "~contract/entities/announcement";
import type { SubscriptionKind } from "~contract/entities/subscription";
import type { Services } from "../api-context";
import type { ApiConfiguration } from "../configuration";
import { signSubscription } from "../identity/subscription-token";
import { toLocale } from "../login/languages";
import { findContent, type AnnouncementRow } from "../store/announcements/announcements";
import { readDigest, type DigestPart } from "../store/announcements/digest-news";
import { findMailRecipient } from "../store/people/users";
import type { Mail } from "./mail";
import type { MailOrder } from "./mail-orders";
import { portalAddress } from "./portal-address";
import { toSections } from "./digest-texts";
import { createMailTranslate } from "./texts";
import { writeMail } from "./write-mail";

type Settings = Pick<ApiConfiguration, "brandName" | "siteUrl">;
type Recipient = { userId: string; email: string; username: string; language: string | null };
type Issue = Pick<AnnouncementContent, "subject" | "text"> & {
  kind: SubscriptionKind;
  /** What is the recipient's alone. */
  parts?: readonly DigestPart[];
};

const REASONS = { MARKETING: "mail.newsReason", DIGEST: "mail.digestReason" } as const;

/** In the recipient's language, or as a whole in English. */
export function writeAnnouncementMail(
  { brandName, siteUrl, secret }: Settings & { secret: string },
  { kind, subject, text, parts = [] }: Issue,
  { userId, email, username, language }: Recipient,
): Promise<Mail & { unsubscribeUrl: string }> {
  const locale = announcementLocale(text, toLocale(language ?? undefined));
  const t = createMailTranslate(locale);
  const token = signSubscription(secret, { userId, kind });
  // Opening it changes nothing, a POST of a mail program unsubscribes (RFC 8058).
  const unsubscribeUrl = portalAddress(siteUrl, locale, `/unsubscribe/?${new URLSearchParams({ token }).toString()}`);
  return writeMail(email, {
    ...{ locale, brandName, siteUrl, greeting: t("mail.greeting", { username }) },
    subject: subject[locale] ?? subject.en,
    paragraphs: announcementParagraphs(text[locale] ?? text.en),
    sections: toSections(parts, siteUrl, locale),
    footnotes: [t(REASONS[kind], { brand: brandName })],
    footLink: { label: t("mail.unsubscribe"), href: unsubscribeUrl },
  }).then((mail) => ({ ...mail, unsubscribeUrl }));
}

type Means = Pick<Services, "configuration" | "database"> & { secret: string };

/** What an announcement says to a recipient at this moment; null where a digest has nothing new for them any more. */
export async function writeMailOfIssue(
  { configuration, database, secret }: Means,
  issue: AnnouncementRow,
  recipient: Recipient,
): Promise<Mail | null> {
  const settings = { ...configuration, secret };
  if (issue.kind === "MARKETING") return writeAnnouncementMail(settings, issue, recipient);
  const window = { until: issue.createdAt, now: new Date() };
  const parts = await readDigest(database, recipient.userId, window);
  return parts.length === 0 ? null : writeAnnouncementMail(settings, { ...issue, parts }, recipient);
}

/** Null once the announcement or the account is gone. */
export async function writeStoredAnnouncement(
  { configuration, database, secret }: Means,
  { announcementId, userId, email, locale }: Extract<MailOrder, { mail: "announcement-test" }>,
): Promise<Mail | null> {
  const content = await findContent(database, announcementId);
  const account = await findMailRecipient(database, userId);
  if (!content || !account) return null;
  const recipient = { userId, email, username: account.username, language: locale };
  return writeAnnouncementMail({ ...configuration, secret }, { kind: "MARKETING", ...content }, recipient);
}
