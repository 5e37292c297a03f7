import { beforeAll, describe, expect, it } from "vitest";
import { challengeId } from "~api/seed/demo-challenges";
import { loader as publicChallengeLoader } from "~/routes/($locale).challenges.$challengeId.($mangledName)/route";
import * as desk from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { expectWarnings } from "../setup/expect-warnings";
import { runLoader } from "../setup/portal";

expectWarnings(/: (challenge_not_found|score_not_found|staff_role_insufficient)$/);

const RUNNING = challengeId("five-pads");
const ENDED = challengeId("hold-the-beat");
const UNKNOWN = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09";
const REASON = "A bot plays.";

let moderator: Member;
let editor: Member;
let support: Member;
beforeAll(async () => {
  moderator = await desk.aStaffMember("standing_moderator", "MODERATOR");
  editor = await desk.aStaffMember("standing_editor", "EDITOR");
  support = await desk.aStaffMember("standing_support", "SUPPORT");
});

const standingsOf = async (id: string, query = "", visitor = moderator) =>
  (await desk.standingsPage(visitor, id, query)).payload.standings;
const publicPage = async (id: string) => {
  const open = (path: string) =>
    runLoader(publicChallengeLoader, "/:locale?/challenges/:challengeId/:mangledName?", path);
  const { location } = await open(`/challenges/${id}/`);
  return (await open(location ?? "")).payload.challenge;
};

describe("the standings of a challenge", () => {
  it("are linked from its editor, for all roles, and list the board", async () => {
    const { editor: view } = (await desk.challengePage(support, RUNNING)).payload;
    expect(view.standingsHref).toBe(`/desk/challenges/${RUNNING}/standings/`);
    const page = await standingsOf(RUNNING, "", support);
    expect(page).toMatchObject({ mayModerate: false, mayAnnounce: false, winners: [], announced: null });
    expect(page.rows[0]).toMatchObject({ place: "Rank 1", disqualification: null });
    expect(page.tabs).toMatchObject([
      { label: "On the board", href: `/desk/challenges/${RUNNING}/standings/`, isCurrent: true },
      { label: "Disqualified: 0", href: `/desk/challenges/${RUNNING}/standings/?group=DISQUALIFIED` },
    ]);
    expect((await desk.standingsPage(support, UNKNOWN)).status).toBe(404);
    expect((await desk.standingsPage(support, RUNNING, "?page=99")).status).toBe(404);
    expect(await desk.standingsPage(support, RUNNING, "?group=ALL")).toMatchObject({ status: 301 });
  });

  it("lose a player for a reason, and get them back", async () => {
    const [first] = (await standingsOf(RUNNING)).rows;
    if (!first) return expect.fail("The demo's challenge has no scores.");
    const ruling = { intent: "disqualify", subject: first.id };
    const missing = await desk.changeStandings(moderator, RUNNING, { ...ruling, reason: " " });
    expect(missing).toMatchObject({ status: 422, payload: { formId: `form-disqualify-${first.id}` } });
    const location = `/desk/challenges/${RUNNING}/standings/`;
    const done = await desk.changeStandings(moderator, RUNNING, { ...ruling, reason: REASON });
    expect(done).toMatchObject({ status: 302, location });
    expect((await standingsOf(RUNNING)).rows.map(({ id }) => id)).not.toContain(first.id);
    const { rows } = await standingsOf(RUNNING, "?group=DISQUALIFIED");
    expect(rows).toMatchObject([
      { id: first.id, place: null, score: first.score, disqualification: { reason: REASON } },
    ]);
    expect(rows[0]?.disqualification?.since).toContain("standing_moderator");
    const again = await desk.changeStandings(moderator, RUNNING, { ...ruling, reason: REASON });
    expect(again.payload).toMatchObject({ message: "This player is disqualified already." });
    const readmission = { intent: "readmit", subject: first.id, reason: "A mistake." };
    expect(await desk.changeStandings(moderator, RUNNING, readmission)).toMatchObject({ status: 302, location });
    expect((await standingsOf(RUNNING)).rows[0]).toEqual(first);
  });

  it("lose a score, for a reason", async () => {
    const [first] = (await standingsOf(RUNNING)).rows;
    const removal = { intent: "remove", subject: first?.scoreId ?? "" };
    expect(await desk.changeStandings(moderator, RUNNING, { ...removal, reason: "" })).toMatchObject({ status: 422 });
    expect((await desk.changeStandings(moderator, RUNNING, { ...removal, reason: REASON })).status).toBe(302);
    expect((await standingsOf(RUNNING)).rows.map(({ scoreId }) => scoreId)).not.toContain(first?.scoreId);
    const again = await desk.changeStandings(moderator, RUNNING, { ...removal, reason: REASON });
    expect(again.payload).toMatchObject({ message: "This score is gone already." });
  });

  it("are changed by moderators, not by editors or support", async () => {
    const [first] = (await standingsOf(RUNNING)).rows;
    const ruling = { intent: "disqualify", subject: first?.id ?? "", reason: REASON };
    for (const visitor of [editor, support]) {
      const refused = await desk.changeStandings(visitor, RUNNING, ruling);
      expect(refused.payload).toMatchObject({ error: "staff_role_insufficient" });
    }
    expect((await desk.changeStandings(moderator, RUNNING, { intent: "ban" })).status).toBe(400);
  });

  it("have winners, whom editors announce once on the page of the challenge", async () => {
    expect((await standingsOf(ENDED)).mayAnnounce).toBe(false);
    const before = await standingsOf(ENDED, "", editor);
    expect(before).toMatchObject({ mayAnnounce: true, announced: null });
    expect((await publicPage(ENDED)).winners).toEqual([]);
    const announcing = { intent: "announce" };
    expect((await desk.changeStandings(moderator, ENDED, announcing)).payload).toMatchObject({
      error: "staff_role_insufficient",
    });
    expect((await desk.changeStandings(editor, ENDED, announcing)).status).toBe(302);
    const after = await standingsOf(ENDED, "", editor);
    expect(after.mayAnnounce).toBe(false);
    expect(after.announced).toMatch(/^Announced on /);
    await expect.poll(async () => (await publicPage(ENDED)).winners, { timeout: 10_000 }).toEqual(before.winners);
    expect(before.winners.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    expect((await desk.changeStandings(editor, ENDED, announcing)).payload).toMatchObject({
      message: "The winners are announced already.",
    });
  });
});
