import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import {
  getOwnPlayerReview,
  listPlayerReviews,
  putPlayerReview,
  voteForPlayerReview,
} from "~contract/calls/player-reviews";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import type { Member } from "../../tests/fixtures/members";
import { backdatePlays } from "../../tests/fixtures/players";
import { anOldMember, aReviewer, playFor, REVIEW_TEXT, writeReview } from "../../tests/fixtures/reviewers";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { blocks, playerReviews, playerReviewVotes, refusedWords, sanctions, user } from "../db/schema";
import { gameId } from "../seed/demo-games";
import { deleteAccount } from "../store/account/account-deletion";
import { forgetWords } from "../store/words/text-check";

const SOFTFALL = gameId("softfall");
const REVIEWS = `/gxc/v2/games/${SOFTFALL}/reviews`;
const OWN = `${REVIEWS}/own`;

let api: TestApi;
let ada: Member;
let bo: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  ada = await aReviewer(api, "Ada", { gameId: SOFTFALL });
  bo = await anOldMember(api, "Bo");
});

const put = (as: Member, body: Record<string, unknown> = {}) =>
  as.send("PUT", OWN, { text: REVIEW_TEXT, isRecommended: true, locale: "en", ...body });
const list = (as: Pick<Member, "fetch"> = api, query = "") => dataOf(listPlayerReviews, as.fetch(REVIEWS + query));
const own = (as: Member) => dataOf(getOwnPlayerReview, as.fetch(OWN));
const vote = (as: Member, reviewId: string, isHelpful = true) =>
  as.send("PUT", `/gxc/v2/player-reviews/${reviewId}/helpful`, { isHelpful });
const authorsOf = async (query = "", as: Pick<Member, "fetch"> = api) =>
  (await list(as, query)).reviews.map(({ author }) => author.username);

async function reviewsOf(count: number): Promise<string[]> {
  const ids = [];
  for (let index = 0; index < count; index++) {
    const author = await aReviewer(api, `Critic${String(index)}`, { gameId: SOFTFALL });
    const { reviewId } = await writeReview(author, { gameId: SOFTFALL, isRecommended: index !== 1 });
    const createdAt = new Date(Date.now() - (count - index) * 60_000);
    await api.database.update(playerReviews).set({ createdAt }).where(eq(playerReviews.reviewId, reviewId));
    ids.push(reviewId);
  }
  return ids;
}

describe("a review", () => {
  it("is seen by everybody, with its author, vote, language and play time", async () => {
    const written = await writeReview(ada, { gameId: SOFTFALL, text: `  ${REVIEW_TEXT}\n` });
    expect(written).toMatchObject({ isOwn: true, appearsDate: null, waitsForEmail: false, removal: null });
    const { reviews, total, recommended, pagination } = await list();
    expect([total, recommended, pagination.totalItems]).toEqual([1, 1, 1]);
    expect(reviews).toMatchObject([
      {
        ...{ text: REVIEW_TEXT, isRecommended: true, locale: "en", playedMinutes: 12, editedDate: null },
        ...{ author: { userId: ada.userId, username: "Ada" }, helpful: 0, isFoundHelpful: false, isOwn: false },
        answer: null,
      },
    ]);
    expect((await list(ada)).reviews).toMatchObject([{ isOwn: true }]);
  });

  it("is one for each player and game, changed and deleted by its author", async () => {
    const { reviewId } = await writeReview(ada, { gameId: SOFTFALL });
    const same = await writeReview(ada, { gameId: SOFTFALL });
    expect(same).toMatchObject({ reviewId, editedDate: null });
    const changed = await writeReview(ada, { gameId: SOFTFALL, isRecommended: false });
    expect(changed).toMatchObject({ reviewId, isRecommended: false });
    expect(changed.editedDate).not.toBeNull();
    expect(await list()).toMatchObject({ total: 1, recommended: 0 });
    expect(await failureOf(bo.send("DELETE", OWN))).toBe("404 player_review_not_found");
    expect((await ada.send("DELETE", OWN)).status).toBe(200);
    expect(await list()).toMatchObject({ reviews: [], total: 0 });
    expect(await own(ada)).toEqual({ review: null, missingMinutes: 0, mayAnswer: false });
  });

  it.each([
    ["a short text", "text", "Too short"],
    ["a text of 19 characters between spaces", "text", ` ${"x".repeat(19)} `],
    ["a text of 2,001 characters", "text", "x".repeat(2_001)],
    ["another vote", "isRecommended", "yes"],
    ["a language that the portal has not", "locale", "cs"],
    ["a field of its own", "stars", 5],
  ])("is refused with %s, and the failure names the field", async (_, field, value) => {
    const response = await put(ada, { [field]: value });
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain(field);
  });

  it("is refused with a word of the desk's lists", async () => {
    const word = { wordId: randomUUID(), list: "en", match: "WORD", addedAt: new Date() } as const;
    await api.database.insert(refusedWords).values({ ...word, word: "egg", comparable: "egg" });
    forgetWords(api.database);
    const response = await put(ada, { text: "There is an e g g in this game." });
    expect(await response.json()).toMatchObject({
      errors: [{ code: "text_refused", details: { fieldName: "text", message: "egg" } }],
    });
  });

  it("is not for guests and visitors, nor about games that are not there", async () => {
    const guest = api.visitor();
    await guest.postJson(`/gxc/v2/games/${SOFTFALL}/play`, {});
    for (const as of [guest, api.visitor()]) {
      expect(await failureOf(as.fetch(OWN))).toBe("403 sign_in_required");
    }
    const elsewhere = `/gxc/v2/games/${randomUUID()}/reviews`;
    expect(await failureOf(ada.fetch(elsewhere))).toBe("404 game_not_found");
    expect(await failureOf(ada.fetch(`${elsewhere}/own`))).toBe("404 game_not_found");
  });
});

describe("play time", () => {
  it("of five minutes comes first", async () => {
    expect(await own(bo)).toEqual({ review: null, missingMinutes: 5, mayAnswer: false });
    await playFor(api, bo, { gameId: SOFTFALL, minutes: 3 });
    expect(await own(bo)).toEqual({ review: null, missingMinutes: 2, mayAnswer: false });
    expect(await failureOf(put(bo))).toBe("400 play_time_too_short");
    await backdatePlays(api, bo.userId, 120);
    expect(await dataOf(putPlayerReview, put(bo))).toMatchObject({ playedMinutes: 5 });
  });

  it("is that of this game, half an hour of each play at most, until the next one", async () => {
    await playFor(api, bo, { gameId: gameId("pond-quartet"), minutes: 20 });
    expect(await own(bo)).toMatchObject({ missingMinutes: 5 });
    await playFor(api, bo, { gameId: SOFTFALL, minutes: 600 });
    await playFor(api, bo, { gameId: SOFTFALL, minutes: 7 });
    await playFor(api, bo, { gameId: SOFTFALL, minutes: 4 });
    expect(await writeReview(bo, { gameId: SOFTFALL })).toMatchObject({ playedMinutes: 30 + 7 + 4 });
  });
});

describe("a review of a new account", () => {
  const yesterday = () => new Date(Date.now() - 25 * 3_600_000);

  it("is its author's alone until the account is a day old", async () => {
    const createdAt = new Date(Date.now() - 3_600_000);
    await api.database.update(user).set({ createdAt }).where(eq(user.id, ada.userId));
    const { appearsDate } = await writeReview(ada, { gameId: SOFTFALL });
    expect(appearsDate).toBe(new Date(createdAt.getTime() + 86_400_000).toISOString());
    expect(await list()).toMatchObject({ reviews: [], total: 0 });
    await api.database.update(user).set({ createdAt: yesterday() }).where(eq(user.id, ada.userId));
    expect(await authorsOf()).toEqual(["Ada"]);
    expect((await own(ada)).review).toMatchObject({ appearsDate: null });
  });

  it("waits for the confirmed address", async () => {
    await api.database.update(user).set({ emailVerified: false }).where(eq(user.id, ada.userId));
    expect(await writeReview(ada, { gameId: SOFTFALL })).toMatchObject({ waitsForEmail: true });
    expect(await authorsOf()).toEqual([]);
  });

  it("of a suspended account is hidden as long as that lasts", async () => {
    await writeReview(ada, { gameId: SOFTFALL });
    const endsAt = new Date(Date.now() + 60_000);
    await api.database.insert(sanctions).values({
      ...{ sanctionId: randomUUID(), userId: ada.userId, kind: "SUSPENSION", rule: "INSULT", text: "No." },
      ...{ createdAt: new Date(), endsAt },
    });
    expect(await list()).toMatchObject({ reviews: [], total: 0 });
    expect(await failureOf(put(ada))).toBe("403 account_suspended");
    await api.database.update(sanctions).set({ endsAt: new Date() });
    expect(await authorsOf()).toEqual(["Ada"]);
  });

  it("is not shown to whoever has blocked its author", async () => {
    const { reviewId } = await writeReview(ada, { gameId: SOFTFALL });
    await api.database.insert(blocks).values({ blockerId: bo.userId, blockedId: ada.userId, blockedAt: new Date() });
    expect(await list(bo)).toMatchObject({ reviews: [], total: 0 });
    expect(await failureOf(vote(bo, reviewId))).toBe("404 player_review_not_found");
    expect(await authorsOf()).toEqual(["Ada"]);
  });
});

describe("helpful reviews", () => {
  it("count each player once, not their author, and are taken back", async () => {
    const { reviewId } = await writeReview(ada, { gameId: SOFTFALL });
    expect(await dataOf(voteForPlayerReview, vote(bo, reviewId))).toEqual({ helpful: 1, isFoundHelpful: true });
    expect(await dataOf(voteForPlayerReview, vote(bo, reviewId))).toEqual({ helpful: 1, isFoundHelpful: true });
    expect((await list(bo)).reviews).toMatchObject([{ helpful: 1, isFoundHelpful: true }]);
    expect((await list()).reviews).toMatchObject([{ helpful: 1, isFoundHelpful: false }]);
    expect(await dataOf(voteForPlayerReview, vote(bo, reviewId, false))).toEqual({ helpful: 0, isFoundHelpful: false });
    expect(await dataOf(voteForPlayerReview, vote(bo, reviewId, false))).toMatchObject({ helpful: 0 });
    expect(await failureOf(vote(ada, reviewId))).toBe("400 player_review_own");
    expect(await failureOf(vote(bo, randomUUID()))).toBe("404 player_review_not_found");
  });

  it("lose the votes of a deleted account, which loses its reviews", async () => {
    const { reviewId } = await writeReview(ada, { gameId: SOFTFALL });
    await dataOf(voteForPlayerReview, vote(bo, reviewId));
    await deleteAccount(api.database, bo.userId);
    expect((await list()).reviews).toMatchObject([{ helpful: 0 }]);
    expect(await api.database.$count(playerReviewVotes)).toBe(0);
    await deleteAccount(api.database, ada.userId);
    expect(await api.database.$count(playerReviews)).toBe(0);
  });
});

describe("the list", () => {
  it("has four orders, in pages", async () => {
    const [first = "", second = ""] = await reviewsOf(3);
    await dataOf(voteForPlayerReview, vote(bo, second));
    await dataOf(voteForPlayerReview, vote(ada, second));
    await dataOf(voteForPlayerReview, vote(bo, first));
    expect(await authorsOf()).toEqual(["Critic1", "Critic0", "Critic2"]);
    expect(await authorsOf("?order=NEWEST")).toEqual(["Critic2", "Critic1", "Critic0"]);
    expect(await authorsOf("?order=RECOMMENDED")).toEqual(["Critic0", "Critic2"]);
    expect(await authorsOf("?order=NOT_RECOMMENDED")).toEqual(["Critic1"]);
    expect(await authorsOf("?page=1&pageSize=2")).toEqual(["Critic2"]);
    const page = await list(api, "?order=RECOMMENDED&pageSize=1");
    expect(page).toMatchObject({ total: 3, recommended: 2, pagination: { totalItems: 2, totalPages: 2 } });
  });
});
