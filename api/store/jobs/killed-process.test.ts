import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signUp } from "../../../tests/fixtures/account-mail";
import { aMailServer, type MailServer } from "../../../tests/fixtures/mail-server";
import { databaseForProcess } from "../../../tests/setup/postgres-database";
import { startTestApi, TEST_SECRET } from "../../../tests/setup/test-api";
import { parseConfiguration } from "../../configuration";
import { sendMail, type MailOrder } from "../../mail/mail-orders";
import { openJobLibrary } from "./job-library";
import { jobTable } from "./job-table";
import { createPortalJobs } from "../../portal-jobs";

const PROGRAM_TIMEOUT_MS = 120_000;
const MAILS = 30;

let server: MailServer;
beforeEach(async () => {
  server = await aMailServer();
});
afterEach(() => server.close());

/** Another process of the portal (tests/fixtures/mail-until-killed.ts). */
function aProcess(...args: string[]) {
  const program = spawn(process.execPath, ["--import", "tsx", "tests/fixtures/mail-until-killed.ts", ...args]);
  const errors: string[] = [];
  program.stderr.on("data", (chunk: Buffer) => errors.push(String(chunk)));
  const closed = once(program, "close");
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  return {
    nextLine: async (): Promise<string> => {
      const line = await lines.next();
      return line.done ? errors.join("") : line.value;
    },
    say: (line: string) => program.stdin.write(`${line}\n`),
    async kill() {
      program.kill("SIGKILL");
      await closed;
    },
  };
}

describe.runIf(process.env["TEST_DATABASE"] === "postgres")("two processes on one database", () => {
  it(
    "send each mail once, and what one was about to send when it was killed, the other one sends",
    async () => {
      const api = await startTestApi();
      const { userId, email } = await signUp(api, "ada");
      await api.jobs.stop();
      const source = { NODE_ENV: "test", SMTP_URL: server.url, MAIL_FROM: "post@play.example" };
      const configuration = parseConfiguration(source, { isEmbedded: true });
      const { database, fileStore } = api;
      const jobs = createPortalJobs({ configuration, database, fileStore, secret: TEST_SECRET });
      const order: MailOrder = { mail: "password-changed", userId, email, locale: "en" };
      const other = aProcess(await databaseForProcess(), server.url, TEST_SECRET, userId, email);
      try {
        expect(await other.nextLine()).toBe("ready");
        await api.jobs.commit(async (_transaction, send) => {
          for (let count = 0; count < MAILS; count += 1) await sendMail(send, order);
        });
        other.say("work");
        await jobs.settled();
        expect(await other.nextLine()).toBe("worked");
        const sent = (await server.mails()).map(({ messageId }) => messageId);
        expect([sent.length, new Set(sent).size]).toEqual([MAILS, MAILS]);

        const messageId = await other.nextLine();
        expect(messageId).toMatch(/^<[\w-]{36}@play\.example>$/);
        await other.kill();
        await jobs.settled();
        expect(await database.select().from(jobTable)).toMatchObject([{ state: "active" }]);
        await database.execute(sql`update pgboss.job set started_on = now() - interval '2 hours'`);
        await (await openJobLibrary(database)).maintain();
        await database.update(jobTable).set({ startAfter: new Date(0) });
        await jobs.settled();
        expect((await server.mails()).slice(MAILS).map((mail) => mail.messageId)).toEqual([messageId]);
        expect(await database.select().from(jobTable)).toEqual([]);
      } finally {
        await other.kill();
        await jobs.stop();
      }
    },
    PROGRAM_TIMEOUT_MS,
  );
});
