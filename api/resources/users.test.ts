import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { sendFriendRequest } from "~contract/calls/friends";
import { getUser } from "~contract/calls/profile";
import { hoursFromNow, storeChallenge, type StoredChallenge } from "../../tests/fixtures/a-challenge-row";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { storeBest } from "../../tests/fixtures/a-personal-best";
import { countQueries } from "../../tests/fixtures/count-queries";
import { aMember, type Member } from "../../tests/fixtures/members";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi, type TestVisitor } from "../../tests/setup/test-api";
import { games } from "../db/schema";
import { DEMO_PLAYER_IDS } from "../seed/demo-players";

let api: TestApi;
let ada: Member;
let bo: Member;
beforeEach(async () => {
  api = await startTestApi();
  ada = await aMember(api, "Ada_L", {
    name: "Ada",
    description: "I like lanterns.",
    countryCode: "GB",
    birthdate: "1990-05-01",
    email: "ada@example.org",
  });
  bo = await aMember(api, "Bo.K");
});

const profileFor = (viewer: Pick<TestVisitor, "fetch">, username = "Ada_L") =>
  dataOf(getUser, viewer.fetch(`/gxc/users/${username}`));

describe("a public profile", () => {
  it("is found by the username in any spelling, and contains nothing private", async () => {
    const body = await (await api.fetch("/gxc/users/aDA_l")).text();
    expect(JSON.parse(body)).toMatchObject({
      data: { userId: ada.userId, username: "Ada_L", name: "Ada", description: "I like lanterns.", countryCode: "GB" },
    });
    expect(body).not.toMatch(/1990|example\.org|email|birthdate/);
  });

  it("returns 404 for a username without an account", async () => {
    const guest = api.visitor();
    await guest.postForm("/session/login", { intent: "guest" });
    expect(await failureOf(api.fetch("/gxc/users/Anonymous"))).toBe("404 user_not_found");
    expect(await failureOf(api.fetch("/gxc/users/nobody"))).toBe("404 user_not_found");
    expect(await failureOf(api.fetch("/gxc/users/%00"))).toBe("404 user_not_found");
  });

  it("returns the owner's friendship with the viewer", async () => {
    expect((await profileFor(bo)).friendship).toBe("NONE");
    expect((await profileFor(ada)).friendship).toBeNull();
    expect((await profileFor(api)).friendship).toBeNull();
    const sent = bo.send("POST", "/profile/friend-requests", { username: "Ada_L" });
    const { requestId } = await dataOf(sendFriendRequest, sent);
    expect((await profileFor(bo)).friendship).toBe("REQUEST_SENT");
    expect((await profileFor(ada, "Bo.K")).friendship).toBe("REQUEST_RECEIVED");
    await ada.send("POST", `/profile/friend-requests/received/${requestId}/accept`);
    expect((await profileFor(bo)).friendship).toBe("FRIENDS");
    expect((await profileFor(ada, "bo.k")).friendship).toBe("FRIENDS");
  });
});

describe("the best scores of a public profile", () => {
  beforeEach(() => fillWithDemoCatalogue(api.database));

  async function placeAda(ahead: number, challenge: Partial<StoredChallenge> = {}, hoursAgo = 1) {
    const stored = await storeChallenge(api.database, challenge);
    const rivals = DEMO_PLAYER_IDS.slice(0, ahead);
    for (const userId of rivals) await storeBest(api.database, stored, { userId, score: 200 });
    await storeBest(api.database, stored, { userId: ada.userId, score: 100, achievedAt: hoursFromNow(-hoursAgo) });
    return stored.challengeId;
  }
  const positions = async () =>
    (await profileFor(api)).bestScores?.map(({ challenge, ranking }) => [
      challenge.challengeId,
      ranking.leaderboardPosition,
    ]);

  it("are the six best positions, the latest first among equal ones", async () => {
    const third = await placeAda(2);
    const firstLongAgo = await placeAda(0, {}, 9);
    const first = await placeAda(0);
    const others = [await placeAda(3), await placeAda(4), await placeAda(5)];
    await placeAda(6);
    const [fourth, fifth, sixth] = others;
    expect(await positions()).toEqual([
      [first, 1],
      [firstLongAgo, 1],
      [third, 3],
      [fourth, 4],
      [fifth, 5],
      [sixth, 6],
    ]);
    const [best] = (await profileFor(api)).bestScores ?? [];
    expect(best?.ranking).toMatchObject({ userId: ada.userId, username: "Ada_L", score: 100, countryCode: "GB" });
    expect(best?.challenge.game.title).toBe("Softfall");
  });

  it("omit what is not published or not ranked", async () => {
    await placeAda(0, { isPublished: false });
    const hidden = await storeChallenge(api.database);
    await storeBest(api.database, hidden, { userId: ada.userId, score: 1, isRanked: false });
    expect(await positions()).toEqual([]);
    await placeAda(0);
    await api.database.update(games).set({ isPublished: false }).where(eq(games.slug, "softfall"));
    expect(await positions()).toEqual([]);
  });

  it("make the same number of queries, however many there are", async () => {
    await placeAda(1);
    const one = await countQueries(api.database, () => profileFor(api));
    for (let index = 0; index < 5; index += 1) await placeAda(index);
    expect(await countQueries(api.database, () => profileFor(api))).toBe(one);
  });
});
