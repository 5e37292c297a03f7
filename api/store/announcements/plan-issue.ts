import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { AnnouncementContent } from "~contract/entities/announcement";
import type { Database } from "../../db/database";
import { announcements, digestSettings } from "../../db/schema";
import type { Jobs } from "../jobs/jobs";
import { lastMoment, nextMoment } from "./digest-moments";
import { lockDigestSettings } from "./digest-settings";
import { sendTurn } from "./sending";

type Texts = Pick<AnnouncementContent, "subject" | "text">;

/**
 * The issue that is due, once, whichever processes ask: the row of the settings is their lock. It waits for the end of
 * the last one, whose readers would read the same twice. Null where none is due.
 */
export async function planIssue(jobs: Jobs, texts: Texts, now: Date): Promise<string | null> {
  return jobs.commit(async (transaction, send) => {
    const settings = await lockDigestSettings(transaction);
    if (!settings?.nextAt || settings.nextAt > now) return null;
    if (await isIssueOpen(transaction)) return null;
    const announcementId = randomUUID();
    const jobId = await sendTurn(send, announcementId, undefined);
    const last = lastMoment(settings, now);
    const moment = settings.nextAt > last ? settings.nextAt : last;
    await transaction.insert(announcements).values({
      ...{ announcementId, jobId, ...texts, ratePerMinute: settings.ratePerMinute, kind: "DIGEST", state: "SCHEDULED" },
      ...{ createdAt: moment, changedAt: now, scheduledAt: moment },
    });
    await transaction.update(digestSettings).set({ nextAt: nextMoment(settings, now) });
    return announcementId;
  });
}

async function isIssueOpen(transaction: Database): Promise<boolean> {
  const isOpen = and(eq(announcements.kind, "DIGEST"), inArray(announcements.state, ["SCHEDULED", "SENDING"]));
  return (await transaction.$count(announcements, isOpen)) > 0;
}
