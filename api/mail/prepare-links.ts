import { randomUUID } from "node:crypto";
import type { Services } from "../api-context";
import { mailLimits } from "../rate-limits/limits";
import { consumeMailLimits } from "../rate-limits/mail-limits";
import { findAddressClaims } from "../store/account/address-claims";
import { createMailLink, MAIL_LINK_HOURS, type MailLinkPurpose } from "../store/account/mail-links";
import { findMailRecipient, findUserIdByName } from "../store/people/users";
import { linkSecretOf, type MailMeans } from "./mail-means";
import { sendMail, type LinkRequest, type MailOrder } from "./mail-orders";
import { mailLinkUrl } from "./write-account-mails";

type Database = Services["database"];
type Recipient = { userId: string; email: string };
type Prepared = Recipient & { isMailed: boolean; order: MailOrder };
type Finish = (transaction: Database) => Promise<void>;

const LINK_KINDS = {
  activation: "address-link",
  "email-change": "address-link",
  "password-reset": "password-link",
} as const;
const HOUR_MS = 3_600_000;

/** Links and their mails in one transaction, with `finish`. Returns the first link, for where links are shown. */
export async function prepareLinks(means: MailMeans, request: LinkRequest, finish?: Finish): Promise<string | null> {
  const { jobs, secret, configuration } = means;
  const { purpose, locale } = request;
  const prepared: Prepared[] = [];
  for (const recipient of await findRecipients(means.database, request)) {
    const one = await prepare(means, request, recipient);
    if (one) prepared.push(one);
  }
  return jobs.commit(async (transaction, send) => {
    const links: string[] = [];
    for (const { userId, email, isMailed, order } of prepared) {
      const jobId = randomUUID();
      const linkSecret = linkSecretOf(secret, jobId);
      // Created even if unsent: the export of the account's data lists them.
      await createMailLink(transaction, { purpose, userId, email, secret: linkSecret, now: new Date() });
      if (!isMailed) continue;
      await sendMail(send, order, jobId);
      if (order.mail === "link") links.push(mailLinkUrl(configuration, purpose, linkSecret, locale));
    }
    await finish?.(transaction);
    return links[0] ?? null;
  });
}

/** Several accounts may have the same unconfirmed address. */
async function findRecipients(database: Database, request: LinkRequest): Promise<Recipient[]> {
  if (request.purpose === "password-reset") {
    const isLate = Date.now() - Date.parse(request.at) > MAIL_LINK_HOURS["password-reset"] * HOUR_MS;
    return isLate ? [] : findAccounts(database, request.login);
  }
  const { userId } = request;
  const account = await findMailRecipient(database, userId);
  if (!account || (request.purpose === "activation" && account.isConfirmed)) return [];
  return [{ userId, email: request.purpose === "activation" ? account.email : request.email }];
}

async function findAccounts(database: Database, login: string): Promise<Recipient[]> {
  if (login.includes("@")) {
    const claims = await findAddressClaims(database, login);
    return claims[0]?.isConfirmed ? claims.slice(0, 1) : claims;
  }
  const userId = await findUserIdByName(database, login);
  const account = userId === null ? null : await findMailRecipient(database, userId);
  return userId === null || !account ? [] : [{ userId, email: account.email }];
}

/** If another account has confirmed the address, its owner gets a notice instead of a link. */
async function prepare(
  means: MailMeans,
  { purpose, locale }: { purpose: MailLinkPurpose; locale: LinkRequest["locale"] },
  { userId, email }: Recipient,
): Promise<Prepared | null> {
  const isMailed = await consumeMailLimits(means, email, mailLimits(LINK_KINDS[purpose]));
  // Anybody can request a new password: an unsent link must not replace an earlier one.
  if (!isMailed && purpose === "password-reset") return null;
  const [owner] = purpose === "password-reset" ? [] : await findAddressClaims(means.database, email);
  const isOwned = owner?.isConfirmed === true && owner.userId !== userId;
  const order: MailOrder = isOwned
    ? { mail: "address-in-use", userId: owner.userId, email: owner.email, locale }
    : { mail: "link", purpose, userId, locale };
  return { userId, email, isMailed, order };
}
