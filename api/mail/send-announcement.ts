import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { id } from "~contract/entities/identifiers";
import { log } from "~observe/log";
import { meters } from "~observe/meters";
import { isShuttingDown } from "~observe/shutdown";
import type { AnnouncementRow } from "../store/announcements/announcements";
import {
  claimRecipient,
  settleRecipient,
  type Claim,
  type ClaimedRecipient,
  type Outcome,
} from "../store/announcements/recipients";
import { beginTurn, endTurn } from "../store/announcements/sending";
import type { RunningJob } from "../store/jobs/job-run";
import type { Jobs } from "../store/jobs/jobs";
import { withinTime } from "../time-limit";
import { messageIdOf } from "./message-id";
import { isOutage, outcomeOfError } from "./refusals";
import { TOO_LATE, type MailJob } from "./send-mail-job";
import { writeMailOfIssue } from "./write-announcement-mail";

/** With SEND_WITHIN_MS less than the job may take (job-kinds.ts). */
const TURN_MS = 30_000;
/** Less than a recipient is in hand (recipients.ts). */
const SEND_WITHIN_MS = 30_000;
/** Connections to the mail server. */
const MAILS_AT_ONCE = 10;
const OUTAGE_AFTER = 10;
const OUTAGE_PAUSE_MS = 60_000;

const turnData = z.strictObject({ announcementId: id });

type Means = MailJob & { jobs: Jobs };
type Turn = Means & { announcement: AnnouncementRow; endsAt: number; failuresInARow: number };

/** Sends for a while and leaves the rest to the next turn, which any process may take. */
export async function sendAnnouncementTurn(means: Means, job: RunningJob): Promise<void> {
  const { announcementId } = turnData.parse(job.data);
  const ofTurn = { announcementId, jobId: job.id };
  const announcement = await beginTurn(means.database, ofTurn, new Date());
  const turn = announcement && { ...means, announcement, endsAt: Date.now() + TURN_MS, failuresInARow: 0 };
  if (turn) await sendDue(turn);
  const now = new Date();
  const isOut = turn !== null && turn.failuresInARow >= OUTAGE_AFTER;
  if (isOut) log.warn({ announcementId }, "The mail server takes no announcements; they wait for a minute");
  const notBefore = new Date(now.getTime() + (isOut ? OUTAGE_PAUSE_MS : 0));
  await endTurn(means.jobs, ofTurn, { now, notBefore, finish: (transaction) => job.finish(transaction) });
}

/** One dispatcher keeps the rate; slow answers hold up no more than their own connection. */
async function sendDue(turn: Turn): Promise<void> {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  while (failures.length === 0 && maySend(turn)) {
    if (running.size >= MAILS_AT_ONCE) {
      await Promise.race(running);
      continue;
    }
    const claim = await claimRecipient(turn.database, turn.announcement.announcementId, new Date()).catch(
      (error: unknown): Claim => {
        failures.push(error);
        return { kind: "over" };
      },
    );
    if (claim.kind === "over") break;
    if (claim.kind === "wait") await pause(Math.max(1, Math.min(claim.until.getTime(), turn.endsAt) - Date.now()));
    if (claim.kind !== "mail") continue;
    const sending: Promise<void> = sendOne(turn, claim.recipient)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(sending));
    running.add(sending);
  }
  await Promise.all(running);
  if (failures.length > 0) throw failures[0];
}

function maySend({ endsAt, failuresInARow }: Turn): boolean {
  return Date.now() < endsAt && failuresInARow < OUTAGE_AFTER && !isShuttingDown();
}

async function sendOne(turn: Turn, recipient: ClaimedRecipient): Promise<void> {
  const { configuration, database, announcement } = turn;
  const mail = await writeMailOfIssue(turn, announcement, recipient);
  const messageId = messageIdOf(configuration, recipient.messageId);
  const outcome: Outcome = mail ? await deliver(turn, { ...mail, messageId }) : { kind: "empty" };
  meters()?.mails.inc({ outcome: MAIL_OUTCOMES[outcome.kind] });
  await settleRecipient(database, announcement, recipient, outcome, new Date());
}

const MAIL_OUTCOMES: Record<Outcome["kind"], string> = {
  ...{ sent: "sent", empty: "outdated", refused: "failed", bounced: "failed", later: "failed" },
};

async function deliver(turn: Turn, mail: Parameters<MailJob["deliver"]>[0]): Promise<Outcome> {
  try {
    await withinTime(turn.deliver(mail), SEND_WITHIN_MS, TOO_LATE);
    turn.failuresInARow = 0;
    return { kind: "sent" };
  } catch (error) {
    turn.failuresInARow = isOutage(error) ? turn.failuresInARow + 1 : 0;
    return outcomeOfError(error);
  }
}
