import { eq } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  addressOf,
  mailConfiguration,
  sendAnnouncement,
  skipPauses,
  storeReaders,
} from "../../tests/fixtures/announcements";
import { aMoodyMailServer, type Mood, type MoodyMailServer } from "../../tests/fixtures/moody-mail-server";
import { expectWarnings } from "../../tests/setup/expect-warnings";
import { startTestApi, TEST_SECRET, type TestApi } from "../../tests/setup/test-api";
import { announcementRecipients, bouncedAddresses, sanctions, user } from "../db/schema";
import { readSubscription } from "../identity/subscription-token";
import { createPortalJobs } from "../portal-jobs";
import { cancelAnnouncement, deleteOldRecipients } from "../store/announcements/sending";
import { readAnnouncement } from "../store/announcements/announcements";
import type { Jobs } from "../store/jobs/jobs";
import { sendMail } from "./mail-orders";

const DAY_MS = 86_400_000;
const BUSY: Mood = { at: "mail", responseCode: 451, message: "4.3.0 Try again later" };
const NO_SUCH_USER: Mood = { at: "recipient", responseCode: 550, message: "5.1.1 No such user" };
const UNWANTED: Mood = { at: "recipient", responseCode: 550, message: "5.7.1 We take no mail from you" };
const SPAM: Mood = { at: "mail", responseCode: 554, message: "5.6.0 Not like this" };
const HANGS_UP: Mood = { at: "mail", hangsUp: true };

expectWarnings(/^The mail server takes no announcements/);

let api: TestApi;
let server: MoodyMailServer;
let jobs: Jobs;
beforeEach(async () => {
  api = await startTestApi();
  await api.jobs.stop();
});
afterEach(async () => {
  vi.useRealTimers();
  await jobs.stop();
  await server.close();
});

async function openServer(moodOf?: (address: string, tried: number) => Mood): Promise<void> {
  server = await aMoodyMailServer(moodOf);
  const { database, fileStore } = api;
  jobs = createPortalJobs({
    ...{ configuration: mailConfiguration(server.url), database, fileStore, secret: TEST_SECRET },
  });
}

const send = (content = {}) => sendAnnouncement({ database: api.database, jobs }, content);
const arrivals = () => server.arrivals.map(({ to }) => to).sort();
const read = async (id: string) => (await readAnnouncement(api.database, id, new Date())).announcement;

async function countsOf(id: string) {
  const { state, counts } = await read(id);
  return { state, ...counts };
}

async function settleAll(): Promise<void> {
  await jobs.settled();
  for (let round = 0; round < 8; round += 1) {
    await skipPauses(api.database);
    await jobs.settled();
  }
}

async function sanction(userId: string, endsAt: Date | null): Promise<void> {
  const kind = endsAt ? ("SUSPENSION" as const) : ("BAN" as const);
  const row = { sanctionId: crypto.randomUUID(), userId, kind, rule: "SPAM" as const, text: "No.", endsAt };
  await api.database.insert(sanctions).values({ ...row, createdAt: new Date() });
}

describe("an announcement", () => {
  it("gets to those who agreed with a confirmed address, once, and to nobody else", async () => {
    await openServer();
    const others: Partial<typeof user.$inferInsert>[] = [
      ...[{ marketingConsent: false }, { emailVerified: false }, { isAnonymous: true }],
    ];
    const [first = "", second = "", third = ""] = await storeReaders(api.database, 20);
    for (const [index, values] of others.entries()) {
      const names = { username: `other${String(index)}`, email: `other${String(index)}@example.org` };
      await storeReaders(api.database, 1, { ...names, ...values });
    }
    await sanction(first, new Date(Date.now() + DAY_MS));
    await sanction(second, null);
    await api.database.insert(bouncedAddresses).values({ userId: third, email: addressOf(2), bouncedAt: new Date() });
    const id = await send();
    await jobs.settled();
    const expected = Array.from({ length: 17 }, (_, index) => addressOf(index + 3)).sort();
    expect(arrivals()).toEqual(expected);
    expect(new Set(server.arrivals.map(({ messageId }) => messageId)).size).toBe(17);
    expect(await countsOf(id)).toMatchObject({ state: "SENT", recipients: 17, sent: 17, waiting: 0, repeated: 0 });
    await settleAll();
    expect(server.arrivals).toHaveLength(17);
  });

  it("is in the reader's language or English, with paragraphs, links and both ways to unsubscribe", async () => {
    await openServer();
    const [german = "", polish = ""] = await storeReaders(api.database, 2);
    await api.database.update(user).set({ language: "de" }).where(eq(user.id, german));
    await api.database.update(user).set({ language: "pl" }).where(eq(user.id, polish));
    await send();
    await jobs.settled();
    const mails = await Promise.all(server.arrivals.map(({ raw }) => PostalMime.parse(raw)));
    const mailTo = (address: string) => mails.find(({ to }) => to?.[0]?.address === address);
    const ofGerman = mailTo(addressOf(0));
    expect(ofGerman?.subject).toBe("Ein Sommer voller Spiele");
    expect(ofGerman?.html).toContain('<html lang="de">');
    const ofPolish = mailTo(addressOf(1));
    expect(ofPolish?.subject).toBe("A summer of games");
    expect(ofPolish?.text).toContain("Twelve new games are here.\n\nSee them at https://play.example/games/, and tell");
    expect(ofPolish?.html).toContain('<a href="https://play.example/games/">https://play.example/games/</a>, and tell');
    const [{ unsubscribeUrl = "" } = {}] = server.arrivals.filter(({ to }) => to === addressOf(0));
    expect(unsubscribeUrl).toMatch(/^https:\/\/play\.example\/de\/unsubscribe\/\?token=/);
    expect(ofGerman?.text).toContain(`Abbestellen:\n${unsubscribeUrl}`);
    expect(ofGerman?.html).toContain(unsubscribeUrl);
    const token = new URL(unsubscribeUrl).searchParams.get("token") ?? "";
    expect(readSubscription(TEST_SECRET, token)).toEqual({ userId: german, kind: "MARKETING" });
    const header = ofGerman?.headers.find(({ key }) => key === "list-unsubscribe-post");
    expect(header?.value).toBe("List-Unsubscribe=One-Click");
  });

  it("is tried again while refused for a time, and not where it is refused for good", async () => {
    const moods: Record<string, (tried: number) => Mood> = {
      [addressOf(0)]: () => NO_SUCH_USER,
      [addressOf(1)]: () => UNWANTED,
      [addressOf(2)]: () => SPAM,
      [addressOf(3)]: (tried) => (tried < 3 ? BUSY : null),
      [addressOf(4)]: (tried) => (tried < 1 ? HANGS_UP : null),
      [addressOf(5)]: () => BUSY,
      [addressOf(6)]: () => ({ at: "mail", delayMs: 300 }),
    };
    await openServer((address, tried) => moods[address]?.(tried) ?? null);
    await storeReaders(api.database, 200);
    const id = await send();
    await jobs.settled();
    expect(await countsOf(id)).toMatchObject({ state: "SENDING", waiting: 3, bounced: 1, failed: 2, sent: 194 });
    await settleAll();
    expect(await countsOf(id)).toMatchObject({
      ...{ state: "SENT", recipients: 200, waiting: 0, bounced: 1, failed: 3, sent: 196, repeated: 1 },
    });
    const twice = server.arrivals.filter(({ to }) => to === addressOf(4));
    expect(twice).toHaveLength(2);
    expect(new Set(twice.map(({ messageId }) => messageId)).size).toBe(1);
    expect(new Set(arrivals()).size).toBe(196);
    expect(arrivals()).toHaveLength(197);
    // 200 first tries, three more of the busy one, one more after the hang-up, seven more of the one given up.
    expect(server.tries()).toBe(211);

    const before = server.arrivals.length;
    await send();
    await jobs.settled();
    const later = server.arrivals.slice(before).map(({ to }) => to);
    expect(later).not.toContain(addressOf(0));
    expect(server.tries()).toBe(211 + 199);
  });

  it("reaches an address that bounced once it is another one", async () => {
    await openServer((address) => (address === addressOf(0) ? NO_SUCH_USER : null));
    const [userId = ""] = await storeReaders(api.database, 1);
    await send();
    await jobs.settled();
    expect((await readAnnouncement(api.database, await send(), new Date())).bouncedAddresses).toBe(1);
    await jobs.settled();
    await api.database.update(user).set({ email: "new@example.org" }).where(eq(user.id, userId));
    await send();
    await jobs.settled();
    expect(arrivals()).toEqual(["new@example.org"]);
  });
});

describe("an announcement that is being sent", () => {
  it("asks again right before each mail whether its reader still agrees and may get it", async () => {
    await openServer(() => BUSY);
    const [gone = "", left = "", banned = "", moved = ""] = await storeReaders(api.database, 5);
    const id = await send();
    await jobs.settled();
    expect(await countsOf(id)).toMatchObject({ waiting: 5, sent: 0 });
    await api.database.delete(user).where(eq(user.id, gone));
    await api.database.update(user).set({ marketingConsent: false }).where(eq(user.id, left));
    await sanction(banned, null);
    await api.database.update(user).set({ emailVerified: false }).where(eq(user.id, moved));
    const before = server.tries();
    await settleAll();
    expect(await countsOf(id)).toMatchObject({ state: "SENT", recipients: 4, unsubscribed: 1, skipped: 2, failed: 1 });
    expect(server.tries() - before).toBe(7);
  });

  it("keeps its rate", async () => {
    await openServer();
    await storeReaders(api.database, 6);
    await send({ ratePerMinute: 600 });
    await jobs.settled();
    expect(server.arrivals).toHaveLength(6);
    const { dueAt } = announcementRecipients;
    // It is a fixed time after each mail was taken in hand.
    const rows = await api.database.select({ dueAt }).from(announcementRecipients).orderBy(dueAt);
    const pauses = rows.slice(1).map((row, index) => row.dueAt.getTime() - (rows[index]?.dueAt.getTime() ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(100);
  });

  it("holds up no mail of an account", async () => {
    await openServer((address) => (address === "ada@example.org" ? null : { at: "mail", delayMs: 3_000 }));
    await storeReaders(api.database, 20);
    const [ada = ""] = await storeReaders(api.database, 1, {
      ...{ username: "ada", email: "ada@example.org", marketingConsent: false },
    });
    await send();
    await vi.waitFor(() => expect(server.tries()).toBe(10));
    const order = { mail: "password-changed", userId: ada, email: "ada@example.org", locale: "en" } as const;
    await jobs.commit((_transaction, sendJob) => sendMail(sendJob, order));
    await vi.waitFor(() => expect(arrivals()).toContain("ada@example.org"), { timeout: 2_500 });
    expect(server.arrivals[0]?.to).toBe("ada@example.org");
    await jobs.settled();
    expect(server.arrivals).toHaveLength(21);
  });

  it("ends when it is cancelled, with what was sent counted", async () => {
    await openServer((address) => (address === addressOf(0) ? null : BUSY));
    await storeReaders(api.database, 5);
    const id = await send();
    await jobs.settled();
    await cancelAnnouncement(api.database, id, { actorId: null, now: new Date() });
    await settleAll();
    expect(await countsOf(id)).toMatchObject({ state: "CANCELLED", sent: 1, waiting: 4 });
    expect(server.tries()).toBe(5);
  });

  it("waits for a server that is gone, and loses nobody", async () => {
    await openServer();
    await storeReaders(api.database, 40);
    await server.close();
    const id = await send();
    await jobs.settled();
    expect((await countsOf(id)).waiting).toBe(40);
    const rows = await api.database.select().from(announcementRecipients);
    expect(rows.filter(({ tries }) => tries > 0).length).toBeLessThan(25);
    await jobs.stop();
    await openServer();
    await settleAll();
    expect(await countsOf(id)).toMatchObject({ state: "SENT", sent: 40, repeated: 0 });
  });

  it("forgets its recipients after a month, and keeps the counts", async () => {
    await openServer();
    await storeReaders(api.database, 3);
    const id = await send();
    await jobs.settled();
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
    await deleteOldRecipients(api.database, inDays(29));
    expect(await api.database.$count(announcementRecipients)).toBe(3);
    await deleteOldRecipients(api.database, inDays(31));
    expect(await api.database.$count(announcementRecipients)).toBe(0);
    expect(await countsOf(id)).toMatchObject({ recipients: 3, sent: 3 });
  });
});
