import type { AccountNotice } from "~contract/entities/message";
import type { ApiContext } from "../api-context";
import { ApiFailure } from "../api-failure";
import type { Database } from "../db/database";
import { toLocale, type Locale } from "../login/languages";
import { mailMeansOf } from "../mail/mail-means";
import { sendLinkRequest, sendMail, type LinkRequest, type MailOrder } from "../mail/mail-orders";
import { prepareLinks } from "../mail/prepare-links";
import { mailLimits } from "../rate-limits/limits";
import { consumeMailLimits } from "../rate-limits/mail-limits";
import { findMailRecipient } from "../store/people/users";

type Owner = { userId: string; locale: Locale };

export function sendActivationLink(context: ApiContext, owner: Owner): Promise<string | null> {
  return sendLinks(context, { purpose: "activation", ...owner });
}

/** The response never reveals whether there is an account. */
export function sendPasswordLink(context: ApiContext, login: string, locale: Locale): Promise<string | null> {
  return sendLinks(context, { purpose: "password-reset", login, locale, at: new Date().toISOString() });
}

export async function sendEmailLink(
  context: ApiContext,
  { userId, locale }: Owner,
  newEmail: string,
): Promise<string | null> {
  const recipient = await findMailRecipient(context.get("database"), userId);
  if (!recipient) throw new ApiFailure("sign_in_required");
  const request: LinkRequest = { purpose: "email-change", userId, email: newEmail, locale };
  const { areLinksShown } = context.get("configuration").mail;
  const isNoticed = await consumeMailLimits(mailMeansOf(context), recipient.email, mailLimits("notice"));
  await context.get("jobs").commit(async (_transaction, send) => {
    const { email } = recipient;
    if (isNoticed) await sendMail(send, { mail: "address-change", userId, email, newEmail, locale });
    if (!areLinksShown) await sendLinkRequest(send, request);
  });
  return areLinksShown ? prepareLinks(mailMeansOf(context), request) : null;
}

type Notice = { mail: "password-changed" } | { mail: "passkey-added"; name: string };

/** The change and its mail are one transaction; no mail if there was nothing to change. */
export async function changeWithNotice(
  context: ApiContext,
  { userId, locale }: Owner,
  notice: Notice,
  change: (transaction: Database) => Promise<boolean>,
): Promise<boolean> {
  const recipient = await findMailRecipient(context.get("database"), userId);
  const isNoticed =
    recipient !== null && (await consumeMailLimits(mailMeansOf(context), recipient.email, mailLimits("notice")));
  return context.get("jobs").commit(async (transaction, send) => {
    const isChanged = await change(transaction);
    const order: MailOrder | null = isNoticed ? { ...notice, userId, email: recipient.email, locale } : null;
    if (isChanged && order) await sendMail(send, order);
    return isChanged;
  });
}

/** The request stores the same job for everybody, so its timing reveals nothing; only where links are shown it waits. */
async function sendLinks(context: ApiContext, request: LinkRequest): Promise<string | null> {
  if (context.get("configuration").mail.areLinksShown) return prepareLinks(mailMeansOf(context), request);
  await context.get("jobs").commit((_transaction, send) => sendLinkRequest(send, request));
  return null;
}

type AccountNoticeMail = { userId: string | null; notice: AccountNotice; text: string };

/** As changeWithNotice, in the player's language, to a confirmed address only. */
export async function changeWithAccountNotice<Result>(
  context: ApiContext,
  { userId, notice, text }: AccountNoticeMail,
  change: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const recipient = userId === null ? null : await findMailRecipient(context.get("database"), userId);
  const isNoticed =
    recipient?.isConfirmed === true &&
    (await consumeMailLimits(mailMeansOf(context), recipient.email, mailLimits("notice")));
  return context.get("jobs").commit(async (transaction, send) => {
    const result = await change(transaction);
    if (userId !== null && recipient && isNoticed) {
      const { email, language } = recipient;
      const locale = toLocale(language ?? undefined);
      await sendMail(send, { mail: "account-notice", userId, email, locale, notice, text });
    }
    return result;
  });
}
