import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { user } from "~api/db/schema";
import * as pages from "../fixtures/announcement-pages";
import * as desk from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { confirmSessions } from "../fixtures/staff";
import { openPortal } from "../setup/portal-visitors";

let database: Awaited<ReturnType<typeof openPortal>>;
let editor: Member;
let moderator: Member;
beforeAll(async () => {
  database = await openPortal();
  editor = await desk.aStaffMember("news_editor", "EDITOR");
  moderator = await desk.aStaffMember("news_moderator", "MODERATOR");
});

const FIELDS = {
  ...{
    intent: "save",
    "subject.en": "A summer of games",
    "text.en": "Twelve of them.\r\n\r\nSee https://play.example/!",
  },
  ...{ "subject.de": "Ein Spielesommer", "text.de": "Zwölf Stück.", ratePerMinute: "600" },
};

async function anAnnouncement(): Promise<string> {
  const { status, location } = await pages.writeAnnouncement(editor, FIELDS);
  expect(status).toBe(302);
  return /announcements\/([\w-]{36})\/$/.exec(location ?? "")?.[1] ?? "";
}

const shown = async (id: string, locale = "") =>
  (await pages.announcementPage(editor, id, locale)).payload.announcement;
const factOf = async (id: string, label: string) => (await shown(id)).facts.find((fact) => fact.label === label)?.value;

describe("announcements at the desk", () => {
  it("are written, previewed in each language, and listed", async () => {
    const { form } = (await pages.newAnnouncementPage(editor)).payload;
    expect(form.ratePerMinute).toBe("600");
    expect(form.languages.map(({ locale }) => locale)).toEqual(["en", "de", "es", "pl", "pt-br", "ru", "tr"]);
    const id = await anAnnouncement();
    const { previews, state } = await shown(id);
    expect(state).toBe("Draft");
    expect(previews.map(({ locale, textLocale, subject }) => [locale, textLocale, subject]).slice(0, 3)).toEqual([
      ["en", "en", "A summer of games"],
      ["de", "de", "Ein Spielesommer"],
      ["es", "en", "A summer of games"],
    ]);
    expect(previews[0]?.paragraphs).toEqual([
      [{ text: "Twelve of them.", href: null }],
      [
        { text: "See ", href: null },
        { text: "https://play.example/", href: "https://play.example/" },
        { text: "!", href: null },
      ],
    ]);
    const { list } = (await pages.announcementsPage(editor, "/de")).payload;
    expect(list.rows[0]).toMatchObject({
      ...{ id, title: "A summer of games", href: `/de/desk/announcements/${id}/` },
      cells: ["Entwurf", "0", "0", "0", "0", "0"],
    });
  });

  it("say which field is wrong, and that a language has both texts or none", async () => {
    const { "text.de": _, ...half } = FIELDS;
    const { status, payload } = await pages.writeAnnouncement(editor, { ...half, ratePerMinute: "30001" });
    expect(status).toBe(422);
    expect(Object.keys(payload.reply?.error ?? {})).toEqual(["ratePerMinute", "text.de"]);
    const missing = await pages.writeAnnouncement(editor, half);
    expect(missing.status).toBe(422);
    expect(Object.keys(missing.payload.reply?.error ?? {})).toEqual(["text.de"]);
    expect(missing.payload.reply?.initialValue).toMatchObject({ subject: { de: "Ein Spielesommer" } });
  });

  it("are changed by whoever has seen the last version", async () => {
    const id = await anAnnouncement();
    const changed = { ...FIELDS, "subject.en": "Thirteen games" };
    expect((await pages.changeAnnouncement(editor, id, { ...changed, version: "1" })).status).toBe(302);
    expect((await shown(id)).title).toBe("Thirteen games");
    const late = await pages.changeAnnouncement(editor, id, { ...changed, version: "1" });
    expect(late.payload).toMatchObject({ ok: false, error: "content_changed" });
  });

  it("are scheduled in the future only, and cancelled", async () => {
    const id = await anAnnouncement();
    const past = { intent: "schedule", version: "1", publishDate: "2020-01-01T10:00" };
    const refused = await pages.changeAnnouncement(editor, id, past);
    expect(Object.keys(refused.payload.reply?.error ?? {})).toEqual(["publishDate"]);
    const year = String(new Date().getUTCFullYear() + 1);
    const planned = await pages.changeAnnouncement(editor, id, { ...past, publishDate: `${year}-01-01T10:00` });
    expect(planned.status).toBe(302);
    expect(await shown(id)).toMatchObject({ state: "Scheduled", isScheduled: true, mayCancel: true });
    expect(await factOf(id, "To be sent")).toContain(year);
    expect((await pages.changeAnnouncement(editor, id, { intent: "cancel" })).status).toBe(302);
    expect(await shown(id)).toMatchObject({ state: "Cancelled", form: null, mayCancel: false });
    const again = await pages.changeAnnouncement(editor, id, { intent: "send", version: "3" });
    expect(again.payload.message).toBe(
      "This announcement is being sent already, or has ended. It cannot be changed any more.",
    );
  });

  it("are tried out at the own address, once it is confirmed", async () => {
    const id = await anAnnouncement();
    const test = () => pages.changeAnnouncement(editor, id, { intent: "test", language: "tr" });
    await database.update(user).set({ emailVerified: false }).where(eq(user.id, editor.userId));
    expect((await test()).payload).toMatchObject({ ok: false, error: "email_not_confirmed" });
    const confirmed = { emailVerified: true, email: "news_editor@example.org" };
    await database.update(user).set(confirmed).where(eq(user.id, editor.userId));
    expect((await test()).status).toBe(302);
  });

  it("are sent by somebody whose session is confirmed", async () => {
    const id = await anAnnouncement();
    await confirmSessions(database, editor.userId, null);
    const { status, location } = await pages.changeAnnouncement(editor, id, { intent: "send", version: "1" });
    expect([status, location]).toEqual([307, expect.stringContaining("/desk/confirmation/")]);
    await confirmSessions(database, editor.userId, new Date());
    expect((await pages.changeAnnouncement(editor, id, { intent: "send", version: "1" })).status).toBe(302);
    expect(["Scheduled", "Being sent", "Sent"]).toContain((await shown(id)).state);
  });

  it("are for owners and editors", async () => {
    const id = await anAnnouncement();
    for (const page of [() => pages.announcementsPage(moderator), () => pages.announcementPage(moderator, id)]) {
      expect((await page()).status).toBe(403);
    }
  });
});
