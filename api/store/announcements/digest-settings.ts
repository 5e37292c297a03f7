import { eq } from "drizzle-orm";
import { DEFAULT_ANNOUNCEMENT_RATE } from "~contract/entities/announcement";
import type { AuditAction, AuditValues } from "~contract/entities/audit-entry";
import type { DigestSettings, StoredDigestSettings } from "~contract/entities/digest";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { digestSettings, user } from "../../db/schema";
import type { Author } from "../drafts/change-content";
import { recordAudit } from "../staff/audit-log";
import { nextMoment } from "./digest-moments";

export type DigestRow = typeof digestSettings.$inferSelect;

/** Until somebody has saved others. */
const FIRST: DigestSettings = { isOn: false, weekday: 5, hour: 15, ratePerMinute: DEFAULT_ANNOUNCEMENT_RATE };

export async function readDigestSettings(database: Database): Promise<StoredDigestSettings> {
  const [found] = await database
    .select({ row: digestSettings, author: user.displayUsername })
    .from(digestSettings)
    .leftJoin(user, eq(user.id, digestSettings.changedBy));
  if (!found) return { ...FIRST, version: 0, nextDate: null, changedDate: null, author: null };
  const { row, author } = found;
  return {
    ...settingsOf(row),
    ...{ version: row.version, author, changedDate: row.changedAt.toISOString() },
    nextDate: row.nextAt?.toISOString() ?? null,
  };
}

/** A moment that has come but was not planned yet is kept. */
export async function saveDigestSettings(
  database: Database,
  { settings, version }: { settings: DigestSettings; version: number },
  author: Author,
): Promise<StoredDigestSettings> {
  return database.transaction(async (transaction) => {
    const { actorId: changedBy, now } = author;
    const { isOn, ...values } = settings;
    const first = { ...values, version: 0, changedAt: now };
    await transaction.insert(digestSettings).values(first).onConflictDoNothing();
    const before = await lockDigestSettings(transaction);
    if (before?.version !== version) throw new ApiFailure("content_changed");
    const isDue = before.nextAt !== null && before.nextAt <= now;
    const nextAt = isDue ? before.nextAt : nextMoment(settings, now);
    const changed = { ...values, version: version + 1, changedBy, changedAt: now, nextAt: isOn ? nextAt : null };
    await transaction.update(digestSettings).set(changed);
    const was = version === 0 ? FIRST : settingsOf(before);
    await recordDigest(transaction, "digest.changed", author, { before: was, after: settings });
    return readDigestSettings(transaction);
  });
}

export async function lockDigestSettings(transaction: Database): Promise<DigestRow | undefined> {
  const [row] = await transaction.select().from(digestSettings).for("update");
  return row;
}

function settingsOf({ nextAt, weekday, hour, ratePerMinute }: DigestRow): DigestSettings {
  return { isOn: nextAt !== null, weekday, hour, ratePerMinute };
}

type Values = { before: AuditValues | null; after: AuditValues | null };

export async function recordDigest(
  transaction: Database,
  action: AuditAction,
  author: Author,
  values: Values = { before: null, after: null },
): Promise<void> {
  const subject = { kind: "digest", id: "digest", name: "digest" } as const;
  await recordAudit(transaction, { ...author, ...values, action, subject, reason: null });
}
