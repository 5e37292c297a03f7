import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { availableParallelism, loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { and, eq } from "drizzle-orm";
import type { Database } from "~api/db/database";
import { openPostgresDatabase } from "~api/db/postgres-database";
import { announcementRecipients, announcements } from "~api/db/schema";
import { readSubscription } from "~api/identity/subscription-token";
import { createPortalJobs } from "~api/portal-jobs";
import { createFileStore } from "~api/builds/create-file-store";
import { changeSubscription } from "~api/store/account/subscriptions";
import { readAnnouncement } from "~api/store/announcements/announcements";
import {
  addressOf,
  mailConfiguration,
  outliveProcess,
  sendAnnouncement,
  skipPauses,
  storeReaders,
} from "../../tests/fixtures/announcements";
import { aMoodyMailServer } from "../../tests/fixtures/moody-mail-server";
import { startPostgres } from "../../tests/setup/postgres";
import { findMistakes, type Run } from "./find-mistakes";
import { moodOf } from "./moods";

const SECRET = "a secret of at least thirty-two characters";
const KILLS = 5;
const LOOK_EVERY_MS = 500;
const SECOND_MS = 1_000;
const LEAVES_EACH = 40;

const { values } = parseArgs({ options: { mails: { type: "string", default: "100000" } } });
const people = Number(values.mails);

const postgres = await startPostgres();
if (!postgres) throw new Error("Install PostgreSQL.");
const { url } = postgres;
const { database, close } = await openPostgresDatabase(url);
const server = await aMoodyMailServer(moodOf);
let isRight = false;
try {
  const userIds = await storeReaders(database, people);
  const start = performance.now();
  const announcementId = await begin(database);
  const run = await sendAll(database, { announcementId, userIds });
  const seconds = (performance.now() - start) / SECOND_MS;
  const { announcement } = await readAnnouncement(database, announcementId, new Date());
  const noted = await database.$count(announcementRecipients, eq(announcementRecipients.isRepeated, true));
  const { counts } = announcement;
  const mistakes = findMistakes({ ...run, people, arrivals: server.arrivals, counts, noted });
  console.table([counts]);
  console.log(`${String(people)} people in ${seconds.toFixed(0)} s, with ${String(run.kills)} processes killed.`);
  console.log(`Arrivals: ${String(server.arrivals.length)}, tries: ${String(server.tries())}.`);
  console.log(`${String(run.leftAt.size)} people left meanwhile.`);
  console.log(mistakes.length === 0 ? "Nobody got two mails, and nobody who had left got one." : mistakes.join("\n"));
  console.log(`Load of the machine: ${String(loadavg()[1]?.toFixed(1))} for ${String(availableParallelism())} cores.`);
  isRight = mistakes.length === 0 && announcement.state === "SENT";
} finally {
  await server.close();
  await close();
  await postgres.stop();
}
process.exitCode = isRight ? 0 : 1;

/** This process plans only: the jobs of another one send. */
async function begin(on: Database): Promise<string> {
  const configuration = mailConfiguration(server.url);
  const fileStore = createFileStore(configuration);
  const jobs = createPortalJobs({ configuration, database: on, secret: SECRET, fileStore });
  await jobs.stop();
  return sendAnnouncement({ database: on, jobs });
}

type Wanted = { announcementId: string; userIds: readonly string[] };

/** Kills the sending process again and again, lets people leave meanwhile, and shortens the pauses before later tries. */
async function sendAll(
  on: Database,
  { announcementId, userIds }: Wanted,
): Promise<Pick<Run, "leftAt"> & { kills: number }> {
  const leftAt = new Map<string, number>();
  let kills = 0;
  let sender = aSender();
  const isSent = and(eq(announcements.announcementId, announcementId), eq(announcements.state, "SENT"));
  while ((await on.$count(announcements, isSent)) === 0) {
    await pause(LOOK_EVERY_MS);
    if (kills < KILLS && server.arrivals.length > ((kills + 1) * people) / (KILLS + 2)) {
      await kill(sender);
      kills += 1;
      await outliveProcess(on);
      sender = aSender();
    }
    if (server.arrivals.length > 0) await letPeopleLeave(on, { userIds, leftAt });
    await skipPauses(on);
  }
  await kill(sender);
  return { leftAt, kills };
}

function aSender(): ChildProcess {
  const program = ["--import", "tsx", "tests/fixtures/announce-until-killed.ts", url, server.url, SECRET];
  return spawn(process.execPath, program, { stdio: ["ignore", "ignore", "inherit"] });
}

async function kill(sender: ChildProcess): Promise<void> {
  const closed = once(sender, "close");
  sender.kill("SIGKILL");
  await closed;
}

/** Some by the link of the mail that they got, some without one. */
async function letPeopleLeave(
  on: Database,
  { userIds, leftAt }: { userIds: readonly string[]; leftAt: Map<string, number> },
): Promise<void> {
  const now = () => new Date();
  for (let count = 0; count < LEAVES_EACH; count += 1) {
    const index = Math.floor(Math.random() * userIds.length);
    const userId = userIds[index];
    if (userId === undefined || leftAt.has(addressOf(index)) || leftAt.size > people / 20) continue;
    await changeSubscription(on, { userId, kind: "MARKETING" }, { isSubscribed: false, now: now() });
    leftAt.set(addressOf(index), Date.now());
  }
  const last = server.arrivals.at(-1);
  const token = new URL(last?.unsubscribeUrl ?? "https://play.example/").searchParams.get("token") ?? "";
  const signed = readSubscription(SECRET, token);
  if (last && !signed) throw new Error(`A mail has no link that unsubscribes: ${last.raw}`);
  if (!last || !signed || leftAt.has(last.to)) return;
  await changeSubscription(on, signed, { isSubscribed: false, now: now() });
  leftAt.set(last.to, Date.now());
}
