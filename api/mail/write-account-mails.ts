import type { AccountNotice } from "~contract/entities/message";
import type { ApiConfiguration } from "../configuration";
import type { Locale } from "../login/languages";
import { MAIL_LINK_HOURS, type MailLinkPurpose } from "../store/account/mail-links";
import type { Mail } from "./mail";
import { createMailTranslate, type MailTextKey, type MailTranslate } from "./texts";
import { writeMail } from "./write-mail";

export type MailRecipient = { email: string; username: string; locale: Locale };

type Settings = Pick<ApiConfiguration, "brandName" | "siteUrl" | "publicApiBaseUrl">;
type Page = "login" | "activate" | "confirm-email" | "forgot-password" | "reset-password";

const LINK_PAGES: Record<MailLinkPurpose, Page> = {
  activation: "activate",
  "email-change": "confirm-email",
  "password-reset": "reset-password",
};

const LINK_TEXTS = {
  activation: ["mail.activationSubject", "mail.activationText", "mail.activationButton", "mail.activationAside"],
  "email-change": ["mail.changeSubject", "mail.changeText", "mail.changeButton", "mail.changeAside"],
  "password-reset": ["mail.resetSubject", "mail.resetText", "mail.resetButton", "mail.resetAside"],
} as const satisfies Record<MailLinkPurpose, readonly MailTextKey[]>;

function addressOf(settings: Settings, page: Page, query: Record<string, string>): string {
  return `${settings.publicApiBaseUrl}/session/${page}?${new URLSearchParams(query).toString()}`;
}

export function mailLinkUrl(settings: Settings, purpose: MailLinkPurpose, secret: string, locale: Locale): string {
  return addressOf(settings, LINK_PAGES[purpose], { token: secret, locale });
}

export function writeLinkMail(
  settings: Settings,
  recipient: MailRecipient,
  { purpose, link }: { purpose: MailLinkPurpose; link: string },
): Promise<Mail> {
  const t = createMailTranslate(recipient.locale);
  const brand = { brand: settings.brandName };
  const [subject, text, button, footnote] = LINK_TEXTS[purpose];
  return writeMail(recipient.email, {
    ...baseContent(settings, recipient, t),
    subject: t(subject),
    paragraphs: [t(text, brand)],
    button: { label: t(button), href: link },
    footnotes: [t("mail.worksOnce", { count: MAIL_LINK_HOURS[purpose] }), t(footnote, brand)],
  });
}

/** For the account's old address. */
export function writeEmailNotice(settings: Settings, recipient: MailRecipient, newEmail: string): Promise<Mail> {
  const t = createMailTranslate(recipient.locale);
  return writeMail(recipient.email, {
    ...baseContent(settings, recipient, t),
    subject: t("mail.noticeSubject"),
    paragraphs: [t("mail.noticeText", { brand: settings.brandName, email: newEmail }), t("mail.noticeAside")],
    button: newPasswordButton(settings, recipient, t),
    footnotes: [],
  });
}

/** For the confirmed owner of an address that another account wants to use. */
export function writeAddressInUseNotice(settings: Settings, recipient: MailRecipient): Promise<Mail> {
  const t = createMailTranslate(recipient.locale);
  const { username, locale } = recipient;
  return writeMail(recipient.email, {
    ...baseContent(settings, recipient, t),
    subject: t("mail.knownSubject"),
    paragraphs: [t("mail.knownText", { brand: settings.brandName, username }), t("mail.knownHelp")],
    button: { label: t("mail.knownButton"), href: addressOf(settings, "login", { locale }) },
    footnotes: [t("mail.knownAside")],
  });
}

export function writePasswordNotice(settings: Settings, recipient: MailRecipient): Promise<Mail> {
  const t = createMailTranslate(recipient.locale);
  return writeMail(recipient.email, {
    ...baseContent(settings, recipient, t),
    subject: t("mail.passwordSubject"),
    paragraphs: [t("mail.passwordText", { brand: settings.brandName }), t("mail.passwordAside")],
    button: newPasswordButton(settings, recipient, t),
    footnotes: [],
  });
}

export function writePasskeyNotice(settings: Settings, recipient: MailRecipient, name: string): Promise<Mail> {
  const t = createMailTranslate(recipient.locale);
  return writeMail(recipient.email, {
    ...baseContent(settings, recipient, t),
    subject: t("mail.passkeySubject"),
    paragraphs: [t("mail.passkeyText", { brand: settings.brandName, name }), t("mail.passkeyAside")],
    button: newPasswordButton(settings, recipient, t),
    footnotes: [],
  });
}

/** When the server's command removed the second factor. */
export function writeSecondFactorNotice(settings: Settings, recipient: MailRecipient): Promise<Mail> {
  const t = createMailTranslate(recipient.locale);
  return writeMail(recipient.email, {
    ...baseContent(settings, recipient, t),
    subject: t("mail.factorSubject"),
    paragraphs: [t("mail.factorText", { brand: settings.brandName }), t("mail.factorAside")],
    button: newPasswordButton(settings, recipient, t),
    footnotes: [],
  });
}

const NOTICE_TEXTS: Record<AccountNotice, MailTextKey> = {
  WARNING: "mail.accountWarning",
  SUSPENSION: "mail.accountSuspension",
  BAN: "mail.accountBan",
  RENAME: "mail.accountRename",
  PICTURE_REMOVAL: "mail.accountPicture",
  SANCTION_LIFTED: "mail.accountLifted",
  APPEAL_UPHELD: "mail.accountUpheld",
};

/** What the desk has decided about an account; `text` is what it wrote to the player. */
export function writeAccountNotice(
  settings: Settings,
  recipient: MailRecipient,
  { notice, text }: { notice: AccountNotice; text: string },
): Promise<Mail> {
  const { locale } = recipient;
  const t = createMailTranslate(locale);
  const prefix = locale === "en" ? "" : `/${locale}`;
  return writeMail(recipient.email, {
    ...baseContent(settings, recipient, t),
    subject: t("mail.accountSubject"),
    paragraphs: [t(NOTICE_TEXTS[notice], { brand: settings.brandName }), text],
    button: { label: t("mail.accountButton"), href: `${settings.siteUrl}${prefix}/profile/notices/` },
    footnotes: [],
  });
}

function baseContent({ brandName, siteUrl }: Settings, { locale, username }: MailRecipient, t: MailTranslate) {
  return { locale, brandName, siteUrl, greeting: t("mail.greeting", { username }) };
}

function newPasswordButton(settings: Settings, { locale }: MailRecipient, t: MailTranslate) {
  return { label: t("mail.resetButton"), href: addressOf(settings, "forgot-password", { locale }) };
}
