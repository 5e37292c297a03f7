import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { games, playerReviews, studioMembers, user } from "~api/db/schema";
import { gameId, gamePath } from "~api/seed/demo-games";
import { action, loader } from "~/routes/($locale).games.$gameId.$mangledTitle.reviews";
import type { StudioRole } from "~contract/entities/studio-member";
import { REVIEW_TEXT } from "../fixtures/reviewers";
import { addMember } from "../fixtures/stored-studios";
import { runAction, runLoader } from "../setup/portal";
import { newVisitor, openPortal, signUp } from "../setup/portal-visitors";
import type { TestVisitor } from "../setup/test-api";

const GAME = gameId("softfall");
const PAGE = `${gamePath("softfall")}reviews/`;
const PATTERN = "/:locale?/games/:gameId/:mangledTitle/reviews";
const LONG_AGO = new Date("2026-01-01T00:00:00.000Z");

let database: Awaited<ReturnType<typeof openPortal>>;
/** Sees changes at once, unlike visitors. */
let reader: TestVisitor;
let member: TestVisitor;
let about: { reviewId: string; gameId: string };

beforeAll(async () => {
  database = await openPortal();
  reader = await signUp("reads_answers");
  member = await signUp("makes_softfall");
  await signUp("wrote_of_it");
});
beforeEach(async () => {
  await database.delete(studioMembers);
  await database.delete(playerReviews);
  about = { reviewId: randomUUID(), gameId: GAME };
  const review = { ...about, text: REVIEW_TEXT, isRecommended: true, locale: "en" } as const;
  const userId = await userIdOf("wrote_of_it");
  await database.update(user).set({ emailVerified: true, createdAt: LONG_AGO }).where(eq(user.id, userId));
  await database.insert(playerReviews).values({ ...review, userId, playedMinutes: 12, createdAt: LONG_AGO });
});

async function userIdOf(username: string): Promise<string> {
  const [row] = await database.select({ userId: user.id }).from(user).where(eq(user.username, username));
  return row?.userId ?? expect.fail(`nobody is called ${username}`);
}

async function join(role: StudioRole): Promise<void> {
  const [game] = await database.select({ studioId: games.studioId }).from(games).where(eq(games.gameId, GAME));
  await addMember(database, game?.studioId ?? "", { userId: await userIdOf("makes_softfall") }, role);
}

const read = async (visitor: TestVisitor) => (await runLoader(loader, PATTERN, PAGE, { visitor })).payload.reviewsPage;
const answerShown = async () => (await read(reader)).reviews[0]?.answer;
const send = (visitor: TestVisitor, fields: Record<string, string>) =>
  runAction(action, PAGE, { visitor, pattern: PATTERN, body: new URLSearchParams({ ...about, ...fields }) });

it("answers a review, changes the answer and deletes it", async () => {
  await join("DEVELOPER");
  expect((await read(member)).answering).toEqual({ gameId: GAME, maxLength: 2000 });
  const answered = await send(member, { intent: "answer", text: " Thank you.\r\nMore soon. " });
  expect(answered).toMatchObject({ status: 302, location: `${PAGE}#review-${about.reviewId}` });
  expect(await answerShown()).toMatchObject({ text: "Thank you.\nMore soon." });
  await send(member, { intent: "answer", text: "Thank you." });
  expect((await answerShown())?.date).toContain("changed");
  await send(member, { intent: "delete-answer" });
  expect(await answerShown()).toBeNull();
});

it("says at the field what is wrong with an answer", async () => {
  await join("OWNER");
  for (const text of [" ", "x".repeat(2001)]) {
    expect(await send(member, { intent: "answer", text })).toMatchObject({
      status: 422,
      payload: {
        problems: { answer: "Write 1 to 2\u00a0000 characters." },
        answer: { reviewId: about.reviewId, text: text.trim() },
      },
    });
  }
  expect(await answerShown()).toBeNull();
});

it("offers testers and other players nothing, and refuses their answers", async () => {
  await join("TESTER");
  for (const visitor of [member, reader]) {
    expect((await read(visitor)).answering).toBeNull();
    const refused = await send(visitor, { intent: "answer", text: "Thank you." });
    expect(refused.status).toBeGreaterThanOrEqual(400);
  }
  expect((await read(newVisitor())).answering).toBeNull();
  expect(await answerShown()).toBeNull();
});
