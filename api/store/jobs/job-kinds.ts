import type { JobKindName } from "~contract/entities/job";

type Policy = { retryLimit: number; retryDelay: number; retryBackoff: boolean; expireInSeconds: number };

const HOUR_SECONDS = 3_600;

/**
 * Each kind is a queue of the library, created by a migration. The pause before a try doubles, with up to as much again
 * at random: mails are tried for some three hours. What a process has not finished in time goes to another one.
 */
export const JOB_POLICIES: Readonly<Record<JobKindName, Policy>> = {
  "mail-links": { retryLimit: 6, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
  mails: { retryLimit: 8, retryDelay: 20, retryBackoff: true, expireInSeconds: 90 },
  // One turn of an announcement, which ends by itself (api/mail/send-announcement.ts).
  announcements: { retryLimit: 8, retryDelay: 10, retryBackoff: true, expireInSeconds: 120 },
  // With the refund of what cannot be delivered. Some seventeen hours, as long as providers themselves try at least.
  "payment-notices": { retryLimit: 10, retryDelay: 30, retryBackoff: true, expireInSeconds: 60 },
  figures: { retryLimit: 1, retryDelay: 60, retryBackoff: true, expireInSeconds: HOUR_SECONDS / 2 },
  // Makes the issue of the digest that is due.
  digests: { retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 60 },
  upkeep: { retryLimit: 1, retryDelay: 60, retryBackoff: true, expireInSeconds: HOUR_SECONDS / 2 },
};

/** Planned for each hour, whichever process asks first. */
export const HOURLY_JOBS = ["digests", "figures", "upkeep"] as const satisfies JobKindName[];

export const isHourly = (kind: JobKindName) => HOURLY_JOBS.some((hourly) => hourly === kind);
