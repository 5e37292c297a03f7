import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { announcements, user } from "~api/db/schema";
import { action, loader } from "~/routes/($locale)_.desk.announcements.digest";
import { announcementPage, announcementsPage, changeAnnouncement } from "../fixtures/announcement-pages";
import * as desk from "../fixtures/desk-pages";
import { backdateIssue, follow, publishGame, storeFollowedStudio } from "../fixtures/digests";
import type { Member } from "../fixtures/members";
import { confirmSessions } from "../fixtures/staff";
import { runAction, runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

const PATTERN = "/:locale?/desk/announcements/digest";
const PATH = "/desk/announcements/digest/";

let database: Awaited<ReturnType<typeof openPortal>>;
let editor: Member;
let moderator: Member;
beforeAll(async () => {
  database = await openPortal();
  editor = await desk.aStaffMember("digest_editor", "EDITOR");
  moderator = await desk.aStaffMember("digest_moderator", "MODERATOR");
  const confirmed = { emailVerified: true, email: "digest_editor@example.org" };
  await database.update(user).set(confirmed).where(eq(user.id, editor.userId));
});

const open = (visitor: Member, locale = "") => runLoader(loader, PATTERN, locale + PATH, { visitor });
const shown = async (locale = "") => (await open(editor, locale)).payload.digest;
const send = (fields: Record<string, string>) =>
  runAction(action, PATH, { visitor: editor, pattern: PATTERN, body: new URLSearchParams(fields) });

const SETTINGS = { intent: "save", state: "on", weekday: "1", hour: "6", ratePerMinute: "120" };

describe("the digest's page", () => {
  it("is for owners and editors, and is linked from the announcements", async () => {
    expect((await open(moderator)).status).toBe(403);
    const { list } = (await announcementsPage(editor, "/de")).payload;
    expect(list.digestHref).toBe("/de/desk/announcements/digest/");
  });

  it("sets day, hour and rate by somebody whose session is confirmed", async () => {
    const before = await shown("/de");
    expect(before.form).toMatchObject({ version: "0", state: "off" });
    expect(before.form.weekdays.map(({ label }) => label)[0]).toBe("Montag");
    expect(before.facts[0]).toEqual({ label: "Nächste Ausgabe", value: "Aus" });
    await confirmSessions(database, editor.userId, null);
    const refused = await send({ ...SETTINGS, version: "0" });
    expect([refused.status, refused.location]).toEqual([307, expect.stringContaining("/desk/confirmation/")]);
    await confirmSessions(database, editor.userId, new Date());
    const wrong = await send({ ...SETTINGS, version: "0", ratePerMinute: "0", hour: "24" });
    expect(Object.keys(wrong.payload.reply?.error ?? {}).sort()).toEqual(["hour", "ratePerMinute"]);
    expect((await send({ ...SETTINGS, version: "0" })).status).toBe(302);
    expect((await shown()).form).toMatchObject({ version: "1", state: "on", weekday: "1", hour: "6" });
    expect((await send({ ...SETTINGS, version: "0" })).payload).toMatchObject({ error: "content_changed" });
  });

  it("shows an example in each language, and sends it as a test", async () => {
    const { previews, hasNews } = await shown();
    expect([previews.length, hasNews]).toEqual([7, false]);
    const test = () => send({ intent: "test", language: "pl" });
    expect((await test()).payload).toMatchObject({ ok: false, error: "digest_empty" });
    const { studioId } = await storeFollowedStudio(database);
    await follow(database, [editor.userId], { studioId });
    await publishGame(database, { studioId, title: "Gale" });
    const after = await shown("/tr");
    expect(after.hasNews).toBe(true);
    expect(after.previews.find(({ locale }) => locale === "es")?.parts).toMatchObject([
      { title: "Juegos nuevos", items: [{ title: "Gale" }] },
    ]);
    expect((await test()).status).toBe(302);
  });

  it("lists the issues, whose pages can be gone on with and cancelled, and not be written", async () => {
    const announcementId = crypto.randomUUID();
    await database.insert(announcements).values({
      ...{ announcementId, kind: "DIGEST", state: "SENDING", jobId: crypto.randomUUID(), ratePerMinute: 60 },
      ...{ subject: { en: "New from your favourites" }, text: { en: "This is new." } },
      ...{ createdAt: new Date(), changedAt: new Date(), scheduledAt: new Date() },
    });
    await backdateIssue(database, announcementId, 1);
    const { rows, columns } = await shown();
    expect(rows).toMatchObject(
      [{ href: `/desk/announcements/${announcementId}/`, cells: ["Being sent", "0"] }].map(({ href, cells }) => ({
        href,
        cells: expect.arrayContaining(cells) as string[],
      })),
    );
    expect(columns[0]).toBe("Issue");
    const page = async () => (await announcementPage(editor, announcementId)).payload.announcement;
    expect(await page()).toMatchObject({ isDigest: true, isStopped: true, form: null, mayCancel: true });
    expect((await changeAnnouncement(editor, announcementId, { intent: "resume" })).status).toBe(302);
    expect((await page()).isStopped).toBe(false);
  });
});
