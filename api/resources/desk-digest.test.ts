import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as calls from "~contract/calls/desk-digest";
import { listAnnouncements } from "~contract/calls/desk-announcements";
import { getProfile } from "~contract/calls/profile";
import { listAuditEntries } from "~contract/calls/desk-staff";
import type { StaffRole } from "~contract/entities/staff";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { addressOf, storeReaders } from "../../tests/fixtures/announcements";
import * as digests from "../../tests/fixtures/digests";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint, confirmSessions } from "../../tests/fixtures/staff";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { user } from "../db/schema";

const PATH = "/desk/digest";
const SETTINGS = { isOn: true, weekday: 5, hour: 15, ratePerMinute: 60 };

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

const read = () => dataOf(calls.readDigest, ed.fetch(PATH));
const save = (version: number, settings: object = {}) =>
  ed.send("PUT", PATH, { settings: { ...SETTINGS, ...settings }, version });

describe("the digest at the desk", () => {
  it("is off at first, and goes at the day and hour that are set", async () => {
    expect(await read()).toMatchObject({
      settings: { isOn: false, weekday: 5, hour: 15, version: 0, nextDate: null, changedDate: null, author: null },
      ...{ audience: 0, issues: [] },
    });
    const saved = await dataOf(calls.saveDigest, save(0));
    expect(saved).toMatchObject({ ...SETTINGS, version: 1, author: "Ed_W" });
    const next = new Date(saved.nextDate ?? 0);
    expect([next.getUTCDay(), next.getUTCHours(), next.getUTCMinutes()]).toEqual([5, 15, 0]);
    expect(next.getTime()).toBeGreaterThan(Date.now());
    expect(await failureOf(save(0))).toBe("400 content_changed");
    expect(await dataOf(calls.saveDigest, save(1, { isOn: false }))).toMatchObject({ isOn: false, nextDate: null });
    for (const wrong of [{ weekday: 0 }, { weekday: 8 }, { hour: 24 }, { ratePerMinute: 0 }, { more: 1 }]) {
      expect(await failureOf(save(2, wrong))).toBe("400 invalid_request_payload");
    }
  });

  it("is for owners and editors, takes a confirmed session, and is in the log of changes", async () => {
    for (const role of ["MODERATOR", "SUPPORT"] as const) {
      const other = await aStaffMember(`Other_${role}`, role);
      expect(await failureOf(other.fetch(PATH))).toBe("403 staff_role_insufficient");
    }
    await confirmSessions(api.database, ed.userId, null);
    expect(await failureOf(save(0))).toBe("403 sudo_required");
    await confirmSessions(api.database, ed.userId, new Date());
    await dataOf(calls.saveDigest, save(0));
    await dataOf(calls.saveDigest, save(1, { hour: 6 }));
    const { entries } = await dataOf(listAuditEntries, ed.fetch("/desk/audit-log?subjectId=digest"));
    expect(entries.map(({ action, before, after }) => [action, before?.["isOn"], after?.["hour"]])).toEqual([
      ["digest.changed", true, 6],
      ["digest.changed", false, 15],
    ]);
  });

  it("shows what it would tell whoever looks, in each language, and sends it to them as a test", async () => {
    const test = () => ed.send("POST", `${PATH}/test`, { locale: "de" });
    const preview = async () => (await dataOf(calls.previewDigest, ed.fetch(`${PATH}/preview`))).previews;
    expect((await preview()).map(({ locale, parts }) => [locale, parts.length])).toHaveLength(7);
    expect(await failureOf(test())).toBe("400 digest_empty");
    const { studioId } = await digests.storeFollowedStudio(api.database);
    await digests.follow(api.database, [ed.userId], { studioId }, -1);
    await digests.publishGame(api.database, { studioId, title: "Gale", hours: -24 * 20 });
    const german = (await preview()).find(({ locale }) => locale === "de");
    expect(german?.parts).toEqual([
      { title: "Neue Spiele", items: [{ title: "Gale", url: expect.stringContaining("/de/games/") as string }] },
    ]);
    expect(await dataOf(calls.testDigest, test())).toEqual({ email: "ed_w@example.org" });
    const [mail] = await api.mails();
    expect(mail).toMatchObject({ to: "ed_w@example.org", subject: german?.subject });
    expect(mail?.text).toContain(german?.parts[0]?.items[0]?.url);
    expect(mail?.unsubscribeUrl).toContain("/de/unsubscribe/?token=");
    await api.database.update(user).set({ emailVerified: false }).where(eq(user.id, ed.userId));
    expect(await failureOf(test())).toBe("400 email_not_confirmed");
  });

  it("lists its issues with their counts, which are no announcements", async () => {
    const [reader = ""] = await storeReaders(api.database, 1, { digestConsent: true });
    const { studioId } = await digests.storeFollowedStudio(api.database);
    await digests.follow(api.database, [reader], { studioId });
    await digests.publishGame(api.database, { studioId, title: "Gale" });
    await digests.sendDigest(api);
    expect((await api.mails()).map(({ to }) => to)).toEqual([addressOf(0)]);
    const { audience, issues } = await read();
    expect(audience).toBe(1);
    expect(issues).toMatchObject([{ kind: "DIGEST", state: "SENT", counts: { recipients: 1, sent: 1 } }]);
    expect((await dataOf(listAnnouncements, ed.fetch("/desk/announcements"))).announcements).toEqual([]);
    const id = issues[0]?.announcementId ?? "";
    const body = { version: 1, publishDate: null };
    expect(await failureOf(ed.send("POST", `/desk/announcements/${id}/schedule`, body))).toBe(
      "400 announcement_closed",
    );
  });
});

describe("the agreement to digests", () => {
  it("is off at first, given in the profile, and withdrawn without the one to news", async () => {
    const ada = await aMember(api, "ada", { marketingConsent: true });
    const profile = () => dataOf(getProfile, ada.fetch("/profile"));
    expect(await profile()).toMatchObject({ digestConsent: false, marketingConsent: true });
    const change = { profileVersion: (await profile()).userVersion, digestConsent: true };
    await ada.send("PATCH", "/profile", change);
    expect(await profile()).toMatchObject({ digestConsent: true, marketingConsent: true });
  });
});
