import { log } from "~observe/log";
import type { Services } from "../api-context";
import { recordMailTry, type MailOutcome } from "../store/health/mail-tries";
import { jobErrorText } from "../store/jobs/job-error";
import type { Deliver } from "./mail";
import { isRefusedForGood } from "./refusals";

/** What cannot be recorded is sent all the same: a mail that fails after that would be sent twice. */
export function recordDelivery(database: Services["database"], deliver: Deliver): Deliver {
  const record = async (outcome: MailOutcome, error: string | null) => {
    await recordMailTry(database, { outcome, error, now: new Date() }).catch((err: unknown) => {
      log.warn({ err }, "The outcome of a mail could not be recorded");
    });
  };
  return async (mail) => {
    try {
      await deliver(mail);
    } catch (error) {
      await record(isRefusedForGood(error) ? "rejected" : "failed", jobErrorText(error));
      throw error;
    }
    await record("sent", null);
  };
}
