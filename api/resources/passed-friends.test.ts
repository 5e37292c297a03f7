import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { listMessages } from "~contract/calls/messages";
import { submitScore } from "~contract/calls/scores";
import { storeChallenge, type StoredChallenge } from "../../tests/fixtures/a-challenge-row";
import { dataOf } from "../../tests/fixtures/api-responses";
import { guestPlaying, backdatePlays, submit, userPlaying, type TestPlayer } from "../../tests/fixtures/players";
import { deleteOwnAccount, setKnownPassword } from "../../tests/fixtures/passwords";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { friendships, gameRatings, personalBests, user } from "../db/schema";
import { moveGuestToUser } from "../store/account/guests";

let api: TestApi;
let challenge: StoredChallenge;
let ada: TestPlayer;
let bo: TestPlayer;

beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  challenge = await storeChallenge(api.database, { name: { en: "Long way", de: "Langer Weg" } });
  ada = await userPlaying(api, challenge, { username: "Ada_L" });
  bo = await userPlaying(api, challenge, { username: "Bo.K" });
  await befriend(ada, bo);
});

async function befriend(one: TestPlayer, other: TestPlayer): Promise<void> {
  const since = new Date();
  await api.database.insert(friendships).values([
    { userId: one.userId, friendId: other.userId, since },
    { userId: other.userId, friendId: one.userId, since },
  ]);
}

async function playFor({ gameId, challengeId }: StoredChallenge): Promise<void> {
  for (const player of [ada, bo]) {
    await player.postJson(`/gxc/v2/games/${gameId}/play`, { challengeId });
    await backdatePlays(api, player.userId, 60);
  }
}

async function inboxOf(player: TestPlayer, locale = "en") {
  const { messages } = await dataOf(listMessages, player.fetch(`/profile/v2/messages?locale=${locale}`));
  return messages.map(({ data }) => data);
}

const beatenBy = (username: string) => ({ messageType: "FRIEND_BEAT_SCORE", otherPartyUsername: username });

describe("a player who passes a friend's best", () => {
  it("notifies the friend, in the friend's language", async () => {
    await submit(ada, challenge, 100);
    await submit(bo, challenge, 200);
    expect(await inboxOf(ada, "de")).toEqual([
      {
        ...beatenBy("Bo.K"),
        mainEntityId: challenge.challengeId,
        challengeName: "Langer Weg",
        gameTitle: "Softfall",
        otherPartyUserPictureUrl: null,
      },
    ]);
    expect(await inboxOf(bo)).toEqual([]);
  });

  it("notifies once, until the friend leads again; the latest message replaces the one before", async () => {
    await submit(ada, challenge, 100);
    await submit(bo, challenge, 200);
    const [first] = (await dataOf(listMessages, ada.fetch("/profile/v2/messages"))).messages;
    await ada.fetch(`/profile/v2/messages/${first?.messageId ?? ""}`, { method: "DELETE" });
    await submit(bo, challenge, 300);
    expect(await inboxOf(ada)).toEqual([]);
    await submit(ada, challenge, 400);
    await submit(bo, challenge, 500);
    await submit(ada, challenge, 600);
    await submit(bo, challenge, 700);
    expect(await inboxOf(ada)).toMatchObject([beatenBy("Bo.K")]);
    expect(await inboxOf(bo)).toMatchObject([beatenBy("Ada_L")]);
  });

  it("needs a better score: an equal one ranks after the earlier one", async () => {
    await submit(ada, challenge, 100);
    await submit(bo, challenge, 100);
    await submit(bo, challenge, 50);
    expect(await inboxOf(ada)).toEqual([]);
    await submit(bo, challenge, 101);
    expect(await inboxOf(ada)).toHaveLength(1);
  });

  it("needs a lower score where the lowest wins", async () => {
    const low = await storeChallenge(api.database, { criteria: "lowest_wins", mode: "fuel" });
    await submit(ada, low, 300);
    await submit(bo, low, 400);
    expect(await inboxOf(ada)).toEqual([]);
    await submit(bo, low, 290);
    expect(await inboxOf(ada)).toMatchObject([{ ...beatenBy("Bo.K"), mainEntityId: low.challengeId }]);
  });

  it("notifies of every challenge separately", async () => {
    const other = await storeChallenge(api.database);
    for (const each of [challenge, other]) {
      await playFor(each);
      await submit(ada, each, 100);
      await submit(bo, each, 200);
    }
    expect(await inboxOf(ada)).toHaveLength(2);
  });

  it("notifies nobody else: no strangers, no former friends, no friends without a score", async () => {
    const stranger = await userPlaying(api, challenge, { username: "stranger" });
    const idle = await userPlaying(api, challenge, { username: "idle_1" });
    await befriend(bo, idle);
    await submit(stranger, challenge, 100);
    await submit(ada, challenge, 100);
    await api.database.delete(friendships).where(eq(friendships.userId, ada.userId));
    await api.database.delete(friendships).where(eq(friendships.friendId, ada.userId));
    await submit(bo, challenge, 200);
    expect(await Promise.all([stranger, idle, ada].map((player) => inboxOf(player)))).toEqual([[], [], []]);
  });

  it("notifies nobody as a guest, and everybody after signing in", async () => {
    const guest = await guestPlaying(api, challenge);
    await submit(ada, challenge, 100);
    await submit(guest, challenge, 200);
    expect(await inboxOf(ada)).toEqual([]);
    await moveGuestToUser(api.database, { guestId: guest.userId, userId: bo.userId });
    expect(await inboxOf(ada)).toMatchObject([beatenBy("Bo.K")]);
  });

  it.each([1, 2, 3])("neither loses nor duplicates a message when friends score concurrently (%i)", async () => {
    const countMessagesOf = async (fresh: StoredChallenge) =>
      Promise.all(
        [ada, bo].map(
          async (player) =>
            (await inboxOf(player)).filter(({ mainEntityId }) => mainEntityId === fresh.challengeId).length,
        ),
      );
    await submit(ada, challenge, 100);
    await Promise.all([submit(ada, challenge, 150), submit(bo, challenge, 200), submit(bo, challenge, 210)]);
    expect(await countMessagesOf(challenge)).toEqual([1, 0]);
    const other = await storeChallenge(api.database);
    await submit(bo, other, 100);
    await submit(ada, other, 50);
    await Promise.all([submit(ada, other, 200), submit(bo, other, 300)]);
    // Either Ada came first and both passed each other in turn, or Bo was never passed.
    const [toAda, toBo] = await countMessagesOf(other);
    expect(toAda).toBe(toBo);
  });
});

describe("the response to a score", () => {
  it("has the previous position of a new best", async () => {
    const cy = await userPlaying(api, challenge, { username: "Cy-1" });
    await submit(ada, challenge, 300);
    await submit(cy, challenge, 200);
    expect(await dataOf(submitScore, submit(bo, challenge, 100))).toMatchObject({
      newBestScore: true,
      previousPosition: null,
    });
    expect(await dataOf(submitScore, submit(bo, challenge, 400))).toEqual({ newBestScore: true, previousPosition: 3 });
    expect(await dataOf(submitScore, submit(bo, challenge, 10))).toEqual({
      newBestScore: false,
      previousPosition: null,
    });
  });
});

describe("accounts that are deleted while scores arrive", () => {
  it("cause no deadlock", async () => {
    const others = await Promise.all(
      ["one_1", "two_2", "three_3", "four_4"].map((username) => userPlaying(api, challenge, { username })),
    );
    for (const other of others) {
      await setKnownPassword(api, other.userId);
      await befriend(bo, other);
      await submit(other, challenge, 100);
      const rating = { gameId: challenge.gameId, userId: other.userId, rating: 4, ratedAt: new Date() };
      await api.database.insert(gameRatings).values(rating);
    }
    await submit(ada, challenge, 50);
    const responses = await Promise.all([
      ...others.flatMap((other, index) => [
        submit(other, challenge, 200 + index),
        deleteOwnAccount(other),
        submit(bo, challenge, 300 + index),
      ]),
      ...[150, 151, 152].map((score) => submit(ada, challenge, score)),
    ]);
    // A score may arrive after its account was deleted.
    expect(responses.map(({ status }) => status).filter((status) => status !== 200 && status !== 403)).toEqual([]);
    const remaining = await api.database
      .select({ name: user.displayUsername })
      .from(user)
      .where(eq(user.isAnonymous, false));
    expect(remaining.map(({ name }) => name)).not.toEqual(expect.arrayContaining(["one_1"]));
    expect(await api.database.$count(personalBests, eq(personalBests.challengeId, challenge.challengeId))).toBe(2);
  });
});
