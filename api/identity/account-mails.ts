import type { ApiContext } from "../api-context";
import { ApiFailure } from "../api-failure";
import type { Locale } from "../login/languages";
import { linkOf, writeEmailNotice, writeLinkMail, writePasswordNotice, type Reader } from "../mail/account-mails";
import { mayBeMailed } from "../rate-limits/mail-limits";
import { mailLimits } from "../rate-limits/limits";
import { createMailLink, type MailLinkPurpose } from "../store/mail-links";
import { findMailReader, findUserIdByLogin } from "../store/users";

type Owner = { userId: string; locale: Locale };

/** Sends the mail by which an account's address is confirmed. Gives the link where it may be shown. */
export function sendActivationLink(context: ApiContext, { userId, locale }: Owner): Promise<string | null> {
  return sendLink(context, locale, async () => {
    const reader = await findMailReader(context.get("database"), userId);
    return reader && !reader.isConfirmed ? { purpose: "activation", userId, ...reader } : null;
  });
}

/** Sends a link for a new password, if this is the name or address of an account; nobody is told whether it is. */
export function sendPasswordLink(context: ApiContext, login: string, locale: Locale): Promise<string | null> {
  return sendLink(context, locale, async () => {
    const database = context.get("database");
    const userId = await findUserIdByLogin(database, login);
    const reader = userId === null ? null : await findMailReader(database, userId);
    if (userId === null || !reader) return null;
    return { purpose: "password-reset", userId, ...reader };
  });
}

/** Sends the link that gives an account its new address there, and tells the old address of it. */
export async function sendEmailLink(
  context: ApiContext,
  { userId, locale }: Owner,
  newEmail: string,
): Promise<string | null> {
  const reader = await findMailReader(context.get("database"), userId);
  if (!reader) throw new ApiFailure("sign_in_required");
  context.get("mailer").sendLater(async () => {
    if (!(await mayBeMailed(context, reader.email, mailLimits("notice")))) return null;
    return writeEmailNotice(context.get("configuration"), { ...reader, locale }, newEmail);
  });
  return sendLink(context, locale, () =>
    Promise.resolve({ purpose: "email-change", userId, ...reader, email: newEmail }),
  );
}

/** Tells an account's owner that the password is another one now. */
export function sendPasswordNotice(context: ApiContext, { userId, locale }: Owner): void {
  context.get("mailer").sendLater(async () => {
    const reader = await findMailReader(context.get("database"), userId);
    if (!reader || !(await mayBeMailed(context, reader.email, mailLimits("notice")))) return null;
    return writePasswordNotice(context.get("configuration"), { ...reader, locale });
  });
}

type LinkOrder = Omit<Reader, "locale"> & { purpose: MailLinkPurpose; userId: string };

const LINK_KINDS = {
  activation: "address-link",
  "email-change": "address-link",
  "password-reset": "password-link",
} as const;

/** Makes the link and sends its mail after the answer; only where the answer shows the link it waits for it. */
async function sendLink(
  context: ApiContext,
  locale: Locale,
  findOrder: () => Promise<LinkOrder | null>,
): Promise<string | null> {
  const configuration = context.get("configuration");
  const mailer = context.get("mailer");
  const prepare = async () => {
    const order = await findOrder();
    if (!order || !(await mayBeMailed(context, order.email, mailLimits(LINK_KINDS[order.purpose])))) return null;
    const secret = await createMailLink(context.get("database"), { ...order, now: new Date() });
    const link = linkOf(configuration, order.purpose, secret, locale);
    return { link, write: () => writeLinkMail(configuration, { ...order, locale }, { purpose: order.purpose, link }) };
  };
  if (!configuration.mail.areLinksShown) {
    mailer.sendLater(async () => (await prepare())?.write() ?? null);
    return null;
  }
  const prepared = await prepare();
  if (prepared) mailer.sendLater(prepared.write);
  return prepared?.link ?? null;
}
