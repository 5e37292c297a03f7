import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it, vi } from "vitest";
import {
  mailConfiguration,
  outliveProcess,
  sendAnnouncement,
  skipPauses,
  storeReaders,
} from "../../tests/fixtures/announcements";
import { follow, publishGame, sendDigest, storeFollowedStudio } from "../../tests/fixtures/digests";
import { aMoodyMailServer } from "../../tests/fixtures/moody-mail-server";
import { databaseForProcess } from "../../tests/setup/postgres-database";
import { startTestApi, TEST_SECRET, type TestApi } from "../../tests/setup/test-api";
import { user } from "../db/schema";
import { createPortalJobs } from "../portal-jobs";
import { readAnnouncement } from "../store/announcements/announcements";
import type { Jobs } from "../store/jobs/jobs";

const PROGRAM_TIMEOUT_MS = 120_000;
const READERS = 300;
const AT_ONCE = 10;
const RATE = 6_000;

/** Another process of the portal (tests/fixtures/announce-until-killed.ts). */
function aProcess(...args: string[]) {
  const program = spawn(process.execPath, ["--import", "tsx", "tests/fixtures/announce-until-killed.ts", ...args], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const closed = once(program, "close");
  return async () => {
    program.kill("SIGKILL");
    await closed;
  };
}

type Means = { database: TestApi["database"]; jobs: Jobs };

/** To everybody, of whom everybody follows one studio. */
async function sendSlowDigest({ database, jobs }: Means, smtpUrl: string): Promise<string> {
  const readers = await database.select({ id: user.id }).from(user);
  await database.update(user).set({ digestConsent: true });
  const { studioId } = await storeFollowedStudio(database);
  await follow(
    database,
    readers.map(({ id }) => id),
    { studioId },
  );
  await publishGame(database, { studioId, title: "Gale" });
  const configuration = mailConfiguration(smtpUrl);
  return (await sendDigest({ database, jobs, configuration, ratePerMinute: RATE })) ?? "";
}

const KINDS = [
  ["an announcement", (means: Means) => sendAnnouncement(means, { ratePerMinute: RATE })],
  ["a digest", sendSlowDigest],
] as const;

describe.runIf(process.env["TEST_DATABASE"] === "postgres")("a process that is killed", () => {
  it.each(KINDS)(
    "leaves what it had in hand of %s to another one, with the same Message-ID",
    async (_, send) => {
      const api = await startTestApi();
      await api.jobs.stop();
      const server = await aMoodyMailServer((address) => {
        return address.startsWith("reader7") ? { at: "mail", delayMs: 200 } : null;
      });
      const { database, fileStore } = api;
      const means = { configuration: mailConfiguration(server.url), database, fileStore, secret: TEST_SECRET };
      await storeReaders(database, READERS);
      const kill = aProcess(await databaseForProcess(), server.url, TEST_SECRET);
      const jobs = createPortalJobs(means);
      try {
        // The stopped jobs of the API plan and do not send.
        const id = await send({ database, jobs: api.jobs }, server.url);
        await vi.waitFor(() => expect(server.arrivals.length).toBeGreaterThan(50), { timeout: 60_000 });
        await kill();
        expect(server.arrivals.length).toBeLessThan(READERS);
        await outliveProcess(database);
        for (let round = 0; round < 3; round += 1) {
          await jobs.settled();
          await skipPauses(database);
        }
        expect(new Set(server.arrivals.map(({ to }) => to)).size).toBe(READERS);
        // Those that arrived twice did so with one id.
        expect(new Set(server.arrivals.map(({ to, messageId }) => `${to} ${messageId}`)).size).toBe(READERS);
        const { state, counts } = (await readAnnouncement(database, id, new Date())).announcement;
        expect({ state, sent: counts.sent }).toEqual({ state: "SENT", sent: READERS });
        expect(server.arrivals.length - READERS).toBeLessThanOrEqual(counts.repeated);
        expect(counts.repeated).toBeLessThanOrEqual(AT_ONCE);
      } finally {
        await kill();
        await jobs.stop();
        await server.close();
      }
    },
    PROGRAM_TIMEOUT_MS,
  );
});
