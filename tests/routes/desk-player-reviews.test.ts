import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { playerReviews, reportCases } from "~api/db/schema";
import { gameId } from "~api/seed/demo-games";
import { addToCase } from "~api/store/moderation/case-intake";
import * as desk from "../fixtures/desk-pages";
import { casePage, changeCase, queuePage } from "../fixtures/desk-queue-pages";
import type { Member } from "../fixtures/members";
import { aPlayer } from "../fixtures/people";
import { REVIEW_TEXT } from "../fixtures/reviewers";
import { openPortal } from "../setup/portal-visitors";

const REASON = "It is an insult.";

let database: Awaited<ReturnType<typeof openPortal>>;
let moderator: Member;
let editor: Member;
let author: Member;
let caseId: string;
beforeAll(async () => {
  database = await openPortal();
  moderator = await desk.aStaffMember("reviews_moderator", "MODERATOR");
  editor = await desk.aStaffMember("reviews_editor", "EDITOR");
  author = await aPlayer("reviews_author");
});
beforeEach(async () => {
  await database.delete(playerReviews);
  const reviewId = randomUUID();
  const written = { text: REVIEW_TEXT, isRecommended: false, locale: "en", playedMinutes: 12 } as const;
  const of = { reviewId, userId: author.userId, gameId: gameId("softfall"), createdAt: new Date() };
  await database.insert(playerReviews).values({ ...of, ...written });
  await addToCase(database, { reviewId }, new Date());
  caseId = (await database.select().from(reportCases)).find((row) => row.reviewId === reviewId)?.caseId ?? "";
});

const read = async (visitor = moderator) => (await casePage(visitor, caseId)).payload.reportCase;

describe("a case about a review", () => {
  it("is listed by its author and game, and shows the review", async () => {
    const { rows } = (await queuePage(moderator, "?kind=REVIEW")).payload.list;
    expect(rows).toMatchObject([{ title: "reviews_author", about: "Review of Softfall" }]);
    const { review, links } = await read();
    expect(review).toEqual({ vote: "Not recommended", text: REVIEW_TEXT, isRemoved: false, intent: "remove-review" });
    expect(links.map(({ label }) => label)).toEqual(["Reviews of the game", "The player at the desk"]);
    expect((await read(editor)).review?.intent).toBeNull();
  });

  it("has the form that removes it, with a reason, and shows it again", async () => {
    expect((await changeCase(moderator, caseId, { intent: "remove-review", reason: "" })).status).toBe(422);
    expect(await changeCase(moderator, caseId, { intent: "remove-review", reason: REASON })).toMatchObject({
      ...{ status: 302, location: `/desk/queue/${caseId}/` },
    });
    const { review, history } = await read();
    expect(review).toMatchObject({ isRemoved: true, intent: "restore-review" });
    expect(history[0]?.text).toBe("reviews_moderator removed a review by reviews_author.");
    await changeCase(moderator, caseId, { intent: "restore-review", reason: "It is none." });
    expect((await read()).review).toMatchObject({ isRemoved: false });
    expect((await changeCase(editor, caseId, { intent: "remove-review", reason: REASON })).status).not.toBe(302);
  });
});
