import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { games } from "~api/db/schema";
import * as desk from "../fixtures/desk-pages";
import { reviewStudio, storeReadyGame } from "../fixtures/developer-games";
import type { Member } from "../fixtures/members";
import { aPlayer } from "../fixtures/people";
import { changeGame, studioGame } from "../fixtures/studio-pages";
import { openPortal } from "../setup/portal-visitors";

let database: Awaited<ReturnType<typeof openPortal>>;
let editor: Member;
let moderator: Member;
let maker: Member;
beforeAll(async () => {
  database = await openPortal();
  editor = await desk.aStaffMember("review_editor", "EDITOR");
  moderator = await desk.aStaffMember("review_moderator", "MODERATOR");
  maker = await aPlayer("review_maker");
});

async function aSubmission(title: string): Promise<string> {
  const { gameId, studioId } = await storeReadyGame(database, maker);
  await database.update(games).set({ title }).where(eq(games.gameId, gameId));
  await reviewStudio(database, studioId);
  expect(await changeGame(maker, gameId, { intent: "submit", wishedDate: "2099-12-03T10:00" })).toMatchObject({
    ...{ status: 302, location: `/studio/games/${gameId}/#publish` },
  });
  return gameId;
}

const find = async (title: string, visitor = editor) => {
  const { reviews } = (await desk.reviewsPage(visitor)).payload.list;
  return reviews.find((review) => review.title === title) ?? expect.fail(`${title} does not wait`);
};
const publishOf = async (gameId: string) => (await studioGame(maker, gameId)).payload.game.publish;

describe("the desk's reviews", () => {
  it("send a game back, which its studio reads, and approve it", async () => {
    const gameId = await aSubmission("Sent Kite");
    const review = await find("Sent Kite");
    expect(review).toMatchObject({ publishDate: "2099-12-03T10:00", problems: [] });
    expect(review.facts).toContainEqual({ label: "Should appear", value: "3 Dec 2099, 10:00 UTC" });
    expect(await publishOf(gameId)).toMatchObject({ button: null, review: { canWithdraw: true } });
    const refused = await desk.decideReview(editor, { intent: "send-back", subject: review.id, reason: " " });
    expect(refused).toMatchObject({ status: 422, payload: { reply: { error: { reason: ["Fill this in."] } } } });
    const sentBack = { intent: "send-back", subject: review.id, reason: "It does not start." };
    expect(await desk.decideReview(editor, sentBack)).toMatchObject({ status: 302, location: "/desk/reviews/" });
    expect((await publishOf(gameId)).review?.note).toBe("Version 1.0.0.0 was sent back: It does not start.");
    expect((await desk.decideReview(editor, { intent: "approve", subject: review.id })).payload).toMatchObject({
      ...{ error: "review_not_found", message: expect.stringContaining("meanwhile") as unknown },
    });
    await changeGame(maker, gameId, { intent: "submit", wishedDate: "" });
    const again = await find("Sent Kite");
    expect((await desk.decideReview(editor, { intent: "approve", subject: again.id })).status).toBe(302);
    expect(await publishOf(gameId)).toMatchObject({ text: "Version 1.0.0.0 is public.", review: null });
  });

  it("approve a game for later, until it is withdrawn", async () => {
    const gameId = await aSubmission("Later Kite");
    const { id: subject } = await find("Later Kite");
    const past = await desk.decideReview(editor, { intent: "schedule", subject, publishDate: "2020-01-01T10:00" });
    expect(past.payload).toMatchObject({ reply: { error: { publishDate: ["This moment has passed."] } } });
    const later = { intent: "schedule", subject, publishDate: "2099-12-04T10:00" };
    expect((await desk.decideReview(editor, later)).status).toBe(302);
    expect((await find("Later Kite")).facts).toContainEqual({ label: "Appears", value: "4 Dec 2099, 10:00 UTC" });
    expect((await publishOf(gameId)).review?.note).toContain("appears on 4 Dec 2099, 10:00 UTC");
    expect((await changeGame(maker, gameId, { intent: "withdraw" })).status).toBe(302);
    expect((await desk.reviewsPage(editor)).payload.list.reviews.map(({ title }) => title)).not.toContain("Later Kite");
    const withdrawn = await changeGame(maker, gameId, { intent: "withdraw" });
    expect(withdrawn.payload).toMatchObject({ error: "review_not_found" });
  });

  it("are shown, not decided, to moderators, and name no date that is none", async () => {
    const gameId = await aSubmission("Read Kite");
    const { id: subject } = await find("Read Kite", moderator);
    expect((await desk.reviewsPage(moderator)).payload.mayDecide).toBe(false);
    expect((await desk.decideReview(moderator, { intent: "approve", subject })).payload).toMatchObject({
      ...{ error: "staff_role_insufficient" },
    });
    expect((await desk.decideReview(editor, { intent: "adore", subject })).status).toBe(400);
    expect((await desk.reviewsPage(maker)).status).toBe(403);
    const wrong = await changeGame(maker, gameId, { intent: "submit", wishedDate: "tomorrow" });
    expect(wrong.payload).toMatchObject({ problems: { wishedDate: "Give a day and a time." } });
    const past = await changeGame(maker, gameId, { intent: "submit", wishedDate: "2020-01-01T10:00" });
    expect(past.payload).toMatchObject({ problems: { wishedDate: "This moment has passed." } });
  });
});
