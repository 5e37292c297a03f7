import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { linkIn, signUp, type Owner } from "../../../tests/fixtures/account-mail";
import { aMailServer, BUSY, REFUSED, type MailServer } from "../../../tests/fixtures/mail-server";
import { deleteOwnAccount, setKnownPassword } from "../../../tests/fixtures/passwords";
import { startTestApi, TEST_SECRET, type TestApi } from "../../../tests/setup/test-api";
import { parseConfiguration } from "../../configuration";
import { mailLinks } from "../../db/schema";
import { sendMail, sendLinkRequest, type MailOrder } from "../../mail/mail-orders";
import { countJobs, deleteOldDeadJobs } from "./job-counts";
import { retryJob } from "./dead-jobs";
import { jobErrorText } from "./job-error";
import { JOB_POLICIES } from "./job-kinds";
import { openJobLibrary } from "./job-library";
import { jobTable } from "./job-table";
import type { Jobs } from "./jobs";
import { createPortalJobs } from "../../portal-jobs";

let api: TestApi;
let server: MailServer;
let ada: Owner;
let jobs: Jobs;
const logged: string[] = [];
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  ada = await signUp(api, "ada");
  server = await aMailServer();
  jobs = portalJobs(server.url);
  logged.length = 0;
  for (const level of ["warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((...values) => void logged.push(values.map(String).join(" ")));
  }
});
afterEach(async () => {
  vi.restoreAllMocks();
  await jobs.stop();
  await server.close();
});

/** As in another process of the portal, with a real mail server. */
function portalJobs(url: string, deliver?: Parameters<typeof createPortalJobs>[0]["deliver"]): Jobs {
  const source = { NODE_ENV: "test", SITE_URL: "https://play.example", SMTP_URL: url, MAIL_FROM: "post@play.example" };
  const configuration = parseConfiguration(source, { isEmbedded: true });
  const { database, fileStore } = api;
  return createPortalJobs({ configuration, database, secret: TEST_SECRET, fileStore, ...(deliver && { deliver }) });
}

const order = (): MailOrder => ({ mail: "password-changed", userId: ada.userId, email: ada.email, locale: "en" });
const sendOne = () => jobs.commit((_transaction, send) => sendMail(send, order()));
const stored = () => api.database.select().from(jobTable);
const makeDue = () => api.database.update(jobTable).set({ startAfter: new Date(0) });

describe("a mail", () => {
  it("arrives once, and leaves nothing in the queue", async () => {
    const jobId = await sendOne();
    await jobs.settled();
    const [mail] = await server.mails();
    expect(mail).toMatchObject({ messageId: `<${jobId}@play.example>`, to: [{ address: ada.email }] });
    expect(server.received).toHaveLength(1);
    expect(await stored()).toEqual([]);
  });

  it("is not sent if its transaction rolls back", async () => {
    const undone = jobs.commit(async (_transaction, send) => {
      await sendMail(send, order());
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await jobs.settled();
    expect([server.tries(), await stored()]).toEqual([0, []]);
  });

  it("is tried again after growing pauses while the server is busy, with the same Message-ID", async () => {
    const raws: number[] = [];
    server.answers.push(BUSY, BUSY);
    const jobId = await sendOne();
    for (const tries of [1, 2]) {
      await jobs.settled();
      const [job] = await stored();
      expect(job).toMatchObject({
        id: jobId,
        state: "retry",
        output: { message: expect.stringContaining("Try again") as unknown },
      });
      const pause = Number(job?.startAfter) - Date.now();
      raws.push(pause);
      const shortest = JOB_POLICIES.mails.retryDelay * 1_000 * 2 ** (tries - 1);
      expect(pause).toBeGreaterThan(shortest - 5_000);
      expect(pause).toBeLessThan(2 * shortest + 5_000);
      await makeDue();
    }
    await jobs.settled();
    expect([server.tries(), (await server.mails()).map(({ messageId }) => messageId)]).toEqual([
      3,
      [`<${jobId}@play.example>`],
    ]);
    expect(await stored()).toEqual([]);
  });

  it("that the server refuses for good is dead at once, and so is one that was tried too often", async () => {
    server.answers.push(REFUSED);
    await sendOne();
    await jobs.settled();
    expect(await stored()).toMatchObject([
      {
        state: "failed",
        retryCount: 0,
        output: { message: expect.stringContaining("No such user …@…, see …") as unknown },
      },
    ]);
    expect(logged.join()).toContain("A job failed for good");
    expect(logged.join()).not.toContain("nobody@example.org");
    await api.database.delete(jobTable);
    server.answers.push(BUSY);
    await sendOne();
    await api.database.update(jobTable).set({ retryLimit: 0 });
    await jobs.settled();
    expect(await stored()).toMatchObject([{ state: "failed" }]);
    expect(server.received).toEqual([]);
  });

  it("that is dead arrives when it is tried again, with as many tries as a new one", async () => {
    server.answers.push(REFUSED, BUSY);
    const jobId = await sendOne();
    await jobs.settled();
    await retryJob(jobs, jobId, { actorId: ada.userId, now: new Date() });
    await jobs.settled();
    expect(await stored()).toMatchObject([{ state: "retry", retryLimit: JOB_POLICIES.mails.retryLimit }]);
    await makeDue();
    await jobs.settled();
    expect((await server.mails()).map(({ messageId }) => messageId)).toEqual([`<${jobId}@play.example>`]);
    await expect(retryJob(jobs, jobId, { actorId: null, now: new Date() })).rejects.toThrow("job_not_found");
  });

  it("waits for a slow server without holding other kinds up", async () => {
    let take: (answer: null) => void = () => undefined;
    server.answers.push(new Promise((resolve) => (take = resolve)));
    await sendOne();
    await vi.waitFor(() => expect(server.tries()).toBe(1));
    const { userId } = ada;
    await jobs.commit((_transaction, send) => sendLinkRequest(send, { purpose: "activation", userId, locale: "en" }));
    await vi.waitFor(async () => expect((await stored()).map(({ name }) => name)).toEqual(["mails", "mails"]));
    take(null);
    await jobs.settled();
    expect(server.received).toHaveLength(2);
  });

  it("that the server refuses to log in for is no fault of the mail", async () => {
    const wrong = portalJobs(server.url.replace("s3cret", "wrong"));
    await wrong.commit((_transaction, send) => sendMail(send, order()));
    await wrong.settled();
    expect(await stored()).toMatchObject([{ state: "retry", output: { message: expect.any(String) as unknown } }]);
    await makeDue();
    await jobs.settled();
    expect(server.received).toHaveLength(1);
  });
});

describe("the secret of a mail's link", () => {
  const asked = async () => {
    await api.visitor().postForm("/session/forgot-password", { login: ada.email });
  };

  it("is in the mail, but neither in the queue nor elsewhere in the database, and works", async () => {
    await ada.send("POST", "/account/activation-mail");
    const before = JSON.stringify(await stored());
    const mail = (await api.mails()).at(-1);
    const token = new URL(`https://x${linkIn(mail?.text ?? "")}`).searchParams.get("token") ?? "";
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(before).not.toContain(token);
    const links = JSON.stringify(await api.database.select().from(mailLinks));
    expect(links).not.toContain(token);
    expect((await api.visitor().postForm(linkIn(mail?.text ?? ""), { intent: "confirm" })).status).toBe(200);
  });

  it("is not sent when the link has expired or a later one replaced it", async () => {
    await api.jobs.stop();
    await asked();
    server.answers.push(BUSY);
    await jobs.settled();
    expect(await stored()).toMatchObject([{ name: "mails", state: "retry" }]);
    await api.database.update(mailLinks).set({ expiresAt: new Date() });
    await makeDue();
    await jobs.settled();
    expect([server.received, await stored()]).toEqual([[], []]);
  });

  it("is not sent for a request that waited too long", async () => {
    const at = new Date(Date.now() - 3_600_001).toISOString();
    const request = { purpose: "password-reset", login: "ada", locale: "en", at } as const;
    await jobs.commit((_transaction, send) => sendLinkRequest(send, request));
    await jobs.settled();
    expect(server.tries()).toBe(0);
  });
});

describe("the queue", () => {
  it("has the schema of the library's version, and a queue for each kind", async () => {
    const library = await openJobLibrary(api.database);
    // Fails if another version of the library needs a migration.
    await library.start();
    expect((await library.getQueues()).map(({ name }) => name).sort()).toEqual(Object.keys(JOB_POLICIES).sort());
  });

  it("returns what a stopping process does not finish, and what a dead process left", async () => {
    let end = (): void => undefined;
    const hanging = portalJobs(server.url, () => new Promise((resolve) => (end = resolve)));
    await hanging.commit((_transaction, send) => sendMail(send, order()));
    await vi.waitFor(async () => expect(await stored()).toMatchObject([{ state: "active" }]));
    await hanging.stop(1);
    expect(await stored()).toMatchObject([{ state: "retry" }]);
    await api.database.execute(sql`update pgboss.job set state = 'active', started_on = now() - interval '2 hours'`);
    await (await openJobLibrary(api.database)).maintain();
    expect(await stored()).toMatchObject([{ state: "retry" }]);
    await makeDue();
    await jobs.settled();
    expect(server.received).toHaveLength(1);
    end();
    await hanging.settled();
  });

  it("counts waiting, running and dead jobs of each kind", async () => {
    server.answers.push(REFUSED);
    await sendOne();
    await jobs.settled();
    await api.jobs.stop();
    await api.jobs.commit((_transaction, send) => sendMail(send, order()));
    await api.database
      .update(jobTable)
      .set({ startAfter: new Date(0) })
      .where(eq(jobTable.state, "created"));
    expect(await countJobs(api.database)).toEqual([
      { kind: "mail-links", waiting: 0, running: 0, dead: 0, oldestDate: null },
      { kind: "mails", waiting: 1, running: 0, dead: 1, oldestDate: "1970-01-01T00:00:00.000Z" },
      { kind: "announcements", waiting: 0, running: 0, dead: 0, oldestDate: null },
      { kind: "payment-notices", waiting: 0, running: 0, dead: 0, oldestDate: null },
      { kind: "figures", waiting: 0, running: 0, dead: 0, oldestDate: null },
      { kind: "digests", waiting: 0, running: 0, dead: 0, oldestDate: null },
      { kind: "upkeep", waiting: 0, running: 0, dead: 0, oldestDate: null },
    ]);
    await deleteOldDeadJobs(api.database, new Date(Date.now() + 31 * 86_400_000));
    expect(await stored()).toMatchObject([{ state: "created" }]);
  });

  it("forgets what was to be sent to an account that is deleted", async () => {
    await setKnownPassword(api, ada.userId);
    await api.jobs.stop();
    await api.jobs.commit((_transaction, send) => sendMail(send, order()));
    await deleteOwnAccount(ada);
    expect(await stored()).toEqual([]);
  });

  it("says what went wrong in one short line", () => {
    const text = jobErrorText(
      new Error(`550 <ada@example.org>\r\n at https://a.test/?token=secret ${"x".repeat(500)}`),
    );
    expect(text).toMatch(/^550 <…@…> at … x+…$/);
    expect(text).toHaveLength(200);
  });
});
