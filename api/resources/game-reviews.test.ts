import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { listAuditEntries } from "~contract/calls/desk-staff";
import { getGame } from "~contract/calls/games";
import { decideReview, listReviews } from "~contract/calls/game-reviews";
import { getLaunch } from "~contract/calls/play";
import { aDevelopersGame, type DevelopersGame } from "../../tests/fixtures/a-developers-game";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { reviewStudio } from "../../tests/fixtures/developer-games";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { gameReviews, releases } from "../db/schema";
import { announceDeletions, deleteUnusedReleases } from "../store/builds/unused-releases";
import { publishDueReviews } from "../store/reviews/decide-review";
import { liftTakedown, listTakedowns, stopGame } from "../store/studios/takedowns";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const APPROVED = { decision: "APPROVED", publishDate: null };

let api: TestApi;
let kite: DevelopersGame;
let editor: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  kite = await aDevelopersGame(api);
  editor = await aMember(api, "Ilse");
  await appoint(api.database, editor, { role: "EDITOR" });
  await kite.haveFacts();
  await reviewStudio(api.database, kite.studioId);
});

const submit = (wishedDate: string | null = null) => kite.ada.send("PUT", `${kite.path}/review`, { wishedDate });
const withdraw = () => kite.ada.send("DELETE", `${kite.path}/review`);
const queue = async (member = editor) => (await dataOf(listReviews, member.fetch("/desk/reviews"))).reviews;
const decide = (reviewId: string, body: object, member = editor) =>
  member.send("POST", `/desk/reviews/${reviewId}/decision`, body);
const later = (ms: number) => new Date(Date.now() + ms);
const shown = () => api.fetch(`/gxc/v2/games/${kite.gameId}`);
const inbox = async () => (await kite.ada.fetch("/profile/v2/messages")).text();
const logged = async () => {
  const { entries } = await dataOf(listAuditEntries, editor.fetch(`/desk/audit-log?subjectId=${kite.gameId}`));
  return entries.map(({ action, reason }) => `${action} ${reason ?? ""}`.trim());
};

async function submitted(script = "draw(1)"): Promise<string> {
  await kite.upload(script);
  expect((await submit()).status).toBe(200);
  const [review] = await queue();
  return review?.reviewId ?? expect.fail("nothing waits");
}

describe("a game of a reviewed studio", () => {
  it("is not published by its studio until the desk has approved what was submitted", async () => {
    await kite.upload("draw(1)");
    expect(await failureOf(kite.publish())).toBe("400 review_required");
    expect(await kite.game()).toMatchObject({ needsReview: true, review: null, isPublished: false });
    const wishedDate = later(DAY_MS).toISOString();
    expect((await submit(wishedDate)).status).toBe(200);
    expect((await kite.game()).review).toMatchObject({ state: "WAITING", version: "1.0.0.0", wishedDate });
    const [review] = await queue();
    expect(review).toMatchObject({
      ...{ state: "WAITING", gameTitle: "Kite", version: "1.0.0.0", wishedDate, failure: null, isStopped: false },
      ...{ shortDescription: "Keep it in the air.", ageRating: "EVERYONE", rights: { holder: "Ada", isOwnWork: true } },
    });
    expect(review?.report.files).toBe(2);
    expect(await failureOf(shown())).toBe("404 game_not_found");
    await dataOf(decideReview, decide(review?.reviewId ?? "", APPROVED));
    expect(await dataOf(getGame, shown())).toMatchObject({ title: "Kite" });
    expect(await inbox()).toContain("GAME_APPROVED");
    expect(await logged()).toEqual(["review.approved"]);
    expect(await queue()).toEqual([]);
    // From then on its studio publishes by itself.
    await kite.release("draw(2)");
    expect(await kite.track("public")).toMatchObject({ version: "1.0.0.1" });
    expect(await failureOf(submit())).toBe("400 review_not_required");
  });

  it("goes back with a reason, and is submitted again", async () => {
    const reviewId = await submitted();
    const reason = "It does not start.";
    await dataOf(decideReview, decide(reviewId, { decision: "SENT_BACK", reason }));
    expect((await kite.game()).review).toMatchObject({ state: "SENT_BACK", reason });
    expect(await inbox()).toMatch(/It does not start.*GAME_SENT_BACK/);
    expect(await queue()).toEqual([]);
    expect(await logged()).toEqual([`review.sent-back ${reason}`]);
    expect(await failureOf(withdraw())).toBe("404 review_not_found");
    await submitted("draw(2)");
    expect((await kite.game()).review).toMatchObject({ state: "WAITING", version: "1.0.0.1", reason: null });
  });

  it("is decided once, and not after it was replaced or withdrawn", async () => {
    const first = await submitted();
    const second = await submitted("draw(2)");
    expect(await failureOf(decide(first, APPROVED))).toBe("404 review_not_found");
    const publishDate = later(HOUR_MS).toISOString();
    const both = await Promise.all([decide(second, APPROVED), decide(second, { ...APPROVED, publishDate })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await logged()).toEqual(["review.approved"]);
  });

  it("is withdrawn by its makers", async () => {
    const reviewId = await submitted();
    expect((await withdraw()).status).toBe(200);
    expect(await kite.game()).toMatchObject({ review: null });
    expect(await failureOf(decide(reviewId, APPROVED))).toBe("404 review_not_found");
  });
});

describe("an approval for later", () => {
  async function scheduled(): Promise<Date> {
    const moment = later(HOUR_MS);
    const publishDate = moment.toISOString();
    await dataOf(decideReview, decide(await submitted(), { decision: "APPROVED", publishDate }));
    expect((await kite.game()).review).toMatchObject({ state: "SCHEDULED", publishDate });
    return moment;
  }

  it("lets the game appear by itself, once, with what was approved", async () => {
    const due = await scheduled();
    await kite.upload("draw(2)");
    await publishDueReviews(api.database, new Date(due.getTime() - 1));
    expect(await failureOf(shown())).toBe("404 game_not_found");
    await Promise.all([publishDueReviews(api.database, due), publishDueReviews(api.database, due)]);
    expect((await shown()).status).toBe(200);
    expect(await kite.track("public")).toMatchObject({ version: "1.0.0.0" });
    expect(await logged()).toEqual(["review.published", "review.approved"]);
  });

  it("waits for the desk again where the game was stopped meanwhile", async () => {
    const due = await scheduled();
    await stopGame(api.database, { actorId: null, gameId: kite.gameId, reason: "A copy.", now: new Date() });
    await publishDueReviews(api.database, due);
    const [review] = await queue();
    expect(review).toMatchObject({ state: "WAITING", failure: "game_is_blocked", isStopped: true, publishDate: null });
    expect(await failureOf(decide(review?.reviewId ?? "", APPROVED))).toBe("400 game_is_blocked");
    const [takedown] = (await listTakedowns(api.database, {})).takedowns;
    const lifting = { takedownId: takedown?.takedownId ?? "", actorId: null, reason: "Answered.", now: new Date() };
    await liftTakedown(api.database, lifting);
    expect(await failureOf(shown())).toBe("404 game_not_found");
    await dataOf(decideReview, decide(review?.reviewId ?? "", APPROVED));
    expect((await shown()).status).toBe(200);
  });
});

describe("what waits for review", () => {
  const launch = (member: Member, trackId: string) =>
    member.fetch(`/gxc/v2/games/${kite.gameId}/launch?trackId=${trackId}`);

  it("is played by those who read the queue, as submitted, and by nobody else", async () => {
    await kite.upload("draw(1)");
    const { trackId, releaseId } = await kite.track("internal");
    expect(await failureOf(launch(editor, trackId))).toBe("404 game_not_found");
    await submit();
    await kite.upload("draw(2)");
    const { launchUrl } = await dataOf(getLaunch, launch(editor, trackId));
    expect(new URL(launchUrl).searchParams.get("release")).toBe(releaseId);
    const own = await dataOf(getLaunch, launch(kite.ada, trackId));
    expect(new URL(own.launchUrl).searchParams.get("release")).not.toBe(releaseId);
    const page = `/gxc/v2/games/${kite.gameId}?trackId=${trackId}`;
    expect((await editor.fetch(page)).status).toBe(200);
    const support = await aMember(api, "Sol");
    await appoint(api.database, support, { role: "SUPPORT" });
    expect(await failureOf(support.fetch("/desk/reviews"))).toBe("403 staff_role_insufficient");
    for (const stranger of [support, await aMember(api, "Bo.K")])
      expect(await failureOf(launch(stranger, trackId))).toBe("404 game_not_found");
    await withdraw();
    expect(await failureOf(launch(editor, trackId))).toBe("404 game_not_found");
  });

  it("is read, not decided, by moderators", async () => {
    const reviewId = await submitted();
    const moderator = await aMember(api, "Moss");
    await appoint(api.database, moderator, { role: "MODERATOR" });
    expect(await queue(moderator)).toHaveLength(1);
    expect(await failureOf(decide(reviewId, APPROVED, moderator))).toBe("403 staff_role_insufficient");
  });

  it("keeps its release when no track points to it any more", async () => {
    await submitted();
    await kite.upload("draw(2)");
    for (const days of [24, 31, 40]) {
      await announceDeletions(api.database, later(days * DAY_MS));
      await deleteUnusedReleases(api.database, later(days * DAY_MS));
    }
    expect(await api.database.$count(releases, eq(releases.gameId, kite.gameId))).toBe(2);
    await api.database.delete(gameReviews);
    for (const days of [41, 49]) {
      await announceDeletions(api.database, later(days * DAY_MS));
      await deleteUnusedReleases(api.database, later(days * DAY_MS));
    }
    expect(await api.database.$count(releases, eq(releases.gameId, kite.gameId))).toBe(1);
  });
});
