import { eq } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  addressOf,
  mailConfiguration,
  sendAnnouncement,
  skipPauses,
  storeReaders,
} from "../../tests/fixtures/announcements";
import * as digests from "../../tests/fixtures/digests";
import { aMoodyMailServer, type Mood, type MoodyMailServer } from "../../tests/fixtures/moody-mail-server";
import { startTestApi, TEST_SECRET, type TestApi } from "../../tests/setup/test-api";
import { announcements, digestMarks, digestSettings, games, sanctions, user } from "../db/schema";
import { readSubscription } from "../identity/subscription-token";
import { createPortalJobs } from "../portal-jobs";
import { readAnnouncement } from "../store/announcements/announcements";
import { cancelAnnouncement } from "../store/announcements/sending";
import type { Jobs } from "../store/jobs/jobs";
import { planDigest } from "./digests";

const BUSY: Mood = { at: "mail", responseCode: 451, message: "4.3.0 Try again later" };
const DAY_MS = 86_400_000;
const READER = { digestConsent: true, marketingConsent: false };

let api: TestApi;
let server: MoodyMailServer;
let jobs: Jobs;
beforeEach(async () => {
  api = await startTestApi();
  await api.jobs.stop();
});
afterEach(async () => {
  await jobs.stop();
  await server.close();
});

const configuration = () => mailConfiguration(server.url);

async function openServer(moodOf?: (address: string, tried: number) => Mood): Promise<void> {
  server = await aMoodyMailServer(moodOf);
  jobs = newJobs();
}

function newJobs(): Jobs {
  const { database, fileStore } = api;
  return createPortalJobs({ configuration: configuration(), database, fileStore, secret: TEST_SECRET });
}

async function send(): Promise<string> {
  const { database } = api;
  const id = await digests.sendDigest({ database, jobs, configuration: configuration() });
  await jobs.settled();
  return id ?? "";
}

const arrivals = () => server.arrivals.map(({ to }) => to).sort();
const mailTo = async (address: string) => {
  const raw = server.arrivals.filter(({ to }) => to === address).at(-1)?.raw;
  return raw === undefined ? null : PostalMime.parse(raw);
};
const read = async (id: string) => (await readAnnouncement(api.database, id, new Date())).announcement;

async function countsOf(id: string) {
  const { state, counts } = await read(id);
  return { state, ...counts };
}

async function ban(userId: string): Promise<void> {
  const row = { sanctionId: crypto.randomUUID(), userId, kind: "BAN" as const, rule: "SPAM" as const, text: "No." };
  await api.database.insert(sanctions).values({ ...row, endsAt: null, createdAt: new Date() });
}

describe("a digest", () => {
  it("tells what is new from followed studios and games, in the reader's language, to those who agreed", async () => {
    await openServer();
    const [first = "", second = "", third = ""] = await storeReaders(api.database, 3, READER);
    await api.database.update(user).set({ language: "de" }).where(eq(user.id, first));
    await api.database.update(user).set({ digestConsent: false, marketingConsent: true }).where(eq(user.id, third));
    const { studioId } = await digests.storeFollowedStudio(api.database, "Kites");
    const other = await digests.storeFollowedStudio(api.database);
    await digests.follow(api.database, [first, third], { studioId });
    const game = await digests.publishGame(api.database, { studioId, title: "Gale" });
    await digests.publishGame(api.database, { ...other, title: "Elsewhere" });
    await digests.publishNews(api.database, studioId);
    const followed = await digests.publishGame(api.database, { ...other, title: "Old", hours: -2_000 });
    await digests.follow(api.database, [second], { gameId: followed.gameId });
    await digests.publishChallenge(api.database, followed.gameId);
    const id = await send();
    expect(arrivals()).toEqual([addressOf(0), addressOf(1)]);
    expect(await countsOf(id)).toMatchObject({ state: "SENT", recipients: 2, sent: 2 });

    const german = await mailTo(addressOf(0));
    expect(german?.subject).toContain("Neues von deinen Favoriten");
    const address = `https://play.example/de/games/${game.shortId}/${game.mangledTitle}/`;
    expect(german?.text).toContain(`Neue Spiele\n\nGale:\n${address}`);
    expect(german?.html).toContain(`<a href="${address}">Gale</a>`);
    expect(german?.text).toMatch(/Neues aus den Studios\n\nKites \w+: Wir sind umgezogen:/);
    expect(german?.text).not.toContain("Elsewhere");
    const english = await mailTo(addressOf(1));
    expect(english?.text).toMatch(
      /New challenges\n\nLong jump:\nhttps:\/\/play\.example\/challenges\/\w+\/long-jump\//,
    );
    expect(english?.text).not.toContain("New games");
  });

  it("can be unsubscribed from by one click of its own", async () => {
    await openServer();
    const [reader = ""] = await storeReaders(api.database, 1, { ...READER, marketingConsent: true });
    const { studioId } = await digests.storeFollowedStudio(api.database);
    await digests.follow(api.database, [reader], { studioId });
    await digests.publishGame(api.database, { studioId, title: "Gale" });
    await send();
    const { unsubscribeUrl = "" } = server.arrivals[0] ?? {};
    expect(unsubscribeUrl).toMatch(/^https:\/\/play\.example\/unsubscribe\/\?token=/);
    const token = new URL(unsubscribeUrl).searchParams.get("token") ?? "";
    expect(readSubscription(TEST_SECRET, token)).toEqual({ userId: reader, kind: "DIGEST" });
    const header = (await mailTo(addressOf(0)))?.headers.find(({ key }) => key === "list-unsubscribe-post");
    expect(header?.value).toBe("List-Unsubscribe=One-Click");
  });

  it("is nothing without anything new, and the next one begins where the last one ended", async () => {
    await openServer();
    const [reader = "", newcomer = ""] = await storeReaders(api.database, 2, READER);
    const { studioId } = await digests.storeFollowedStudio(api.database);
    await digests.follow(api.database, [reader], { studioId });
    await digests.follow(api.database, [newcomer], { studioId }, -1);
    const nothing = await send();
    expect(await countsOf(nothing)).toMatchObject({ state: "SENT", recipients: 0 });
    await digests.backdateIssue(api.database, nothing, 72);
    await digests.publishGame(api.database, { studioId, title: "Gale", hours: -60 });
    const issue = await send();
    expect(arrivals()).toEqual([addressOf(0)]);
    // It went two days ago, after that game and before the next one.
    await digests.backdateIssue(api.database, issue, 48);
    await api.database.update(digestMarks).set({ until: new Date(Date.now() - 2 * DAY_MS) });
    await digests.publishGame(api.database, { studioId, title: "Breeze", hours: -24 });
    await send();
    expect(arrivals()).toEqual([addressOf(0), addressOf(0)]);
    const mail = await mailTo(addressOf(0));
    expect(mail?.text).toContain("Breeze");
    expect(mail?.text).not.toContain("Gale");
    const [mark] = await api.database.select().from(digestMarks);
    expect(Date.now() - (mark?.until.getTime() ?? 0)).toBeLessThan(60_000);
  });

  it("never has what is hidden, is not for everybody, has ended, or comes from somebody who was banned", async () => {
    await openServer();
    const [reader = ""] = await storeReaders(api.database, 1, READER);
    const { studioId } = await digests.storeFollowedStudio(api.database);
    const banned = await digests.storeFollowedStudio(api.database);
    for (const one of [{ studioId }, { studioId: banned.studioId }]) await digests.follow(api.database, [reader], one);
    const hidden = await digests.publishGame(api.database, { studioId, title: "Hidden" });
    await digests.publishChallenge(api.database, hidden.gameId);
    await api.database.update(games).set({ isPublished: false }).where(eq(games.gameId, hidden.gameId));
    await digests.publishGame(api.database, { studioId, title: "Later", hours: 5 });
    await digests.publishGame(api.database, { ...banned, title: "Banned" });
    await digests.publishNews(api.database, banned.studioId);
    await digests.publishNews(api.database, studioId, false);
    await ban(banned.owner);
    const old = await digests.publishGame(api.database, { studioId, title: "Old", hours: -2_000 });
    await digests.publishChallenge(api.database, old.gameId, { isPublished: false });
    await digests.publishChallenge(api.database, old.gameId, { isPublic: false });
    await digests.publishChallenge(api.database, old.gameId, { endsAt: new Date(Date.now() - 1_000) });
    await digests.publishChallenge(api.database, old.gameId, { startsAt: new Date(Date.now() + DAY_MS) });
    expect(await countsOf(await send())).toMatchObject({ recipients: 0 });
    expect(server.tries()).toBe(0);
  });

  it("names a few of each kind only", async () => {
    await openServer();
    const [reader = ""] = await storeReaders(api.database, 1, READER);
    const { studioId } = await digests.storeFollowedStudio(api.database);
    await digests.follow(api.database, [reader], { studioId });
    for (let count = 1; count <= 10; count += 1) {
      await digests.publishGame(api.database, { studioId, title: `Game ${String(count)}.`, hours: -count });
    }
    await send();
    const text = (await mailTo(addressOf(0)))?.text ?? "";
    expect(text.match(/Game \d+\./g)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((count) => `Game ${String(count)}.`));
  });
});

describe("a digest that is being sent", () => {
  it("asks again right before each mail for the agreement, and for what is still there", async () => {
    await openServer(() => BUSY);
    const readers = await storeReaders(api.database, 4, READER);
    const [left = "", gone = "", banned = ""] = readers;
    const { studioId } = await digests.storeFollowedStudio(api.database);
    const removed = await digests.storeFollowedStudio(api.database);
    await digests.follow(api.database, [left, banned, readers[3] ?? ""], { studioId });
    await digests.follow(api.database, [gone], removed);
    await digests.publishGame(api.database, { studioId, title: "Gale" });
    const { gameId } = await digests.publishGame(api.database, { ...removed, title: "Removed" });
    const id = await send();
    expect(await countsOf(id)).toMatchObject({ waiting: 4, sent: 0 });
    await api.database.update(user).set({ digestConsent: false }).where(eq(user.id, left));
    await api.database.update(games).set({ isPublished: false }).where(eq(games.gameId, gameId));
    await ban(banned);
    const before = server.tries();
    for (let round = 0; round < 8; round += 1) {
      await skipPauses(api.database);
      await jobs.settled();
    }
    expect(await countsOf(id)).toMatchObject({ state: "SENT", unsubscribed: 1, skipped: 2, failed: 1 });
    expect(server.tries() - before).toBe(7);
    expect(await api.database.$count(digestMarks)).toBe(0);
  });

  it("is one for each moment, whichever processes plan it, and waits for the end of the last one", async () => {
    await openServer(() => BUSY);
    const [reader = ""] = await storeReaders(api.database, 1, READER);
    const { studioId } = await digests.storeFollowedStudio(api.database);
    await digests.follow(api.database, [reader], { studioId });
    await digests.publishGame(api.database, { studioId, title: "Gale" });
    await digests.makeDigestDue(api.database);
    const others = [newJobs(), newJobs()];
    const issues = () => api.database.$count(announcements, eq(announcements.kind, "DIGEST"));
    await Promise.all([jobs, ...others].map((one) => planDigest(one, configuration(), new Date())));
    await Promise.all([jobs, ...others].map((one) => one.settled()));
    expect(await issues()).toBe(1);
    const [settings] = await api.database.select().from(digestSettings);
    expect(settings?.nextAt?.getTime()).toBeGreaterThan(Date.now() + 6 * DAY_MS);

    await digests.makeDigestDue(api.database);
    await planDigest(jobs, configuration(), new Date());
    expect(await issues()).toBe(1);
    const [issue] = await api.database.select().from(announcements);
    await cancelAnnouncement(api.database, issue?.announcementId ?? "", { actorId: null, now: new Date() });
    await planDigest(jobs, configuration(), new Date());
    expect(await issues()).toBe(2);
    for (const one of others) await one.stop();
  });

  it("is nothing to those who agreed to news only, as announcements are nothing to those of digests", async () => {
    await openServer();
    const [reader = ""] = await storeReaders(api.database, 1, READER);
    const { studioId } = await digests.storeFollowedStudio(api.database);
    await digests.follow(api.database, [reader], { studioId });
    await digests.publishGame(api.database, { studioId, title: "Gale" });
    const id = await sendAnnouncement({ database: api.database, jobs });
    await jobs.settled();
    expect(await countsOf(id)).toMatchObject({ state: "SENT", recipients: 0 });
    await send();
    expect(arrivals()).toEqual([addressOf(0)]);
  });
});
