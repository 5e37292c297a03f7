import { ApiFailure } from "../api-failure";
import type { Locale } from "../login/languages";
import { lockAnnouncement, recordChange } from "../store/announcements/announcements";
import type { Author } from "../store/drafts/change-content";
import type { Jobs } from "../store/jobs/jobs";
import { findMailRecipient } from "../store/people/users";
import { sendMail } from "./mail-orders";

/** Goes with the mails of accounts, which wait for no announcement. */
export async function sendTestAnnouncement(
  jobs: Jobs,
  { announcementId, locale }: { announcementId: string; locale: Locale },
  author: Author & { actorId: string },
): Promise<{ email: string }> {
  return jobs.commit(async (transaction, send) => {
    const row = await lockAnnouncement(transaction, announcementId);
    const { actorId: userId } = author;
    const account = await findMailRecipient(transaction, userId);
    if (!account?.isConfirmed) throw new ApiFailure("email_not_confirmed");
    const { email } = account;
    await sendMail(send, { mail: "announcement-test", userId, email, locale, announcementId });
    await recordChange(transaction, "announcement.tested", row, author);
    return { email };
  });
}
