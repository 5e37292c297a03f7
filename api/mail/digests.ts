import { ApiFailure } from "../api-failure";
import type { Services } from "../api-context";
import type { ApiConfiguration } from "../configuration";
import type { Locale } from "../login/languages";
import { readDigest, type DigestPart } from "../store/announcements/digest-news";
import { recordDigest } from "../store/announcements/digest-settings";
import { planIssue } from "../store/announcements/plan-issue";
import type { Author } from "../store/drafts/change-content";
import type { Jobs } from "../store/jobs/jobs";
import { findMailRecipient } from "../store/people/users";
import { digestTexts } from "./digest-texts";
import type { Mail } from "./mail";
import { sendMail, type MailOrder } from "./mail-orders";
import { writeAnnouncementMail } from "./write-announcement-mail";

type Means = Pick<Services, "configuration" | "database">;

export async function planDigest(jobs: Jobs, configuration: ApiConfiguration, now: Date): Promise<void> {
  await planIssue(jobs, digestTexts(configuration), now);
}

export function exampleOf(database: Services["database"], userId: string, now: Date): Promise<DigestPart[]> {
  return readDigest(database, userId, { until: now, now, isExample: true });
}

/** Goes with the mails of accounts, as the test of an announcement. */
export async function sendTestDigest(
  jobs: Jobs,
  locale: Locale,
  author: Author & { actorId: string },
): Promise<{ email: string }> {
  return jobs.commit(async (transaction, send) => {
    const { actorId: userId, now } = author;
    const account = await findMailRecipient(transaction, userId);
    if (!account?.isConfirmed) throw new ApiFailure("email_not_confirmed");
    if ((await exampleOf(transaction, userId, now)).length === 0) throw new ApiFailure("digest_empty");
    const { email } = account;
    await sendMail(send, { mail: "digest-test", userId, email, locale });
    await recordDigest(transaction, "digest.tested", author);
    return { email };
  });
}

/** Null once there is nothing new, or the account is gone. */
export async function writeTestDigest(
  { configuration, database, secret }: Means & { secret: string },
  { userId, email, locale }: Extract<MailOrder, { mail: "digest-test" }>,
): Promise<Mail | null> {
  const account = await findMailRecipient(database, userId);
  const parts = await exampleOf(database, userId, new Date());
  if (!account || parts.length === 0) return null;
  const recipient = { userId, email, username: account.username, language: locale };
  const issue = { kind: "DIGEST", ...digestTexts(configuration), parts } as const;
  return writeAnnouncementMail({ ...configuration, secret }, issue, recipient);
}
