import type { Database } from "../db/database";
import type { Jobs } from "../store/jobs/jobs";
import { DEFAULT_LOCALE } from "../login/languages";
import { sendMail } from "../mail/mail-orders";
import { findMailRecipient } from "../store/people/users";
import { resetSecondFactor } from "../store/staff/second-factor-reset";
import { appointOwner } from "../store/staff/staff-members";
import type { OwnerCommand, OwnerCommandOutcome } from "./owner-command";

type Means = { database: Database; jobs: Jobs };

/** In the command itself, or in the portal that it asks. */
export async function runOwnerCommand(
  { database, jobs }: Means,
  { purpose, username }: Pick<OwnerCommand, "purpose" | "username">,
  now: Date,
): Promise<OwnerCommandOutcome> {
  if (purpose === "appoint-owner") return appointOwner(database, username, now);
  return jobs.commit(async (transaction, send) => {
    const reset = await resetSecondFactor(transaction, username, now);
    if (reset.outcome !== "reset") return reset.outcome;
    const { userId } = reset;
    const recipient = await findMailRecipient(transaction, userId);
    const to = recipient && { userId, email: recipient.email, locale: DEFAULT_LOCALE };
    if (to) await sendMail(send, { mail: "second-factor-reset", ...to });
    return "reset";
  });
}
