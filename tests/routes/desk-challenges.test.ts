import { beforeAll, describe, expect, it } from "vitest";
import { challengeId } from "~api/seed/demo-challenges";
import { gameId } from "~api/seed/demo-games";
import { loader as publicChallengeLoader } from "~/routes/($locale).challenges.$challengeId.($mangledName)/route";
import * as desk from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { expectWarnings } from "../setup/expect-warnings";
import { runLoader } from "../setup/portal";

expectWarnings(/: challenge_not_found$/);

const DAY_MS = 86_400_000;
const daysFromNow = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, "yyyy-mm-ddThh:mm".length);
const NEXT_YEAR = new Date().getUTCFullYear() + 1;
const NEW_CHALLENGE = {
  ...{ intent: "save", gameId: gameId("lantern-run"), mode: "fireflies", art: "night", isMonthly: "on" },
  ...{ "name.en": "Marsh lights", "name.de": "Irrlichter", "shortDescription.en": "As many as you can hold." },
  ...{ "longDescription.en": "", startsAt: "2026-01-05T08:00", endsAt: `${String(NEXT_YEAR)}-05-04T10:30`, seed: "" },
};

let editor: Member;
let support: Member;
beforeAll(async () => {
  editor = await desk.aStaffMember("challenge_editor", "EDITOR");
  support = await desk.aStaffMember("challenge_support", "SUPPORT");
});

const editorOf = async (id: string, visitor = editor) => (await desk.challengePage(visitor, id)).payload.editor;
const publicStatus = async (id: string) =>
  (await runLoader(publicChallengeLoader, "/:locale?/challenges/:challengeId", `/challenges/${id}/`)).status;

async function created(fields: Record<string, string> = {}): Promise<string> {
  const { location } = await desk.createChallenge(editor, { ...NEW_CHALLENGE, ...fields });
  const [, id] = /\/desk\/challenges\/([\w-]+)\/$/.exec(location ?? "") ?? [];
  return id ?? expect.fail();
}

async function fieldsOf(id: string): Promise<Record<string, string>> {
  const { form, version } = await editorOf(id);
  const texts = form.languages.flatMap(({ locale, fields: { name, summary, text } }): [string, string][] => [
    [`name.${locale}`, name.saved],
    [`shortDescription.${locale}`, summary.saved],
    [`longDescription.${locale}`, text.saved],
  ]);
  const { mode, picture, startsAt, endsAt, seed } = form;
  const others = { intent: "save", gameId: form.gameId, mode, art: picture, startsAt, endsAt, seed, version };
  return { ...Object.fromEntries(texts), ...others, ...(form.isMonthly ? { isMonthly: "on" } : {}) };
}

describe("the desk's challenges", () => {
  it("begin with a game, and are drafts until they are published", async () => {
    const { choice, form: none } = (await desk.newChallengePage(editor, "?search=lantern")).payload;
    expect(none).toBeUndefined();
    const href = `/desk/challenges/new/?game=${gameId("lantern-run")}`;
    expect(choice).toMatchObject({ search: "lantern", games: [{ title: "Lantern Run", href }] });
    const { form } = (await desk.newChallengePage(editor, `?game=${gameId("lantern-run")}`)).payload;
    expect(form?.modes.map(({ value }) => value)).toEqual(["", "distance", "fireflies", "bell-tower"]);
    expect(form?.modes[0]?.label).toBe("The game’s usual mode (most points win)");
    expect(form?.pictures[0]).toMatchObject({ value: "", label: "The game’s cover" });
    const id = await created();
    expect(await publicStatus(id)).toBe(404);
    const draft = await editorOf(id);
    expect(draft).toMatchObject({
      ...{ title: "Marsh lights", hasDraft: true, isPublished: false, portalHref: null, canEnd: false },
      form: { mode: "fireflies", picture: "night", startsAt: "2026-01-05T08:00", isMonthly: true },
    });
    expect(draft.text).toBe(`Lantern Run · 5 Jan 2026 – 4 May ${String(NEXT_YEAR)}`);
    expect(Number(draft.form.seed)).toBeGreaterThanOrEqual(0);
    expect(draft.form.languages.map(({ filled }) => filled).slice(0, 3)).toEqual(["2 of 3", "1 of 3", "0 of 3"]);
    const fields = await fieldsOf(id);
    const unchanged = await desk.changeChallenge(editor, id, fields);
    expect(unchanged.payload).toMatchObject({ error: "no_changes", message: "Nothing would change." });
    const { isMonthly: _, ...weekly } = fields;
    const published = await desk.changeChallenge(editor, id, { ...weekly, art: "", then: "publish" });
    expect(published).toMatchObject({ status: 302, location: `/desk/challenges/${id}/` });
    expect(await publicStatus(id)).toBe(301);
    expect(await editorOf(id)).toMatchObject({
      canEnd: true,
      canRepeat: true,
      form: { isMonthly: false, picture: "" },
    });
  });

  it("say at the field what does not fit", async () => {
    const wrong = await desk.createChallenge(editor, { ...NEW_CHALLENGE, "name.en": "", seed: "many", endsAt: "soon" });
    expect(wrong.payload).toMatchObject({
      reply: {
        error: { "name.en": ["Fill this in."], seed: ["Give a whole number."], endsAt: ["This does not fit."] },
        initialValue: { name: { de: "Irrlichter" } },
      },
    });
    const early = await desk.createChallenge(editor, { ...NEW_CHALLENGE, endsAt: "2026-01-05T08:00" });
    expect(early.payload).toMatchObject({ reply: { error: { endsAt: ["It would end before it starts."] } } });
    const mode = await desk.createChallenge(editor, { ...NEW_CHALLENGE, mode: "backwards" });
    expect(mode.payload).toMatchObject({
      reply: { error: { mode: ["The game does not have this mode any more."] } },
    });
    const played = challengeId("one-breath");
    const course = await desk.changeChallenge(editor, played, { ...(await fieldsOf(played)), seed: "1" });
    expect(course.payload).toMatchObject({ error: "challenge_has_scores" });
  });

  it("are copied without their time and their course", async () => {
    const { form } = (await desk.newChallengePage(editor, `?copy=${challengeId("one-breath")}`)).payload;
    expect(form).toMatchObject({ startsAt: "", endsAt: "", seed: "", mode: "distance" });
    expect(form?.languages.every(({ fields }) => fields.name.saved !== "")).toBe(true);
    const unknown = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09";
    expect((await desk.newChallengePage(editor, `?copy=${unknown}`)).status).toBe(404);
    expect((await desk.newChallengePage(editor, `?game=${unknown}`)).status).toBe(404);
  });

  it("are repeated, and ended early with a reason", async () => {
    const id = await created({
      ...{ "name.en": "Heron hour", startsAt: daysFromNow(-1), endsAt: daysFromNow(1), then: "publish" },
    });
    const { version } = await editorOf(id);
    const repeated = await desk.changeChallenge(editor, id, { intent: "repeat", version, period: "WEEK", times: "3" });
    expect(repeated).toMatchObject({ status: 302, location: "/desk/challenges/?search=Heron+hour" });
    const { list } = (await desk.challengesPage(editor, "/desk/challenges/?search=Heron+hour&state=SCHEDULED")).payload;
    expect(list.rows.map(({ note, cells }) => [note, cells[0]?.text])).toEqual(
      Array(3).fill(["Lantern Run", "Upcoming"]),
    );
    const many = await desk.changeChallenge(editor, id, { intent: "repeat", version, period: "WEEK", times: "13" });
    expect(many.payload).toMatchObject({ reply: { error: { times: [expect.stringContaining("12")] } } });
    const silent = await desk.changeChallenge(editor, id, { intent: "end", version, reason: " " });
    expect(silent.payload).toMatchObject({ reply: { error: { reason: ["Fill this in."] } } });
    const ended = await desk.changeChallenge(editor, id, { intent: "end", version, reason: "The mode is broken." });
    expect(ended).toMatchObject({ status: 302, location: `/desk/challenges/${id}/` });
    const after = await editorOf(id);
    expect(after.canEnd).toBe(false);
    expect(after.changes?.[0]).toMatchObject({
      ...{ text: "challenge_editor ended Heron hour.", reason: "The mode is broken." },
      fields: [{ field: "Ends" }],
    });
  });

  it("are archived, and shown, not changed, to the others", async () => {
    const id = await created({ then: "publish" });
    const { version } = await editorOf(id);
    const refused = await desk.changeChallenge(support, id, { intent: "archive", version, reason: "No." });
    expect(refused.payload).toMatchObject({ error: "staff_role_insufficient" });
    expect(await editorOf(id, support)).toMatchObject({ mayChange: false, changes: null });
    expect((await desk.challengesPage(support)).payload.list.newLink).toBeNull();
    const archived = await desk.changeChallenge(editor, id, { intent: "archive", version, reason: "Too windy." });
    expect(archived).toMatchObject({ status: 302, location: "/desk/challenges/" });
    expect(await publicStatus(id)).toBe(404);
    expect((await desk.challengePage(editor, "feather")).status).toBe(404);
    expect((await desk.changeChallenge(editor, id, { intent: "adore", version })).status).toBe(400);
  });
});
