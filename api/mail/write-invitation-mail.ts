import type { StudioRole } from "~contract/entities/studio-member";
import type { ApiConfiguration } from "../configuration";
import { DEFAULT_LOCALE, type Locale } from "../login/languages";
import { INVITATION_DAYS } from "../store/studios/invitations";
import type { Mail } from "./mail";
import { createMailTranslate, type MailTextKey } from "./texts";
import { writeMail } from "./write-mail";

type InvitationMail = {
  email: string;
  locale: Locale;
  studioName: string;
  inviter: string;
  role: StudioRole;
  secret: string;
};

const ROLE_TEXTS = {
  OWNER: "mail.inviteOwner",
  DEVELOPER: "mail.inviteDeveloper",
  TESTER: "mail.inviteTester",
} as const satisfies Record<StudioRole, MailTextKey>;

/** In the language of whoever invites: the recipient's is not known. */
export function writeInvitationMail(
  { brandName, siteUrl }: Pick<ApiConfiguration, "brandName" | "siteUrl">,
  { email, locale, studioName, inviter, role, secret }: InvitationMail,
): Promise<Mail> {
  const t = createMailTranslate(locale);
  const brand = { brand: brandName };
  return writeMail(email, {
    ...{ locale, brandName, siteUrl, greeting: t("mail.hello") },
    subject: t("mail.inviteSubject", { studio: studioName }),
    paragraphs: [t("mail.inviteText", { ...brand, inviter, studio: studioName }), t(ROLE_TEXTS[role])],
    button: { label: t("mail.inviteButton"), href: invitationUrl(siteUrl, locale, secret) },
    footnotes: [t("mail.inviteOnce", { count: INVITATION_DAYS }), t("mail.inviteAside", brand)],
  });
}

export function invitationUrl(siteUrl: string, locale: Locale, secret: string): string {
  const path = `/studio/invitations/${secret}/`;
  return new URL(locale === DEFAULT_LOCALE ? path : `/${locale}${path}`, siteUrl).href;
}
