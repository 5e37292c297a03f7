import { setJobCounter } from "~observe/meters";
import type { Services } from "./api-context";
import { planDigest } from "./mail/digests";
import type { Deliver } from "./mail/mail";
import { parseLinkRequest } from "./mail/mail-orders";
import { prepareLinks } from "./mail/prepare-links";
import { sendAnnouncementTurn } from "./mail/send-announcement";
import { sendMailOfJob } from "./mail/send-mail-job";
import { recordDelivery } from "./mail/recorded-delivery";
import { createTransport } from "./mail/transport";
import { applyPaymentNotice } from "./payments/apply-payment-event";
import { createPaymentProviders } from "./payments/providers";
import { deleteOldRecipients } from "./store/announcements/sending";
import { collect } from "./store/builds/build-upkeep";
import { deleteOldHealthRecords } from "./store/health/portal-health";
import { countJobs, deleteOldDeadJobs } from "./store/jobs/job-counts";
import { rollUp } from "./store/statistics/roll-up";
import { createRateLimiter, deleteExpiredCounts } from "./store/rate-limiter";
import { createJobs, type Jobs } from "./store/jobs/jobs";

type Means = Pick<Services, "configuration" | "database" | "fileStore"> & { secret: string; deliver?: Deliver };

/** What the portal does by jobs. */
export function createPortalJobs(means: Means): Jobs {
  const { configuration, database, secret, fileStore } = means;
  const deliver = recordDelivery(database, means.deliver ?? createTransport(configuration.mail));
  const providers = createPaymentProviders(configuration.payments);
  const rateLimiter = createRateLimiter(database);
  return createJobs(database, (jobs) => ({
    "mail-links": async (job) => {
      const mailMeans = { configuration, database, jobs, rateLimiter, secret };
      await prepareLinks(mailMeans, parseLinkRequest(job.data), (transaction) => job.finish(transaction));
    },
    mails: (job) => sendMailOfJob({ database, configuration, secret, deliver }, job),
    announcements: (job) => sendAnnouncementTurn({ database, configuration, secret, deliver, jobs }, job),
    "payment-notices": (job) => applyPaymentNotice({ database, providers }, job.data),
    figures: async () => {
      await rollUp(database, new Date());
    },
    digests: () => planDigest(jobs, configuration, new Date()),
    upkeep: async () => {
      const now = new Date();
      await collect({ database, fileStore }, now);
      await deleteOldDeadJobs(database, now);
      await deleteOldHealthRecords(database, now);
      await deleteOldRecipients(database, now);
      await deleteExpiredCounts(database, now);
    },
  }));
}

declare global {
  // On globalThis: the development server reloads the build on each change, and the earlier one must not go on.
  var subpixelJobs: Jobs | undefined;
}

/** Tests close the database before the queue is looked at. */
export function startJobs(means: Means): Jobs {
  const jobs = createPortalJobs(means);
  void stopJobs();
  globalThis.subpixelJobs = jobs;
  setJobCounter(() => countJobs(means.database));
  if (!means.configuration.isTest) jobs.start();
  return jobs;
}

export async function stopJobs(): Promise<void> {
  await globalThis.subpixelJobs?.stop();
}
