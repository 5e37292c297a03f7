import { inArray } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loader as securityLoader } from "~/routes/[.well-known].[security.txt]";
import { loader as homeLoader } from "~/routes/($locale)._index/route";
import { loader as legalLoader } from "~/routes/($locale).legal._index";
import { loader as termsLoader } from "~/routes/($locale).legal.terms";
import { loader as sitemapLoader } from "~/routes/sitemaps.$file";
import { withNewApiState } from "~/api-client/api-state.server";
import { LEGAL_TEXT_IDS } from "~contract/entities/legal-content";
import { SITE_SETTINGS_ID } from "~contract/entities/site-content";
import { drafts, revisions } from "~api/db/schema";
import { publishDueDrafts } from "~api/store/drafts/due-drafts";
import { readGlobalSettings, saveGlobalSettings } from "~api/store/global-settings";
import * as desk from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { expectWarnings } from "../setup/expect-warnings";
import { runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

// The demo's home page has one on purpose.
expectWarnings(/has a type that this portal does not know; it is skipped\.$/);

const FIELDS = {
  ...{ intent: "save", operator: "Kite Works, Kiel", contactUrl: "mailto:help@example.org" },
  ...{ "links.store": "https://store.example/", "links.community": "", socialLinks: "https://one.example/\r\n" },
  ...{ isEventOn: "on", allowGamePreloading: "on", maxGamesPreloadedPerUser: "3" },
  ...{ "description.de": "Spiele aus Kiel.", "description.en": "" },
};

const SCHEDULE = { intent: "schedule", publishDate: "2099-01-01T10:00" };
const AFTER_IT = new Date("2099-01-01T10:01:00Z");

let owner: Member;
let editor: Member;
let flags: Parameters<typeof saveGlobalSettings>[1];
beforeAll(async () => {
  const { allowGuestMultiplayerRoomCreation = true, ...others } = await readGlobalSettings(await openPortal());
  flags = { allowGuestMultiplayerRoomCreation, ...others };
  owner = await desk.aStaffMember("site_owner", "OWNER");
  editor = await desk.aStaffMember("site_editor", "EDITOR");
});

/** Nothing is published yet. */
beforeEach(async () => {
  const database = await openPortal();
  const subjectIds = [SITE_SETTINGS_ID, ...Object.values(LEGAL_TEXT_IDS)];
  await database.delete(drafts).where(inArray(drafts.subjectId, subjectIds));
  await database.delete(revisions).where(inArray(revisions.subjectId, subjectIds));
  await saveGlobalSettings(database, flags);
});

/** As somebody who has seen no page yet. */
const legalText = () =>
  withNewApiState(async () => {
    const { payload } = await runLoader(legalLoader, "/:locale?/legal", "/legal/");
    return JSON.stringify(payload.legal);
  });
const editorOf = async (visitor = owner) => (await desk.sitePage(visitor)).payload.editor;
const change = async (fields: Record<string, string>) =>
  desk.changeSite(owner, { version: (await editorOf()).version, ...fields });

describe("the site's settings", () => {
  it("are those of the environment at first, and nothing but an owner's to change", async () => {
    const { state, revisions, form, mayChange } = await editorOf();
    expect([state.state, revisions, mayChange]).toEqual(["PUBLISHED", [], true]);
    expect(form).toMatchObject({ operator: "", contactUrl: "", socialLinks: "", maxPreloaded: "1" });
    expect(form?.event.map(({ isChecked }) => isChecked)).toEqual([false, false]);
    expect((await editorOf(editor)).mayChange).toBe(false);
  });

  it("name the field that is wrong", async () => {
    const { payload } = await change({ ...FIELDS, "links.store": "javascript:alert(1)", contactUrl: "help" });
    const wrong = Object.keys(payload.reply?.error ?? {});
    expect(wrong).toEqual(expect.arrayContaining(["links.store", "contactUrl"]));
  });

  it("reach every page once they are published, and not before", async () => {
    expect((await change(FIELDS)).location).toBe("/desk/site/");
    expect(await legalText()).not.toContain("Kite Works");
    expect((await change({ intent: "publish" })).location).toBe("/desk/site/");

    const legal = await legalText();
    expect(legal).toContain("Kite Works, Kiel");
    expect(legal).toContain("mailto:help@example.org");
    const home = await withNewApiState(() => runLoader(homeLoader, "/:locale?", "/de/"));
    expect(home.payload.meta).toContainEqual({ name: "description", content: "Spiele aus Kiel." });
    const request = new Request("http://portal.test/.well-known/security.txt");
    const security = await withNewApiState(() => securityLoader({ request, params: {}, context: {} }));
    expect(await security.text()).toContain("Contact: mailto:help@example.org");
    expect(await readGlobalSettings(await openPortal())).toMatchObject({
      ...{ allowGamePreloading: true, allowGuestMultiplayerRoomCreation: false, gamesAutoloadEnabled: false },
      maxGamesPreloadedPerUser: 3,
    });
    const { revisions, changes } = await editorOf();
    expect(revisions.map(({ number }) => number)).toEqual([2, 1]);
    expect(changes?.[0]?.text).toContain("Site settings");
    expect(changes?.[0]?.fields.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["Store", "Name and address"]),
    );
  });

  it("publish themselves at their moment", async () => {
    await change({ ...FIELDS, operator: "Later Kites, Kiel" });
    expect((await change(SCHEDULE)).location).toBe("/desk/site/");
    expect((await editorOf()).state.state).toBe("SCHEDULED");
    expect(await legalText()).not.toContain("Later Kites");
    await publishDueDrafts(await openPortal(), AFTER_IT);
    expect(await legalText()).toContain("Later Kites, Kiel");
  });

  it("go back to what the environment said, as an earlier version", async () => {
    await change(FIELDS);
    await change({ intent: "publish" });
    expect((await change({ intent: "restore", subject: "1" })).location).toBe("/desk/site/");
    expect((await editorOf()).form?.operator).toBe("");
    expect((await change({ intent: "publish" })).location).toBe("/desk/site/");
    expect(await legalText()).not.toContain("Kites, Kiel");
  });
});

describe("legal texts", () => {
  const TERMS = "/desk/legal/terms/";
  const terms = (locale = "") =>
    withNewApiState(
      async () => (await runLoader(termsLoader, "/:locale?/legal/terms", `${locale}/legal/terms/`)).payload.legal,
    );
  const changeTerms = async (fields: Record<string, string>) => {
    const { version } = (await desk.legalTextPage(owner, TERMS)).payload.editor;
    return desk.changeLegalText(owner, TERMS, { version, ...fields });
  };
  const sitemap = () =>
    withNewApiState(async () => {
      const request = new Request("http://portal.test/sitemaps/pages-1.xml");
      return (await sitemapLoader({ request, params: { file: "pages-1.xml" }, context: {} })).text();
    });

  it("are those of the portal until somebody publishes others", async () => {
    const { tabs, languages, isPublished, revisions } = (await desk.legalTextPage(editor, TERMS)).payload.editor;
    expect(tabs.map(({ label, isCurrent }) => [label, isCurrent])).toEqual([
      ["Legal terms", false],
      ["Terms of use", true],
    ]);
    expect([languages.length, isPublished, revisions]).toEqual([7, true, []]);
    expect(languages[1]?.fields.text.saved).toContain("{#service}");
    expect((await terms()).note).toContain("starting text");
    expect(await sitemap()).not.toContain("<lastmod>");
    expect((await desk.legalTextPage(editor)).payload.editor.title).toBe("Legal terms");
  });

  it("show the English text, and say so, where nobody has written one", async () => {
    const text = "Be kind.\n\n## Rules {#rules}\n\n- [Home](/)\n- <script>alert(1)</script>\n";
    const fields = { intent: "save", then: "publish", "text.en": text, "text.de": "## Regeln\n\nSei nett." };
    expect((await changeTerms(fields)).location).toBe(TERMS);
    const english = await terms();
    expect([english.foreign, english.intro?.safeHtml]).toEqual([null, "<p>Be kind.</p>"]);
    expect(english.note).toMatch(/^Version of \d/);
    expect(english.sections).toMatchObject([{ id: "rules", heading: "Rules" }]);
    expect(english.sections[0]?.body.safeHtml).not.toContain("<script");
    expect((await terms("/de")).sections[0]).toMatchObject({ id: "section-1", heading: "Regeln" });
    const polish = await terms("/pl");
    expect(polish.foreign?.lang).toBe("en");
    expect(polish.sections[0]).toMatchObject({ heading: "Rules" });
    expect(polish.sections[0]?.body.safeHtml).toContain('href="/pl/"');
    expect((await sitemap()).match(/<lastmod>/g)).toHaveLength(7);
    expect((await desk.legalTextPage(owner, TERMS)).payload.editor.changes?.[0]?.text).toContain("Terms of use");
  });

  it("publish themselves at their moment, and come back from an earlier version", async () => {
    await changeTerms({ intent: "save", then: "publish", "text.en": "Be kind." });
    await changeTerms({ intent: "save", "text.en": "Be brave." });
    expect((await changeTerms(SCHEDULE)).location).toBe(TERMS);
    expect((await terms()).intro?.safeHtml).toBe("<p>Be kind.</p>");
    await publishDueDrafts(await openPortal(), AFTER_IT);
    expect((await terms()).intro?.safeHtml).toBe("<p>Be brave.</p>");
    const [, kind] = (await desk.legalTextPage(owner, TERMS)).payload.editor.revisions;
    await changeTerms({ intent: "restore", subject: String(kind?.number) });
    await changeTerms({ intent: "publish" });
    expect((await terms()).intro?.safeHtml).toBe("<p>Be kind.</p>");
  });

  it("are shown, not changed, to all but owners", async () => {
    const { version, mayChange } = (await desk.legalTextPage(editor, TERMS)).payload.editor;
    expect(mayChange).toBe(false);
    const fields = { intent: "save", version, "text.en": "Be gone." };
    expect((await desk.changeLegalText(editor, TERMS, fields)).status).toBe(409);
    const before = await editorOf();
    expect((await desk.changeSite(editor, { ...FIELDS, operator: "Nobody", version: before.version })).status).toBe(
      409,
    );
    expect((await editorOf()).version).toBe(before.version);
    expect((await terms()).note).toContain("starting text");
  });

  it("need an English text", async () => {
    const { payload } = await changeTerms({ intent: "save", "text.en": " " });
    expect(Object.keys(payload.reply?.error ?? {})).toEqual(["text.en"]);
  });
});
