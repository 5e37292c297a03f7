import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { announcementRecipients, announcements, user } from "../../db/schema";
import { recordBounce } from "./bounces";
import { countsOf } from "./counts";

type Returned = { messageId: string; addresses: string[] };

/** False where no such mail went to one of the addresses, or its account has another one by now. */
export async function countReturnedMail(
  database: Database,
  { messageId, addresses }: Returned,
  now: Date,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const { announcementId, userId, tries, state } = announcementRecipients;
    const ofMail = eq(announcementRecipients.messageId, messageId);
    const [sent] = await transaction
      .select({ announcementId, userId, email: user.email })
      .from(announcementRecipients)
      .innerJoin(user, eq(user.id, userId))
      .where(and(ofMail, gt(tries, 0), inArray(sql`lower(${user.email})`, addresses)));
    if (!sent) return false;
    const ofAnnouncement = eq(announcements.announcementId, sent.announcementId);
    const [row] = await transaction.select().from(announcements).where(ofAnnouncement).for("update");
    const mayHaveGone = inArray(state, ["waiting", "sending", "sent", "failed"]);
    const changed = await transaction
      .update(announcementRecipients)
      .set({ state: "bounced" })
      .where(and(ofMail, mayHaveGone))
      .returning({ userId });
    if (changed.length === 0) return false;
    await recordBounce(transaction, sent, now);
    if (row?.counts) {
      const counts = await countsOf(transaction, sent.announcementId);
      await transaction.update(announcements).set({ counts }).where(ofAnnouncement);
    }
    return true;
  });
}
