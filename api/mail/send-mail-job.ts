import { meters } from "~observe/meters";
import type { Services } from "../api-context";
import { findMailLink } from "../store/account/mail-links";
import { PermanentFailure } from "../store/jobs/job-error";
import { findMailRecipient } from "../store/people/users";
import { findOpenInvitation } from "../store/studios/invitations";
import { withinTime } from "../time-limit";
import { writeTestDigest } from "./digests";
import type { Deliver, Mail } from "./mail";
import { linkSecretOf } from "./mail-means";
import { messageIdOf } from "./message-id";
import { parseMailOrder, type MailOrder } from "./mail-orders";
import { isRefusedForGood } from "./refusals";
import * as write from "./write-account-mails";
import { writeStoredAnnouncement } from "./write-announcement-mail";
import { writeInvitationMail } from "./write-invitation-mail";

const SEND_WITHIN_MS = 60_000;
export const TOO_LATE = "The mail server took too long";

export type MailJob = Pick<Services, "configuration" | "database"> & { secret: string; deliver: Deliver };

/** A mail that has lost its sense, as its link is used or expired or its account is gone, is not sent. */
export async function sendMailOfJob(job: MailJob, { id, data }: { id: string; data: unknown }): Promise<void> {
  const mail = await writeOrder(job, parseMailOrder(data), linkSecretOf(job.secret, id));
  if (!mail) {
    meters()?.mails.inc({ outcome: "outdated" });
    return;
  }
  try {
    const messageId = messageIdOf(job.configuration, id);
    await withinTime(job.deliver({ ...mail, messageId }), SEND_WITHIN_MS, TOO_LATE);
    meters()?.mails.inc({ outcome: "sent" });
  } catch (error) {
    meters()?.mails.inc({ outcome: "failed" });
    throw isRefusedForGood(error) ? new PermanentFailure(error.message, { cause: error }) : error;
  }
}

async function writeOrder(job: MailJob, order: MailOrder, secret: string): Promise<Mail | null> {
  const { database, configuration } = job;
  const { locale } = order;
  if (order.mail === "invitation") {
    const found = await findOpenInvitation(database, secret, new Date());
    return found && writeInvitationMail(configuration, { ...found, inviter: order.inviter, locale, secret });
  }
  if (order.mail === "link") return writeLink(job, order, secret);
  if (order.mail === "announcement-test") return writeStoredAnnouncement(job, order);
  if (order.mail === "digest-test") return writeTestDigest(job, order);
  const account = await findMailRecipient(database, order.userId);
  if (!account) return null;
  const recipient = { email: order.email, username: account.username, locale };
  switch (order.mail) {
    case "address-in-use":
      return write.writeAddressInUseNotice(configuration, recipient);
    case "address-change":
      return write.writeEmailNotice(configuration, recipient, order.newEmail);
    case "password-changed":
      return write.writePasswordNotice(configuration, recipient);
    case "passkey-added":
      return write.writePasskeyNotice(configuration, recipient, order.name);
    case "second-factor-reset":
      return write.writeSecondFactorNotice(configuration, recipient);
    case "account-notice":
      return write.writeAccountNotice(configuration, recipient, order);
  }
}

async function writeLink(
  { database, configuration }: MailJob,
  { purpose, userId, locale }: Extract<MailOrder, { mail: "link" }>,
  secret: string,
): Promise<Mail | null> {
  const link = await findMailLink(database, { purpose, secret, now: new Date() });
  if (link?.userId !== userId || link.state !== "live") return null;
  const address = write.mailLinkUrl(configuration, purpose, secret, locale);
  return write.writeLinkMail(configuration, { ...link, locale }, { purpose, link: address });
}
