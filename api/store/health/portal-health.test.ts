import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { aDeadJob } from "../../../tests/fixtures/dead-job";
import { signUp } from "../../../tests/fixtures/account-mail";
import { aMailServer, BUSY, type MailServer } from "../../../tests/fixtures/mail-server";
import { silenceErrors, silenceWarnings } from "../../../tests/fixtures/use-shop";
import { startTestApi, TEST_SECRET, type TestApi } from "../../../tests/setup/test-api";
import { createFolderStore } from "../../builds/folder-store";
import { parseConfiguration } from "../../configuration";
import { IN_MEMORY } from "../../db/in-memory";
import * as schema from "../../db/schema";
import { sendMail } from "../../mail/mail-orders";
import { createPortalJobs } from "../../portal-jobs";
import { recordIncidents } from "./incidents";
import { findLateCleanUp, findLateFigures } from "./work-problems";
import { discardJob } from "../jobs/dead-jobs";
import { jobTable } from "../jobs/job-table";
import { createPortalHealth, deleteOldHealthRecords } from "./portal-health";

const HOUR_MS = 3_600_000;

let api: TestApi;
let folder: string;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  folder = await mkdtemp(path.join(tmpdir(), "health-"));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** As in another process, which has nothing in its cache. */
const newHealth = ({ database = api.database, fileStore = api.fileStore } = {}) =>
  createPortalHealth({ configuration: { ...api.configuration, dataDir: IN_MEMORY }, database, fileStore });
const kinds = async (health = newHealth()) => (await health.read()).problems.map(({ kind }) => kind);

describe("the health of the portal", () => {
  it("is all clear, and is looked at once in ten seconds", async () => {
    const health = newHealth();
    const [one, other] = await Promise.all([health.read(), health.read()]);
    expect(one).toMatchObject({ status: "ok", problems: [] });
    await aDeadJob(api.database, await signUp(api, "ada"));
    expect(await health.read()).toBe(one);
    expect(other).toBe(one);
    expect(await kinds()).toEqual(["jobs-dead"]);
  });

  it("says since when, in each process the same, and what is over", async () => {
    const { userId, email } = await signUp(api, "ada");
    const jobId = await aDeadJob(api.database, { userId, email });
    const first = await newHealth().read();
    expect(first).toMatchObject({
      status: "warning",
      problems: [{ kind: "jobs-dead", severity: "warning", count: 1 }],
    });
    const second = await aDeadJob(api.database, { userId, email });
    expect((await newHealth().read()).problems).toEqual([{ ...first.problems[0], count: 2 }]);
    for (const id of [jobId, second]) await discardJob(api.database, id, { actorId: userId, now: new Date() });
    expect(await kinds()).toEqual([]);
    expect(await newHealth().listEvents()).toMatchObject([
      { kind: "problem-ended", problem: "jobs-dead", subject: null },
      { kind: "desk-change", action: "job.discarded", subjectName: "mails" },
      { kind: "desk-change", action: "job.discarded", subjectName: "mails" },
      { kind: "problem-began", problem: "jobs-dead", severity: "warning" },
    ]);
  });

  it("is critical when jobs wait for too long", async () => {
    const { userId, email } = await signUp(api, "ada");
    await api.jobs.stop();
    await api.jobs.commit((_transaction, send) =>
      sendMail(send, { mail: "password-changed", userId, email, locale: "en" }),
    );
    expect(await kinds()).toEqual([]);
    const startAfter = new Date(Date.now() - HOUR_MS);
    await api.database.update(jobTable).set({ startAfter });
    expect(await newHealth().read()).toMatchObject({
      status: "critical",
      problems: [{ kind: "jobs-late", subject: "mails", count: 1, sinceDate: startAfter.toISOString() }],
    });
  });

  it("is critical when the store of files is gone, until it is back", async () => {
    const place = path.join(folder, "files");
    await writeFile(place, "no folder");
    const health = () => newHealth({ fileStore: createFolderStore(place) });
    const report = await health().read();
    expect(report).toMatchObject({ status: "critical", problems: [{ kind: "file-store-unreachable" }] });
    expect(report.problems[0]?.error).toMatch(/EEXIST|ENOTDIR/);
    await rm(place);
    expect(await kinds(health())).toEqual([]);
  });

  it("is critical without a database, of which it remembers since when", async () => {
    silenceErrors();
    vi.useFakeTimers({ toFake: ["performance"] });
    const broken = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
    await once(broken, "listening");
    const { port } = z.object({ port: z.number() }).parse(broken.address());
    const database = drizzle(new pg.Pool({ host: "127.0.0.1", port }), { schema });
    const health = newHealth({ database });
    const first = await health.read();
    expect(first).toMatchObject({ status: "critical", problems: [{ kind: "database-unreachable", error: null }] });
    vi.advanceTimersByTime(60_000);
    const later = await health.read();
    vi.useRealTimers();
    expect(later.checkedDate).not.toBe(first.checkedDate);
    expect(later.problems).toEqual(first.problems);
    await expect(health.listEvents()).rejects.toThrow();
    broken.close();
  });
});

describe("incidents of several machines", () => {
  const seen = (machine: string, problems: Parameters<typeof recordIncidents>[1]["problems"], now = new Date()) =>
    recordIncidents(api.database, { problems, unknown: [], local: ["disk-full"], machine, now });
  const full = (machine: string) =>
    ({ kind: "disk-full", severity: "warning", subject: machine, since: null }) as const;

  it("are ended by their own machine, or when it says nothing any more", async () => {
    const start = new Date("2026-11-24T09:00:00.000Z");
    const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
    await seen("web-1", [full("web-1")], start);
    expect(await seen("web-2", [full("web-2")], after(1))).toHaveLength(2);
    expect(await seen("web-1", [], after(2))).toMatchObject([{ subject: "web-2", sinceDate: after(1).toISOString() }]);
    expect(await seen("web-1", [], after(5))).toHaveLength(1);
    expect(await seen("web-1", [], after(7))).toEqual([]);
  });

  it("that are shared stay while the check itself fails", async () => {
    const dead = { kind: "jobs-dead", severity: "warning", since: null } as const;
    const now = (later: number) => new Date(Date.UTC(2026, 10, 24, 9, later));
    await seen("web-1", [dead], now(0));
    const failing = { problems: [], unknown: ["jobs-dead"] as const, local: [], machine: "web-2", now: now(1) };
    expect(await recordIncidents(api.database, failing)).toMatchObject([{ kind: "jobs-dead" }]);
    expect(await seen("web-2", [], now(2))).toEqual([]);
    await deleteOldHealthRecords(api.database, new Date(now(2).getTime() + 29 * 24 * HOUR_MS));
    expect(await api.database.$count(schema.healthIncidents)).toBe(1);
    await deleteOldHealthRecords(api.database, new Date(now(2).getTime() + 31 * 24 * HOUR_MS));
    expect(await api.database.$count(schema.healthIncidents)).toBe(0);
  });
});

describe("mails that the server refuses", () => {
  let server: MailServer;
  beforeEach(async () => {
    server = await aMailServer();
  });
  afterEach(() => server.close());

  it("are critical, with the server's words, until one is taken", async () => {
    silenceWarnings();
    const source = { NODE_ENV: "test", SMTP_URL: server.url, MAIL_FROM: "post@play.example" };
    const configuration = parseConfiguration(source, { isEmbedded: true });
    const { database, fileStore } = api;
    const { userId, email } = await signUp(api, "ada");
    await api.mails();
    await database.delete(schema.mailMinutes);
    const jobs = createPortalJobs({ configuration, database, fileStore, secret: TEST_SECRET });
    const send = async (count: number) => {
      for (let each = 0; each < count; each += 1)
        await jobs.commit((_transaction, sendJob) =>
          sendMail(sendJob, { mail: "password-changed", userId, email, locale: "en" }),
        );
      await jobs.settled();
    };
    server.answers.push(BUSY, BUSY, BUSY);
    const before = Date.now();
    await send(3);
    const { status, problems } = await newHealth().read();
    expect([status, problems.length]).toEqual(["critical", 1]);
    expect(problems[0]).toMatchObject({ kind: "mails-refused", count: 3 });
    expect(problems[0]?.error).toContain("Try again later");
    expect(Date.parse(problems[0]?.sinceDate ?? "")).toBeGreaterThan(before - 60_000);
    await send(1);
    expect(await kinds()).toEqual([]);
    await jobs.stop();
  });
});

describe("work that has not been done", () => {
  const now = new Date();
  const after = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);

  it("is late after three hours, counted from the start of the process", async () => {
    const { database } = api;
    expect(await findLateCleanUp(database, after(2.9), now)).toEqual([]);
    expect(await findLateCleanUp(database, after(3.1), now)).toMatchObject([
      { kind: "clean-up-late", since: after(1) },
    ]);
    const upkeep = {
      name: "upkeep",
      id: "0d2b6bd7-5c6a-4b0c-8a5b-6a1c6d3e7f10",
      state: "completed",
      retryLimit: 1,
    } as const;
    const times = { startAfter: after(2), createdOn: after(2), completedOn: after(2) };
    await database.insert(jobTable).values({ ...upkeep, ...times, retryCount: 0 });
    expect(await findLateCleanUp(database, after(4.9), now)).toEqual([]);
    expect(await findLateCleanUp(database, after(5.1), now)).toMatchObject([{ since: after(3) }]);
  });

  it("is what was not rolled up of a day that is over", async () => {
    const { database } = api;
    const start = new Date("2026-11-24T00:00:00.000Z");
    const later = (hours: number) => new Date(start.getTime() + hours * HOUR_MS);
    expect(await findLateFigures(database, later(100), start)).toEqual([]);
    await database.insert(schema.figureRollUps).values({ day: "2026-11-23", rolledUpAt: later(2) });
    expect(await findLateFigures(database, later(27), start)).toEqual([]);
    expect(await findLateFigures(database, later(29), start)).toEqual([
      { kind: "figures-late", severity: "warning", subject: "2026-11-24", since: later(25) },
    ]);
    expect(await findLateFigures(database, later(29), later(28))).toEqual([]);
  });
});
