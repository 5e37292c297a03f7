import type { ApiContext } from "../api-context";
import { ApiFailure } from "../api-failure";
import type { Database } from "../db/database";
import type { Locale } from "../login/languages";
import {
  mailLinkUrl,
  writeAddressInUseNotice,
  writeEmailNotice,
  writeLinkMail,
  writePasskeyNotice,
  writePasswordNotice,
  type MailRecipient,
} from "../mail/write-account-mails";
import type { Mail } from "../mail/mail";
import { consumeMailLimits } from "../rate-limits/mail-limits";
import { mailLimits } from "../rate-limits/limits";
import { findAddressClaims } from "../store/account/address-claims";
import { createMailLink, type MailLinkPurpose } from "../store/account/mail-links";
import { findMailRecipient, findUserIdByName } from "../store/people/users";

type Owner = { userId: string; locale: Locale };

export function sendActivationLink(context: ApiContext, { userId, locale }: Owner): Promise<string | null> {
  return sendLinks(context, locale, async () => {
    const recipient = await findMailRecipient(context.get("database"), userId);
    return recipient && !recipient.isConfirmed ? [{ purpose: "activation", userId, ...recipient }] : [];
  });
}

/** The response never reveals whether there is an account. Several may have the same unconfirmed address. */
export function sendPasswordLink(context: ApiContext, login: string, locale: Locale): Promise<string | null> {
  return sendLinks(context, locale, async () => {
    const accounts = await findAccounts(context.get("database"), login);
    return accounts.map(({ userId, username, email }) => ({ purpose: "password-reset", userId, username, email }));
  });
}

async function findAccounts(database: Database, login: string): Promise<Omit<LinkRequest, "purpose">[]> {
  if (login.includes("@")) {
    const claims = await findAddressClaims(database, login);
    return claims[0]?.isConfirmed ? claims.slice(0, 1) : claims;
  }
  const userId = await findUserIdByName(database, login);
  const recipient = userId === null ? null : await findMailRecipient(database, userId);
  return userId === null || !recipient ? [] : [{ userId, ...recipient }];
}

export async function sendEmailLink(
  context: ApiContext,
  { userId, locale }: Owner,
  newEmail: string,
): Promise<string | null> {
  const recipient = await findMailRecipient(context.get("database"), userId);
  if (!recipient) throw new ApiFailure("sign_in_required");
  context.get("mailer").sendLater(async () => {
    if (!(await consumeMailLimits(context, recipient.email, mailLimits("notice")))) return null;
    return writeEmailNotice(context.get("configuration"), { ...recipient, locale }, newEmail);
  });
  return sendLinks(context, locale, () =>
    Promise.resolve([{ purpose: "email-change", userId, ...recipient, email: newEmail }]),
  );
}

export function sendPasswordNotice(context: ApiContext, owner: Owner): void {
  sendNotice(context, owner, (recipient) => writePasswordNotice(context.get("configuration"), recipient));
}

export function sendPasskeyNotice(context: ApiContext, owner: Owner, name: string): void {
  sendNotice(context, owner, (recipient) => writePasskeyNotice(context.get("configuration"), recipient, name));
}

function sendNotice(
  context: ApiContext,
  { userId, locale }: Owner,
  write: (recipient: MailRecipient) => Promise<Mail>,
): void {
  context.get("mailer").sendLater(async () => {
    const recipient = await findMailRecipient(context.get("database"), userId);
    if (!recipient || !(await consumeMailLimits(context, recipient.email, mailLimits("notice")))) return null;
    return write({ ...recipient, locale });
  });
}

type LinkRequest = Omit<MailRecipient, "locale"> & { purpose: MailLinkPurpose; userId: string };

const LINK_KINDS = {
  activation: "address-link",
  "email-change": "address-link",
  "password-reset": "password-link",
} as const;

/** Runs after the response, so its timing reveals nothing; only where links are shown the response waits. */
async function sendLinks(
  context: ApiContext,
  locale: Locale,
  findRequests: () => Promise<LinkRequest[]>,
): Promise<string | null> {
  const mailer = context.get("mailer");
  const send = async () => {
    const links: (string | null)[] = [];
    for (const request of await findRequests()) {
      const prepared = await prepareLink(context, locale, request);
      if (!prepared) continue;
      mailer.sendLater(prepared.write);
      links.push(prepared.link);
    }
    return links[0] ?? null;
  };
  if (context.get("configuration").mail.areLinksShown) return send();
  mailer.sendLater(async () => {
    await send();
    return null;
  });
  return null;
}

type PreparedLink = { link: string | null; write: () => Promise<Mail> };

/** If another account has confirmed the address, its owner gets a notice instead of a link. */
async function prepareLink(context: ApiContext, locale: Locale, request: LinkRequest): Promise<PreparedLink | null> {
  const [configuration, database] = [context.get("configuration"), context.get("database")];
  const { purpose, userId, email } = request;
  const isMailed = await consumeMailLimits(context, email, mailLimits(LINK_KINDS[purpose]));
  // Anybody can request a new password: an unsent link must not replace an earlier one.
  if (!isMailed && purpose === "password-reset") return null;
  // The others are created even if unsent: the export of the account's data lists them.
  const secret = await createMailLink(database, { ...request, now: new Date() });
  if (!isMailed) return null;
  const [owner] = purpose === "password-reset" ? [] : await findAddressClaims(database, email);
  if (owner?.isConfirmed && owner.userId !== userId) {
    return { link: null, write: () => writeAddressInUseNotice(configuration, { ...owner, locale }) };
  }
  const link = mailLinkUrl(configuration, purpose, secret, locale);
  return { link, write: () => writeLinkMail(configuration, { ...request, locale }, { purpose, link }) };
}
