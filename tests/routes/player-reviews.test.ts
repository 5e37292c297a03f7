import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { playerReviewReports, playerReviews, plays, user } from "~api/db/schema";
import { gameId, gamePath, trackId } from "~api/seed/demo-games";
import { action, loader } from "~/routes/($locale).games.$gameId.$mangledTitle.reviews";
import { action as report } from "~/routes/api.reports";
import { REVIEW_TEXT } from "../fixtures/reviewers";
import { runAction, runLoader } from "../setup/portal";
import { newVisitor, openPortal, playAsGuest, signUp } from "../setup/portal-visitors";
import type { TestVisitor } from "../setup/test-api";

const GAME = gameId("softfall");
const PAGE = `${gamePath("softfall")}reviews/`;
const PATTERN = "/:locale?/games/:gameId/:mangledTitle/reviews";
const LONG_AGO = new Date("2026-01-01T00:00:00.000Z");

let database: Awaited<ReturnType<typeof openPortal>>;
/** Sees changes at once, unlike visitors. */
let reader: TestVisitor;
let players = 0;

beforeAll(async () => {
  database = await openPortal();
  reader = await signUp("reads_reviews");
});
beforeEach(async () => {
  await database.delete(playerReviews);
});

async function player({ minutes = 12, isNew = false } = {}): Promise<{ visitor: TestVisitor; username: string }> {
  const username = `reviewer_${String(++players)}`;
  const visitor = await signUp(username);
  const ofName = eq(user.username, username);
  await database
    .update(user)
    .set({ emailVerified: true, ...(!isNew && { createdAt: LONG_AGO }) })
    .where(ofName);
  const [row] = await database.select({ userId: user.id }).from(user).where(ofName);
  const startedAt = new Date(Date.now() - minutes * 60_000 - 1000);
  const play = { playId: randomUUID(), userId: row?.userId ?? "", gameId: GAME, trackId: trackId("softfall") };
  await database.insert(plays).values({ ...play, startedAt, lastActivityAt: startedAt });
  return { visitor, username };
}

const read = async (visitor: TestVisitor, path = PAGE) =>
  (await runLoader(loader, PATTERN, path, { visitor })).payload.reviewsPage;

const send = (visitor: TestVisitor, fields: Record<string, string>, path = PAGE) =>
  runAction(action, path, { visitor, pattern: PATTERN, body: new URLSearchParams(fields) });

const write = (visitor: TestVisitor, fields: Record<string, string> = {}) =>
  send(visitor, { intent: "write", text: REVIEW_TEXT, vote: "yes", ...fields });

describe("the page of a game's reviews", () => {
  it("says who may write, and why not", async () => {
    for (const viewer of [newVisitor(), await playAsGuest()]) {
      expect((await read(viewer)).own).toEqual({ kind: "log-in" });
    }
    const { visitor } = await player({ minutes: 2 });
    expect((await read(visitor)).own).toMatchObject({
      kind: "play",
      text: "Play 3 more minutes, then you can write a review.",
    });
  });

  it("shows what was written, in each language", async () => {
    const { visitor, username } = await player();
    expect(await read(newVisitor())).toMatchObject({ subtitle: "", emptyText: "Nobody has reviewed this game yet." });
    expect(await write(visitor)).toMatchObject({ status: 302 });
    const page = await read(reader);
    expect(page).toMatchObject({
      title: "Reviews of Softfall",
      subtitle: "100 % recommend it · 1 review",
      reviews: [{ text: REVIEW_TEXT, vote: "Recommended", author: { name: username }, language: "en", isOwn: false }],
    });
    expect(page.reviews[0]?.about).toContain("after 12 minutes of play");
    expect((await read(reader, `/ru${PAGE}`)).subtitle).toBe("Рекомендуют 100 % · 1 отзыв");
    expect((await read(visitor)).own).toMatchObject({
      kind: "form",
      form: { isWritten: true, vote: "yes", note: null },
    });
  });

  it("says when others will see a new account's review", async () => {
    const { visitor } = await player({ isNew: true });
    await write(visitor);
    const { own } = await read(visitor);
    expect(own?.kind === "form" && own.form.note).toMatch(/^Others see it from .+ UTC on/);
    expect((await read(reader)).reviews).toEqual([]);
  });

  it("has an address that says order and page, and leads from others to it", async () => {
    const other = `/games/${GAME}/elsewhere/reviews/?order=NEWEST`;
    const { status, location } = await runLoader(loader, PATTERN, other, { visitor: newVisitor() });
    expect([status, location]).toEqual([301, `${PAGE}?order=NEWEST`]);
    const { order } = await read(reader, `${PAGE}?order=NEWEST`);
    expect(order.choices).toMatchObject([{ chosen: "NEWEST" }]);
  });
});

describe("its forms", () => {
  it("keep what was typed when something is missing", async () => {
    const { visitor } = await player();
    const refused = await write(visitor, { text: "Short.", vote: "" });
    expect(refused).toMatchObject({
      status: 422,
      payload: {
        problems: { text: "Write 20 to 2\u00a0000 characters.", vote: "Choose whether you recommend the game." },
        values: { text: "Short.", vote: null },
      },
    });
    expect(await database.$count(playerReviews)).toBe(0);
  });

  it("change and delete the own review, and say that it is helpful", async () => {
    const { visitor } = await player();
    const other = await player();
    await write(visitor);
    const [{ id = "" } = {}] = (await read(reader)).reviews;
    const voted = await send(other.visitor, { intent: "helpful", reviewId: id }, `${PAGE}?order=NEWEST`);
    expect(voted.location).toBe(`${PAGE}?order=NEWEST#review-${id}`);
    expect((await read(other.visitor)).reviews).toMatchObject([{ helpful: { count: 1, isPressed: true } }]);
    await send(other.visitor, { intent: "not-helpful", reviewId: id });
    expect((await read(other.visitor)).reviews).toMatchObject([{ helpful: { count: 0, isPressed: false } }]);
    await write(visitor, { vote: "no" });
    expect((await read(reader)).reviews).toMatchObject([{ vote: "Not recommended" }]);
    await send(visitor, { intent: "delete" });
    expect((await read(reader)).reviews).toEqual([]);
  });

  it("report a review", async () => {
    const { visitor } = await player();
    const other = await player();
    await write(visitor);
    const [{ id: reviewId = "" } = {}] = (await read(reader)).reviews;
    const body = new URLSearchParams({ reviewId, reason: "SPAM", comment: "Only advertising." });
    expect((await runAction(report, "/api/reports/", { visitor: other.visitor, body })).payload).toEqual({ ok: true });
    expect(await database.$count(playerReviewReports)).toBe(1);
    const own = await runAction(report, "/api/reports/", { visitor, body });
    expect(own.payload).toEqual({ ok: false, error: "player_review_own" });
  });
});
