import { count, inArray } from "drizzle-orm";
import type { AnnouncementCounts } from "~contract/entities/announcement";
import type { Database } from "../../db/database";
import { announcementRecipients, type RecipientState } from "../../db/schema";

const NONE: AnnouncementCounts = {
  ...{ recipients: 0, waiting: 0, sent: 0, failed: 0, bounced: 0, unsubscribed: 0, skipped: 0, repeated: 0 },
};

const COUNTED_AS: Record<RecipientState, keyof AnnouncementCounts> = {
  ...({ waiting: "waiting", sending: "waiting", sent: "sent", failed: "failed", bounced: "bounced" } as const),
  ...({ unsubscribed: "unsubscribed", skipped: "skipped" } as const),
};

/** Of those whose recipients are still stored. */
export async function countRecipients(
  database: Database,
  announcementIds: string[],
): Promise<Map<string, AnnouncementCounts>> {
  const found = new Map(announcementIds.map((id) => [id, { ...NONE }]));
  if (announcementIds.length === 0) return found;
  const { announcementId, state, isRepeated } = announcementRecipients;
  const rows = await database
    .select({ announcementId, state, isRepeated, people: count() })
    .from(announcementRecipients)
    .where(inArray(announcementId, announcementIds))
    .groupBy(announcementId, state, isRepeated);
  for (const row of rows) {
    const counts = found.get(row.announcementId);
    if (!counts) continue;
    counts.recipients += row.people;
    counts[COUNTED_AS[row.state]] += row.people;
    if (row.state === "sent" && row.isRepeated) counts.repeated += row.people;
  }
  return found;
}

export async function countsOf(database: Database, announcementId: string): Promise<AnnouncementCounts> {
  return (await countRecipients(database, [announcementId])).get(announcementId) ?? NONE;
}
