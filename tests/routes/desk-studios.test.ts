import { randomUUID } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { studioApplications, studios } from "~api/db/schema";
import { gameId, gamePath, studioId } from "~api/seed/demo-games";
import { groupDigits } from "~/i18n/format-number";
import { storeStudio } from "../fixtures/stored-studios";
import * as desk from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { aPlayer } from "../fixtures/people";
import { openPortal } from "../setup/portal-visitors";

const REASON = "A letter of the rights holder.";
const megabytes = (count: number) => count * 1024 ** 2;

let editor: Member;
let moderator: Member;
let database: Awaited<ReturnType<typeof openPortal>>;
beforeAll(async () => {
  database = await openPortal();
  editor = await desk.aStaffMember("desk_editor_2", "EDITOR");
  moderator = await desk.aStaffMember("desk_moderator", "MODERATOR");
});

const latestChange = async (search: string) =>
  (await desk.auditLogPage(editor, `/desk/audit-log/?search=${encodeURIComponent(search)}`)).payload.log.lines[0];

describe("the desk's applications", () => {
  async function apply(name: string): Promise<string> {
    const { userId } = await aPlayer(`applicant_${randomUUID().slice(0, 8)}`);
    const applicationId = randomUUID();
    const application = { applicationId, userId, name, website: "https://kites.example/", message: "<b>We</b> fly." };
    const row = { ...application, state: "waiting" as const, createdAt: new Date() };
    await database.insert(studioApplications).values(row);
    return applicationId;
  }
  const find = async (applicationId: string) =>
    (await database.select().from(studioApplications).where(eq(studioApplications.applicationId, applicationId)))[0];

  it("are shown with who sent them, and approved", async () => {
    const subject = await apply("Kite Club of the desk");
    const { applications } = (await desk.applicationsPage(editor)).payload.list;
    expect(applications.find(({ id }) => id === subject)).toMatchObject({
      ...{ name: "Kite Club of the desk", message: "<b>We</b> fly." },
      facts: expect.arrayContaining([
        { label: "From", value: expect.stringContaining("(not confirmed)") as unknown },
        { label: "Website", value: "https://kites.example/" },
      ]) as unknown,
    });
    const approved = await desk.decideApplication(editor, { intent: "approve", subject });
    expect(approved).toMatchObject({ status: 302, location: "/desk/applications/" });
    expect(await database.$count(studios, eq(studios.name, "Kite Club of the desk"))).toBe(1);
    expect(await latestChange("Kite Club of the desk")).toMatchObject({
      ...{ text: "desk_editor_2 approved the studio Kite Club of the desk.", reason: null },
    });
    const again = await desk.decideApplication(editor, { intent: "approve", subject });
    expect(again.payload).toMatchObject({ message: "This application was decided before." });
  });

  it("are rejected with a reason only", async () => {
    const subject = await apply("Rejected Kites");
    const refused = await desk.decideApplication(editor, { intent: "reject", subject, reason: "  " });
    expect(refused).toMatchObject({ status: 422, payload: { reply: { error: { reason: ["Fill this in."] } } } });
    expect(await find(subject)).toMatchObject({ state: "waiting" });
    const rejected = await desk.decideApplication(editor, { intent: "reject", subject, reason: "Show us a game." });
    expect(rejected.status).toBe(302);
    expect(await find(subject)).toMatchObject({ state: "rejected", reason: "Show us a game." });
    expect(await latestChange("Rejected Kites")).toMatchObject({ reason: "Show us a game." });
  });

  it("say when the name was taken meanwhile", async () => {
    const subject = await apply("Taken Kites");
    await database.insert(studios).values({ studioId: randomUUID(), name: "Taken Kites" });
    const { payload } = await desk.decideApplication(editor, { intent: "approve", subject });
    expect(payload).toMatchObject({ ok: false, error: "studio_name_taken" });
  });

  it("come in pages, the oldest first", async () => {
    const oldest = await apply("Old Kites");
    await database
      .update(studioApplications)
      .set({ createdAt: new Date(0) })
      .where(eq(studioApplications.applicationId, oldest));
    for (let index = 0; index < 25; index += 1) await apply(`Kites ${String(index)}`);
    const first = (await desk.applicationsPage(editor)).payload.list;
    expect([first.applications[0]?.id, first.applications.length]).toEqual([oldest, 25]);
    expect(first.pager).toMatchObject({ previous: null, next: "/desk/applications/?page=1" });
    const second = (await desk.applicationsPage(editor, "?page=1")).payload.list;
    expect(second.pager).toMatchObject({ previous: "/desk/applications/", next: null });
    expect((await desk.applicationsPage(editor, "?page=9")).status).toBe(404);
    await database.delete(studioApplications).where(like(studioApplications.name, "%Kites%"));
  });

  it("are not for moderators, and an unknown intent is a bad request", async () => {
    expect((await desk.applicationsPage(moderator)).status).toBe(403);
    expect((await desk.decideApplication(editor, { intent: "adore", subject: randomUUID() })).status).toBe(400);
  });
});

describe("the desk's takedowns", () => {
  it("stop a game by its address and lift that again", async () => {
    const game = `http://portal.test/de${gamePath("seaglass")}?from=mail`;
    const stopped = await desk.changeTakedowns(moderator, { intent: "stop", game, reason: REASON });
    expect(stopped).toMatchObject({ status: 302, location: "/desk/takedowns/" });
    const twice = await desk.changeTakedowns(moderator, { intent: "stop", game: gameId("seaglass"), reason: REASON });
    expect(twice.payload).toMatchObject({ reply: { error: { game: ["This game is stopped."] } } });
    const [running] = (await desk.takedownsPage(moderator)).payload.list.takedowns;
    expect(running).toMatchObject({ isRunning: true, reason: REASON });
    const lift = { intent: "lift", subject: running?.id ?? "", reason: "They agreed." };
    expect((await desk.changeTakedowns(moderator, lift)).status).toBe(302);
    expect((await desk.takedownsPage(moderator)).payload.list.takedowns[0]).toMatchObject({ isRunning: false });
    expect((await desk.changeTakedowns(moderator, lift)).payload).toMatchObject({ error: "takedown_not_found" });
    expect(await latestChange(running?.title ?? "")).toMatchObject({ reason: "They agreed." });
  });

  it("name the field of a game that is not there", async () => {
    const fields = { intent: "stop", game: "https://portal.test/games/zzzzzz/", reason: REASON };
    const refused = await desk.changeTakedowns(moderator, fields);
    expect(refused.status).toBe(409);
    const message = "There is no such game. Paste the address of its page, or its id.";
    expect(refused.payload).toMatchObject({ reply: { initialValue: fields, error: { game: [message] } } });
    expect((await desk.takedownsPage(editor)).status).toBe(403);
  });
});

describe("the desk's studios", () => {
  const STUDIO = studioId("Small Hours");
  const editorOf = async (visitor = editor) => (await desk.studioPage(visitor, STUDIO, "/de")).payload.editor;

  async function fieldsOf(changes: Record<string, string> = {}): Promise<Record<string, string>> {
    const { form, version } = await editorOf();
    if (!form) return expect.fail("the studio has no form");
    const texts = form.languages.map(({ locale, fields }) => [`description.${locale}`, fields.text.saved]);
    const fields = { intent: "save", version, name: form.name, links: form.links, pictureGameId: form.picture };
    return { ...(Object.fromEntries(texts) as Record<string, string>), ...fields, ...changes };
  }

  it("are listed with their games, and lead to their limits", async () => {
    const { list } = (await desk.studiosPage(editor, "/desk/studios/?search=SMALL")).payload;
    expect(list).toMatchObject({
      ...{ title: "Studios", search: "SMALL", newLink: { href: "/desk/studios/new/" } },
      ...{ otherLinks: [{ href: "/desk/studios/limits/" }] },
      rows: [{ name: "Small Hours", languages: "0 of 7", href: `/desk/studios/${STUDIO}/` }],
    });
    const { list: shown } = (await desk.studiosPage(moderator)).payload;
    expect(shown).toMatchObject({ newLink: null });
    expect(shown.otherLinks).toBeUndefined();
  });

  it("become drafts as typed, with one link a line, and say what does not fit", async () => {
    expect((await desk.changeStudio(editor, STUDIO, await fieldsOf())).payload).toMatchObject({ error: "no_changes" });
    const typed = {
      "description.de": "Für die Nacht.",
      links: " https://a.example.org/ \r\n\r\nhttps://b.example.org/",
    };
    const saved = await desk.changeStudio(
      editor,
      STUDIO,
      await fieldsOf({ ...typed, pictureGameId: gameId("softfall") }),
    );
    expect(saved).toMatchObject({ status: 302, location: `/desk/studios/${STUDIO}/` });
    const { form, state, changes, newsHref } = await editorOf();
    expect([state.state, newsHref]).toEqual(["CHANGED", "/de/desk/news/?search=Small+Hours"]);
    expect(form).toMatchObject({
      ...{ links: "https://a.example.org/\nhttps://b.example.org/", picture: gameId("softfall") },
      pictures: [{ label: "Kein Bild" }, { label: "Softfall" }],
    });
    const links = "https://a.example.org/, https://b.example.org/";
    expect(changes?.[0]?.fields.find(({ id }) => id === "links")).toMatchObject({
      ...{ field: "Links zu anderen Websites", parts: [{ text: links, change: "added" }] },
    });
    const taken = await desk.changeStudio(editor, STUDIO, await fieldsOf({ name: "Paper Moth" }));
    expect(taken.payload).toMatchObject({ reply: { error: { name: [expect.stringContaining("Another studio")] } } });
    const wrong = await desk.changeStudio(
      editor,
      STUDIO,
      await fieldsOf({ name: "x", links: "http://a.example.org/" }),
    );
    expect(wrong.payload).toMatchObject({
      reply: {
        error: {
          name: ["At least 2 characters."],
          "links[0]": expect.arrayContaining(["This does not fit."]) as unknown,
        },
      },
    });
    const { version } = await editorOf();
    expect((await desk.changeStudio(editor, STUDIO, { intent: "discard", version })).status).toBe(302);
  });

  it("begin with an owner", async () => {
    const owner = await aPlayer(`founder_${randomUUID().slice(0, 6)}`);
    const fields = { intent: "create", name: "Kite Yard of the desk", username: owner.username };
    const made = await desk.makeStudio(editor, fields);
    expect(made.location).toMatch(/^\/desk\/studios\/[0-9a-f-]{36}\/$/);
    const unknown = await desk.makeStudio(editor, { ...fields, name: "Other Yard", username: "nobody_here_1" });
    expect(unknown.payload).toMatchObject({ reply: { error: { username: [expect.any(String)] } } });
    expect((await desk.makeStudio(moderator, { ...fields, name: "Third Yard" })).payload).toMatchObject({
      error: "staff_role_insufficient",
    });
  });

  it("are shown, not changed, by the others", async () => {
    const { mayChange, version } = await editorOf(moderator);
    expect(mayChange).toBe(false);
    const refused = await desk.changeStudio(moderator, STUDIO, { intent: "discard", version });
    expect(refused.payload).toMatchObject({ error: "staff_role_insufficient" });
  });
});

describe("the desk's limits of studios", () => {
  const FORM = { intent: "change-limits", stored: "20000", maxBytes: "512", maxFileBytes: "", maxFiles: "900" };

  it("come in pages, and saving leads back to the same one", async () => {
    const ids = await Promise.all(Array.from({ length: 26 }, () => storeStudio(database, { userId: editor.userId })));
    for (const [index, studioId] of ids.entries()) {
      const name = `Paged & Sons ${String(index).padStart(2, "0")}`;
      await database.update(studios).set({ name }).where(eq(studios.studioId, studioId));
    }
    const address = "/desk/studios/limits/?search=Paged+%26";
    const first = (await desk.limitsPage(editor, address)).payload.limits;
    expect(first.studios).toHaveLength(25);
    expect(first.pager).toMatchObject({ previous: null, next: `${address}&page=1` });
    const second = (await desk.limitsPage(editor, `${address}&page=1`)).payload.limits;
    expect(second.studios.map(({ name }) => name)).toEqual(["Paged & Sons 25"]);
    const typed = { ...FORM, subject: String(ids[25]), reason: REASON };
    expect((await desk.changeLimits(editor, typed, `${address}&page=1`)).location).toBe(`${address}&page=1`);
    expect((await desk.limitsPage(editor, `${address}&page=2`)).status).toBe(404);
  });

  it("are found by a part of the name and changed; an empty field is as usual", async () => {
    const studioId = await storeStudio(database, { userId: editor.userId });
    await database.update(studios).set({ name: "100% Kites" }).where(eq(studios.studioId, studioId));
    const { limits } = (await desk.limitsPage(editor, "/desk/studios/limits/?search=100%25+k")).payload;
    expect(limits.studios.map(({ name }) => name)).toEqual(["100% Kites"]);
    const changed = await desk.changeLimits(editor, { ...FORM, subject: studioId, reason: REASON });
    expect(changed).toMatchObject({ status: 302, location: "/desk/studios/limits/" });
    const [stored] = await database.select().from(studios).where(eq(studios.studioId, studioId));
    expect(stored).toMatchObject({
      ...{ maxStoredBytes: megabytes(20_000), buildLimits: { maxBytes: megabytes(512), maxFiles: 900 } },
    });
    const again = (await desk.limitsPage(editor, "/desk/studios/limits/?search=100%25+k")).payload.limits.studios[0];
    expect(again?.fields.map(({ saved }) => saved)).toEqual(["20000", "512", "", "900"]);
    const { fields } = (await latestChange("100% Kites")) ?? expect.fail();
    expect(fields.map(({ field }) => field)).toEqual([
      ...["Size of a build in MB", "Files of a build", "Storage in MB, of all builds together"],
    ]);
    expect(fields[0]?.parts).toEqual([{ text: "512", change: "added" }]);
  });

  it.each([
    [{ stored: "" }, "Fill this in."],
    [{ stored: "0" }, "At least 1."],
    [{ maxBytes: "1025" }, `At most ${groupDigits(1024)}.`],
    [{ maxFileBytes: "1.5" }, "Give a whole number."],
    [{ maxFiles: "many" }, "Give a whole number."],
  ])("refuse %j at its field", async (wrong, message) => {
    const [field = ""] = Object.keys(wrong);
    const fields = { ...FORM, ...wrong, subject: randomUUID(), reason: REASON };
    const { status, payload } = await desk.changeLimits(editor, fields);
    expect(status).toBe(422);
    expect(payload).toMatchObject({ reply: { error: { [field]: [message] } } });
  });
});
