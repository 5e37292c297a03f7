import type { ApiConfiguration } from "../configuration";
import type { Database } from "../db/database";
import { DEFAULT_LOCALE } from "../login/languages";
import type { Mailer } from "../mail/mailer";
import { writeSecondFactorNotice } from "../mail/write-account-mails";
import { findMailRecipient } from "../store/people/users";
import { resetSecondFactor } from "../store/staff/second-factor-reset";
import { appointOwner } from "../store/staff/staff-members";
import type { OwnerCommand, OwnerCommandOutcome } from "./owner-command";

type Means = { database: Database; configuration: ApiConfiguration; mailer: Mailer };

/** In the command itself, or in the portal that it asks. */
export async function runOwnerCommand(
  { database, configuration, mailer }: Means,
  { purpose, username }: Pick<OwnerCommand, "purpose" | "username">,
  now: Date,
): Promise<OwnerCommandOutcome> {
  if (purpose === "appoint-owner") return appointOwner(database, username, now);
  const reset = await resetSecondFactor(database, username, now);
  if (reset.outcome !== "reset") return reset.outcome;
  mailer.sendLater(async () => {
    const recipient = await findMailRecipient(database, reset.userId);
    return recipient && writeSecondFactorNotice(configuration, { ...recipient, locale: DEFAULT_LOCALE });
  });
  return "reset";
}
