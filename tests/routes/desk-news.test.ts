import { beforeAll, describe, expect, it } from "vitest";
import { gameId, gamePath, studioId } from "~api/seed/demo-games";
import { seedId } from "~api/seed/deterministic-ids";
import { loader as studioLoader } from "~/routes/($locale).studios.$studioId";
import { listStudioNews } from "~contract/calls/tags";
import { dataOf } from "../fixtures/api-responses";
import * as desk from "../fixtures/desk-news-pages";
import { aStaffMember } from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { expectWarnings } from "../setup/expect-warnings";
import { runLoader } from "../setup/portal";
import { newVisitor } from "../setup/portal-visitors";

expectWarnings(/: news_not_found$/);

const FENNEC = studioId("Fennec Works");
const SMALL_HOURS = studioId("Small Hours");
const HUNDRED_DAYS = seedId("news:first-hundred-days");
const NEW_PIECE = {
  ...{ intent: "save", studioId: SMALL_HOURS, "title.en": "Night shift", "title.de": "Nachtschicht" },
  ...{ "text.en": "We **never** sleep.", gameId: gameId("softfall") },
};

let editor: Member;
let colleague: Member;
let support: Member;
beforeAll(async () => {
  editor = await aStaffMember("news_editor", "EDITOR");
  colleague = await aStaffMember("news_colleague", "EDITOR");
  support = await aStaffMember("news_support", "SUPPORT");
});

const editorOf = async (id: string, visitor = editor) => (await desk.newsPiecePage(visitor, id)).payload.editor;
const idIn = (location: string | null) => /\/desk\/news\/([\w-]+)\/$/.exec(location ?? "")?.[1] ?? "";
const seen = async (studio: string, locale = "") =>
  (await runLoader(studioLoader, "/:locale?/studios/:studioId", `${locale}/studios/${studio}/`)).payload.studio.news;
/** Pages of visitors come from responses that are kept for some seconds. */
const newsOf = async (studio: string) =>
  (await dataOf(listStudioNews, newVisitor().fetch(`/gxc/v2/studios/${studio}/news`))).news;

async function fieldsOf(id: string): Promise<Record<string, string>> {
  const { form, version } = await editorOf(id);
  if (!form) throw new Error("There is no form.");
  const texts = form.languages.flatMap(({ locale, fields }) => [
    [`title.${locale}`, fields.title.saved],
    [`text.${locale}`, fields.text.saved],
  ]);
  const others = { intent: "save", studioId: form.studioId, gameId: form.game, version };
  return { ...(Object.fromEntries(texts) as Record<string, string>), ...others };
}

describe("the desk's news", () => {
  it("begin with a studio, which is chosen by its name", async () => {
    const { choice } = (await desk.newNewsPage(editor)).payload;
    expect(choice).toMatchObject({ search: "", problem: null });
    expect(choice?.suggestions).toContainEqual({ value: "Small Hours", label: "Small Hours" });
    const part = (await desk.newNewsPage(editor, "?search=hours", "/de")).payload;
    expect(part.choice).toMatchObject({ problem: "Kein Studio heißt so.", href: "/de/desk/news/new/" });
    expect(part.choice?.suggestions).toEqual([{ value: "Small Hours", label: "Small Hours" }]);
    const { form, studio } = (await desk.newNewsPage(editor, "?search=small+HOURS")).payload;
    expect([studio, form?.studioId, form?.game]).toEqual(["Small Hours", SMALL_HOURS, ""]);
    expect(form?.games.map(({ label }) => label)).toContain("Softfall");
    expect(form?.games.map(({ label }) => label)).not.toContain("Lantern Run");
  });

  it("are drafts until they are published, from the same form", async () => {
    const id = idIn((await desk.createNews(editor, NEW_PIECE)).location);
    expect(await editorOf(id)).toMatchObject({
      ...{ title: "Night shift", text: "Small Hours", hasDraft: true, isPublished: false, portalHref: null },
      form: { studioId: SMALL_HOURS, game: gameId("softfall") },
    });
    expect(await newsOf(SMALL_HOURS)).toEqual([]);
    const published = await desk.changeNews(editor, id, {
      ...(await fieldsOf(id)),
      ...{ "title.es": "Turno de noche", then: "publish" },
    });
    expect(published).toMatchObject({ status: 302, location: `/desk/news/${id}/` });
    expect(await editorOf(id)).toMatchObject({ portalHref: `/studios/${SMALL_HOURS}/` });
    expect(await seen(SMALL_HOURS, "/de")).toMatchObject([
      {
        ...{ id, title: "Nachtschicht", text: { safeHtml: "<p>We <strong>never</strong> sleep.</p>" } },
        game: { title: "Softfall", href: `/de${gamePath("softfall")}` },
      },
    ]);
    const { list } = (await desk.newsPage(editor, "/de/desk/news/?search=Nachtschicht")).payload;
    expect(list.rows).toMatchObject([
      { name: "Night shift", languages: "3 von 7", cells: [{ text: "Small Hours" }, {}] },
    ]);
    expect((await desk.newsPage(editor, "/desk/news/?search=small+hours")).payload.list.rows).toHaveLength(1);
  });

  it("say at the field what does not fit, and keep what was typed", async () => {
    const empty = await desk.createNews(editor, { ...NEW_PIECE, "text.en": "" });
    expect([empty.status, empty.payload]).toMatchObject([422, { reply: { error: { "text.en": ["Fill this in."] } } }]);
    const long = await desk.createNews(editor, { ...NEW_PIECE, "title.en": "x".repeat(81) });
    expect(Object.keys(long.payload.reply?.error ?? {})).toEqual(["title.en"]);
    const foreign = await desk.createNews(editor, { ...NEW_PIECE, gameId: gameId("lantern-run") });
    expect(foreign.payload).toMatchObject({
      reply: {
        error: { gameId: ["A piece of news links to a game of its own studio."] },
        initialValue: { title: { en: "Night shift" } },
      },
    });
    const moved = await desk.changeNews(editor, HUNDRED_DAYS, {
      ...(await fieldsOf(HUNDRED_DAYS)),
      ...{ studioId: SMALL_HOURS, gameId: "" },
    });
    expect(moved.payload).toMatchObject({
      ...{ error: "news_studio_changed", message: "A piece of news stays with its studio." },
    });
  });

  it("lose no change of a colleague", async () => {
    const before = await fieldsOf(HUNDRED_DAYS);
    await desk.changeNews(colleague, HUNDRED_DAYS, { ...before, gameId: "" });
    const refused = await desk.changeNews(editor, HUNDRED_DAYS, { ...before, "title.en": "Mine" });
    expect(refused.status).toBe(409);
    expect(refused.payload).toMatchObject({
      error: "content_changed",
      reply: { initialValue: { title: { en: "Mine" } } },
    });
    const current = await editorOf(HUNDRED_DAYS);
    expect(current.changes?.[0]).toMatchObject({
      text: "news_colleague saved a draft of A hundred days of Lantern Run.",
      fields: [{ field: "Game", parts: [{ text: "Lantern Run" }] }],
    });
    const discarded = await desk.changeNews(editor, HUNDRED_DAYS, { intent: "discard", version: current.version });
    expect(discarded).toMatchObject({ status: 302, location: "/desk/news/" });
  });

  it("are scheduled in UTC, archived with a reason, and come back from an earlier version", async () => {
    await desk.changeNews(editor, HUNDRED_DAYS, { ...(await fieldsOf(HUNDRED_DAYS)), "text.en": "Thank you." });
    const { version } = await editorOf(HUNDRED_DAYS);
    const publishDate = `${String(new Date().getUTCFullYear() + 1)}-05-04T10:30`;
    await desk.changeNews(editor, HUNDRED_DAYS, { intent: "schedule", version, publishDate });
    const scheduled = await editorOf(HUNDRED_DAYS);
    expect(scheduled.state.text).toContain("10:30");
    await desk.changeNews(editor, HUNDRED_DAYS, { intent: "publish", version: scheduled.version });
    const archive = { intent: "archive", version: (await editorOf(HUNDRED_DAYS)).version };
    const refused = await desk.changeNews(editor, HUNDRED_DAYS, { ...archive, reason: "" });
    expect(refused.payload).toMatchObject({ reply: { error: { reason: ["Fill this in."] } } });
    const archived = await desk.changeNews(editor, HUNDRED_DAYS, { ...archive, reason: "Long ago." });
    expect(archived).toMatchObject({ status: 302, location: "/desk/news/" });
    expect(await newsOf(FENNEC)).toEqual([]);
    const gone = await editorOf(HUNDRED_DAYS);
    expect(gone).toMatchObject({ state: { state: "ARCHIVED" }, form: null, hasContent: false });
    await desk.changeNews(editor, HUNDRED_DAYS, { intent: "restore", version: gone.version, subject: "1" });
    const restored = await editorOf(HUNDRED_DAYS);
    expect(restored).toMatchObject({ text: "Fennec Works", form: { game: gameId("lantern-run") } });
    await desk.changeNews(editor, HUNDRED_DAYS, { intent: "publish", version: restored.version });
    expect(await newsOf(FENNEC)).toMatchObject([{ newsId: HUNDRED_DAYS, publishDate: "2025-09-11T09:00:00.000Z" }]);
  });

  it("are shown, not changed, by the others", async () => {
    const { mayChange, changes, version } = await editorOf(HUNDRED_DAYS, support);
    expect({ mayChange, changes }).toEqual({ mayChange: false, changes: null });
    expect((await desk.newsPage(support)).payload.list.newLink).toBeNull();
    for (const intent of ["publish", "discard"]) {
      const refused = await desk.changeNews(support, HUNDRED_DAYS, { intent, version });
      expect(refused.payload).toMatchObject({ error: "staff_role_insufficient" });
    }
  });

  it("are not found under what is no id, and unknown intents are bad requests", async () => {
    expect((await desk.newsPiecePage(editor, "hundred-days")).status).toBe(404);
    expect((await desk.newsPiecePage(editor, "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09")).status).toBe(404);
    expect((await desk.changeNews(editor, HUNDRED_DAYS, { intent: "adore", version: "x" })).status).toBe(400);
  });
});
