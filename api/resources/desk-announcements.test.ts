import { eq, ne } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as calls from "~contract/calls/desk-announcements";
import { listAuditEntries } from "~contract/calls/desk-staff";
import type { StaffRole } from "~contract/entities/staff";
import { AN_ANNOUNCEMENT, skipPauses, storeReaders } from "../../tests/fixtures/announcements";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint, confirmSessions } from "../../tests/fixtures/staff";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { announcementRecipients, announcements, user } from "../db/schema";
import { deleteOldRecipients } from "../store/announcements/sending";
import { jobTable } from "../store/jobs/job-table";

const DAY_MS = 86_400_000;
const PATH = "/desk/announcements";
const content = AN_ANNOUNCEMENT;

let api: TestApi;
let ed: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  ed = await aStaffMember("Ed_W", "EDITOR");
});

async function aStaffMember(name: string, role: StaffRole): Promise<Member> {
  const member = await aMember(api, name, { email: `${name.toLowerCase()}@example.org`, emailVerified: true });
  await appoint(api.database, member, { role });
  return member;
}

const write = async () => dataOf(calls.createAnnouncement, ed.send("POST", PATH, { content }));
const read = (id: string) => dataOf(calls.readAnnouncement, ed.fetch(`${PATH}/${id}`));
const save = (id: string, version: number, changed: object = {}) =>
  ed.send("PUT", `${PATH}/${id}`, { content: { ...content, ...changed }, version });
const schedule = (id: string, version: number, publishDate: string | null) =>
  ed.send("POST", `${PATH}/${id}/schedule`, { version, publishDate });
const cancel = (id: string) => ed.send("POST", `${PATH}/${id}/cancel`);
const stateOf = async (id: string) => (await read(id)).announcement.state;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

describe("an announcement", () => {
  it("is written, changed and listed, the latest first", async () => {
    const { announcementId, version } = await write();
    const subject = { en: "Games for the winter" };
    const saved = await dataOf(
      calls.saveAnnouncement,
      save(announcementId, version, { subject, text: { en: "Snow." }, ratePerMinute: 60 }),
    );
    expect(saved).toEqual({ announcementId, version: 2 });
    expect(await failureOf(save(announcementId, version))).toBe("400 content_changed");
    const later = await write();
    const { announcements: listed } = await dataOf(calls.listAnnouncements, ed.fetch(PATH));
    expect(listed.map((one) => [one.announcementId, one.subject, one.state, one.author])).toEqual([
      [later.announcementId, "A summer of games", "DRAFT", "Ed_W"],
      [announcementId, "Games for the winter", "DRAFT", "Ed_W"],
    ]);
    expect((await read(announcementId)).content).toEqual({ subject, text: { en: "Snow." }, ratePerMinute: 60 });
  });

  it("has both texts of a language or none, and the field is named", async () => {
    const half = { ...content, subject: { en: "One", pl: "Jeden" }, text: { en: "One", tr: "Bir" } };
    const response = await ed.send("POST", PATH, { content: half });
    const body = (await response.json()) as { errors: { code: string; details: { fieldName: string } }[] };
    expect(body.errors[0]).toMatchObject({
      ...{ code: "invalid_request_payload", details: { fieldName: "content.text.pl" } },
    });
    for (const wrong of [
      { ...content, subject: { de: "Ohne Englisch" } },
      { ...content, text: { en: "x".repeat(5001) } },
      { ...content, ratePerMinute: 30_001 },
      { ...content, more: true },
    ]) {
      expect(await failureOf(ed.send("POST", PATH, { content: wrong }))).toBe("400 invalid_request_payload");
    }
  });

  it("says how many people it is for", async () => {
    const { announcementId } = await write();
    expect(await read(announcementId)).toMatchObject({ audience: 0, bouncedAddresses: 0 });
    await storeReaders(api.database, 3);
    await api.database.update(user).set({ marketingConsent: false }).where(eq(user.username, "reader1"));
    expect((await read(announcementId)).audience).toBe(2);
  });

  it("is sent at once, and cannot be changed, sent or cancelled after that", async () => {
    await storeReaders(api.database, 3);
    const { announcementId } = await write();
    await dataOf(calls.scheduleAnnouncement, schedule(announcementId, 1, null));
    const mails = await api.mails();
    expect(mails.map(({ to }) => to).sort()).toEqual([0, 1, 2].map((index) => `reader${String(index)}@example.org`));
    const { state, counts, startedDate, endedDate } = (await read(announcementId)).announcement;
    expect({ state, sent: counts.sent, recipients: counts.recipients }).toEqual({
      ...{ state: "SENT", sent: 3, recipients: 3 },
    });
    expect([startedDate, endedDate]).not.toContain(null);
    for (const late of [save(announcementId, 2), schedule(announcementId, 2, null), cancel(announcementId)]) {
      expect(await failureOf(late)).toBe("400 announcement_closed");
    }
  });

  it("is sent at its moment, to those who have agreed by then", async () => {
    const { announcementId } = await write();
    expect(await failureOf(schedule(announcementId, 1, inDays(-1)))).toBe("400 publish_date_past");
    await dataOf(calls.scheduleAnnouncement, schedule(announcementId, 1, inDays(2)));
    expect(await api.mails()).toEqual([]);
    expect(await stateOf(announcementId)).toBe("SCHEDULED");
    await storeReaders(api.database, 1);
    await skipDays();
    expect(await api.mails()).toHaveLength(1);
    expect(await stateOf(announcementId)).toBe("SENT");
  });

  it("is a draft again once it is changed, and its earlier moment counts no more", async () => {
    await storeReaders(api.database, 1);
    const { announcementId } = await write();
    await dataOf(calls.scheduleAnnouncement, schedule(announcementId, 1, inDays(1)));
    await dataOf(calls.saveAnnouncement, save(announcementId, 2));
    await skipDays();
    expect(await api.mails()).toEqual([]);
    expect(await stateOf(announcementId)).toBe("DRAFT");
    await dataOf(calls.scheduleAnnouncement, schedule(announcementId, 3, inDays(1)));
    await dataOf(calls.scheduleAnnouncement, schedule(announcementId, 4, inDays(2)));
    await skipDays();
    expect(await api.mails()).toHaveLength(1);
  });

  it("is cancelled for good", async () => {
    await storeReaders(api.database, 1);
    const { announcementId } = await write();
    await dataOf(calls.scheduleAnnouncement, schedule(announcementId, 1, inDays(1)));
    await dataOf(calls.cancelAnnouncement, cancel(announcementId));
    await skipDays();
    expect(await api.mails()).toEqual([]);
    expect(await stateOf(announcementId)).toBe("CANCELLED");
    expect(await failureOf(schedule(announcementId, 3, null))).toBe("400 announcement_closed");
  });

  it("is tried out by a mail to the own confirmed address only", async () => {
    await storeReaders(api.database, 2);
    const { announcementId } = await write();
    const test = () => ed.send("POST", `${PATH}/${announcementId}/test`, { locale: "de" });
    expect(await dataOf(calls.testAnnouncement, test())).toEqual({ email: "ed_w@example.org" });
    const mails = await api.mails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([["ed_w@example.org", "Ein Sommer voller Spiele"]]);
    expect(mails[0]?.unsubscribeUrl).toContain("/de/unsubscribe/?token=");
    expect(await stateOf(announcementId)).toBe("DRAFT");
    await api.database.update(user).set({ emailVerified: false }).where(eq(user.id, ed.userId));
    expect(await failureOf(test())).toBe("400 email_not_confirmed");
  });
});

describe("a stopped announcement", () => {
  const resume = (id: string) => ed.send("POST", `${PATH}/${id}/resume`);

  /** Its job failed for good and was discarded. */
  async function stop(): Promise<void> {
    await api.database.delete(jobTable);
  }

  it("goes on where it stood, with another job", async () => {
    await storeReaders(api.database, 3);
    const { announcementId } = await write();
    await dataOf(calls.scheduleAnnouncement, schedule(announcementId, 1, inDays(1)));
    expect((await read(announcementId)).isStopped).toBe(false);
    expect(await failureOf(resume(announcementId))).toBe("400 announcement_not_stopped");
    await stop();
    expect((await read(announcementId)).isStopped).toBe(true);
    await dataOf(calls.resumeAnnouncement, resume(announcementId));
    expect(await api.mails()).toEqual([]);
    await skipDays();
    expect(await api.mails()).toHaveLength(3);

    // One had its mail, the others still wait.
    await api.database.update(announcements).set({ state: "SENDING", endedAt: null, counts: null });
    await api.database
      .update(announcementRecipients)
      .set({ state: "waiting", dueAt: new Date() })
      .where(ne(announcementRecipients.userId, await idOf("reader0")));
    await dataOf(calls.resumeAnnouncement, resume(announcementId));
    expect((await api.mails()).map(({ to }) => to).filter((to) => to === "reader0@example.org")).toHaveLength(1);
    expect(await api.mails()).toHaveLength(5);
    expect(await stateOf(announcementId)).toBe("SENT");
    expect(await failureOf(resume(announcementId))).toBe("400 announcement_closed");
    const { entries } = await dataOf(listAuditEntries, ed.fetch(`/desk/audit-log?subjectId=${announcementId}`));
    expect(entries.filter(({ action }) => action === "announcement.resumed")).toHaveLength(2);
  });

  it("goes on while its job waits at the desk, and by somebody whose session is confirmed", async () => {
    await storeReaders(api.database, 1);
    const { announcementId } = await write();
    await dataOf(calls.scheduleAnnouncement, schedule(announcementId, 1, inDays(1)));
    await api.database.update(jobTable).set({ state: "failed" });
    expect((await read(announcementId)).isStopped).toBe(true);
    await confirmSessions(api.database, ed.userId, null);
    expect(await failureOf(resume(announcementId))).toBe("403 sudo_required");
    await confirmSessions(api.database, ed.userId, new Date());
    await dataOf(calls.resumeAnnouncement, resume(announcementId));
    await skipDays();
    expect(await api.mails()).toHaveLength(1);
  });

  it("forgets its recipients a month after it was cancelled, with their counts", async () => {
    await storeReaders(api.database, 2);
    const { announcementId } = await write();
    await dataOf(calls.scheduleAnnouncement, schedule(announcementId, 1, null));
    await api.jobs.settled();
    await api.database.update(announcements).set({ state: "SENDING", endedAt: null, counts: null });
    await stop();
    await dataOf(calls.cancelAnnouncement, cancel(announcementId));
    const later = (days: number) => new Date(Date.now() + days * DAY_MS);
    await deleteOldRecipients(api.database, later(29));
    expect(await api.database.$count(announcementRecipients)).toBe(2);
    await deleteOldRecipients(api.database, later(31));
    expect(await api.database.$count(announcementRecipients)).toBe(0);
    expect((await read(announcementId)).announcement.counts).toMatchObject({ recipients: 2, sent: 2 });
  });
});

describe("announcements", () => {
  it("are for owners and editors, and sending takes a confirmed session", async () => {
    const { announcementId } = await write();
    for (const role of ["MODERATOR", "SUPPORT"] as const) {
      const other = await aStaffMember(`Other_${role}`, role);
      expect(await failureOf(other.fetch(PATH))).toBe("403 staff_role_insufficient");
    }
    await confirmSessions(api.database, ed.userId, null);
    expect(await failureOf(schedule(announcementId, 1, null))).toBe("403 sudo_required");
    expect(await stateOf(announcementId)).toBe("DRAFT");
  });

  it("are in the log of changes", async () => {
    const { announcementId } = await write();
    await save(announcementId, 1);
    await ed.send("POST", `${PATH}/${announcementId}/test`, { locale: "en" });
    await schedule(announcementId, 2, inDays(1));
    await cancel(announcementId);
    const { entries } = await dataOf(listAuditEntries, ed.fetch(`/desk/audit-log?subjectId=${announcementId}`));
    expect(entries.map(({ action }) => action)).toEqual([
      ...["announcement.cancelled", "announcement.scheduled", "announcement.tested"],
      ...["announcement.changed", "announcement.created"],
    ]);
    expect(entries[0]?.subject).toEqual({ kind: "announcement", id: announcementId, name: "A summer of games" });
    expect(entries[0]?.actor?.username).toBe("Ed_W");
  });
});

async function idOf(username: string): Promise<string> {
  const [row] = await api.database.select({ id: user.id }).from(user).where(eq(user.username, username));
  return row?.id ?? "";
}

/** As if all moments that are planned had come. */
async function skipDays(): Promise<void> {
  await api.database.update(announcements).set({ scheduledAt: new Date() }).where(eq(announcements.state, "SCHEDULED"));
  await skipPauses(api.database);
}
