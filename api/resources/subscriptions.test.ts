import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { getProfile } from "~contract/calls/profile";
import { getSubscription, putSubscription } from "~contract/calls/subscriptions";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { startTestApi, TEST_SECRET, type TestApi } from "../../tests/setup/test-api";
import { user } from "../db/schema";
import { signSubscription } from "../identity/subscription-token";

let api: TestApi;
let ada: Member;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  ada = await aMember(api, "Ada_L", { email: "ada@example.org", marketingConsent: true });
  token = signSubscription(TEST_SECRET, { userId: ada.userId, kind: "MARKETING" });
});

const read = (sentToken = token) => api.fetch(`/profile/subscription?token=${encodeURIComponent(sentToken)}`);
const update = (isSubscribed: boolean, sentToken = token) =>
  api.fetch("/profile/subscription", {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token: sentToken, isSubscribed }),
  });
const profile = () => dataOf(getProfile, ada.fetch("/profile"));

describe("the link of a mail", () => {
  it("shows its subscription without a session, and changes nothing when opened", async () => {
    const expected = { kind: "MARKETING", maskedEmail: "a…@example.org", isSubscribed: true };
    expect(await dataOf(getSubscription, read())).toEqual(expected);
    expect(await dataOf(getSubscription, read())).toEqual(expected);
    expect(await profile()).toMatchObject({ marketingConsent: true, userVersion: "1" });
  });

  it("unsubscribes, however often it is sent, and subscribes again", async () => {
    for (let time = 0; time < 2; time += 1) {
      expect((await dataOf(putSubscription, update(false))).isSubscribed).toBe(false);
      expect(await profile()).toMatchObject({ marketingConsent: false, userVersion: "2" });
    }
    expect((await dataOf(getSubscription, read())).isSubscribed).toBe(false);
    expect((await dataOf(putSubscription, update(true))).isSubscribed).toBe(true);
    expect(await profile()).toMatchObject({ marketingConsent: true, userVersion: "3" });
  });

  it("counts as the completed step of the sign-up", async () => {
    await dataOf(putSubscription, update(false));
    const step = (await profile()).signUpSteps.find(({ stepName }) => stepName === "MARKETING_CONSENT");
    expect(step?.status).toBe("DONE");
  });

  it("is of news or of the digest, each with its own agreement", async () => {
    const ofDigest = signSubscription(TEST_SECRET, { userId: ada.userId, kind: "DIGEST" });
    expect(await dataOf(getSubscription, read(ofDigest))).toMatchObject({ kind: "DIGEST", isSubscribed: false });
    await dataOf(putSubscription, update(true, ofDigest));
    expect(await profile()).toMatchObject({ digestConsent: true, marketingConsent: true });
    await dataOf(putSubscription, update(false, ofDigest));
    expect(await profile()).toMatchObject({ digestConsent: false, marketingConsent: true });
    expect(await failureOf(read(ofDigest.replace("DIGEST", "MARKETING")))).toBe("400 subscription_token_invalid");
  });

  it("works once for several concurrent requests", async () => {
    const responses = await Promise.all([update(false), update(false), update(false)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await profile()).userVersion).toBe("2");
  });

  it("is refused with an invalid signature, or after its account was deleted", async () => {
    const forged = signSubscription("another secret of thirty-two characters", {
      userId: ada.userId,
      kind: "MARKETING",
    });
    for (const invalidToken of [forged, "nonsense", ""]) {
      expect(await failureOf(read(invalidToken))).toBe("400 subscription_token_invalid");
      expect(await failureOf(update(false, invalidToken))).toBe("400 subscription_token_invalid");
    }
    expect((await profile()).marketingConsent).toBe(true);
    await api.database.delete(user).where(eq(user.id, ada.userId));
    expect(await failureOf(read())).toBe("400 subscription_token_invalid");
    expect(await failureOf(update(false))).toBe("400 subscription_token_invalid");
  });
});
