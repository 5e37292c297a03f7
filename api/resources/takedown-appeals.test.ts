import { beforeEach, describe, expect, it } from "vitest";
import { getDeveloperGame } from "~contract/calls/developer-games";
import { readSetup } from "~contract/calls/desk-setup";
import { listTakedowns } from "~contract/calls/desk-studios";
import { listMessages } from "~contract/calls/messages";
import { appealTakedown, rejectAppeal } from "~contract/calls/takedown-appeals";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { storeReadyGame } from "../../tests/fixtures/developer-games";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { liftTakedown, stopGame } from "../store/studios/takedowns";

const TEXT = "We drew it ourselves.";
const REASON = "The letter says otherwise.";

let api: TestApi;
let mo: Member;
let ada: Member;
let gameId: string;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  [mo, ada] = [await aMember(api, "Mo"), await aMember(api, "Ada")];
  await appoint(api.database, mo, { role: "MODERATOR" });
  ({ gameId } = await storeReadyGame(api.database, ada));
  await stop();
});

const stop = () => stopGame(api.database, { gameId, actorId: mo.userId, reason: "A copy.", now: new Date() });
const listed = async () => (await dataOf(listTakedowns, mo.fetch("/desk/takedowns"))).takedowns;
const running = async () => (await listed()).find(({ endDate }) => endDate === null) ?? expect.fail("none runs");
const appeal = (text = TEXT) => ada.send("POST", `/gamedev/games/${gameId}/appeal`, { text });
const reject = (takedownId: string, reason = REASON) =>
  mo.send("POST", `/desk/takedowns/${takedownId}/appeal-answer`, { reason });
const waiting = async () => (await dataOf(readSetup, mo.fetch("/desk/setup"))).takedownAppeals;
const game = async () => dataOf(getDeveloperGame, ada.fetch(`/gamedev/games/${gameId}`));
const inbox = async () =>
  (await dataOf(listMessages, ada.fetch("/profile/v2/messages"))).messages.map(({ data }) => data.messageType);

describe("an appeal against a takedown", () => {
  it("is sent once, waits at the desk, and is rejected with a reason that the studio reads", async () => {
    expect([await waiting(), (await game()).takedownAppeal]).toEqual([0, null]);
    await dataOf(appealTakedown, appeal());
    expect(await failureOf(appeal("Once more."))).toBe("400 appeal_already_sent");
    expect(await waiting()).toBe(1);
    const { takedownId, appeal: sent } = await running();
    expect(sent).toMatchObject({ text: TEXT, answer: null });
    await dataOf(rejectAppeal, reject(takedownId));
    expect(await failureOf(reject(takedownId))).toBe("404 appeal_not_found");
    expect(await waiting()).toBe(0);
    expect(await game()).toMatchObject({
      ...{ takedownReason: "A copy." },
      takedownAppeal: { text: TEXT, answer: { reason: REASON } },
    });
    expect(await inbox()).toEqual(["APPEAL_REJECTED", "GAME_STOPPED"]);
  });

  it("comes before other takedowns, and is answered by lifting as well", async () => {
    await dataOf(appealTakedown, appeal());
    const other = await storeReadyGame(api.database, ada);
    await stopGame(api.database, { gameId: other.gameId, actorId: mo.userId, reason: "Later.", now: new Date() });
    const [first] = await listed();
    expect(first?.appeal?.text).toBe(TEXT);
    const lift = {
      takedownId: first?.takedownId ?? "",
      actorId: mo.userId,
      reason: "They are right.",
      now: new Date(),
    };
    await liftTakedown(api.database, lift);
    expect(await waiting()).toBe(0);
    expect(await failureOf(reject(lift.takedownId))).toBe("404 appeal_not_found");
    await stop();
    await dataOf(appealTakedown, appeal());
  });

  it("is one for each takedown, also when it is sent twice at once", async () => {
    const sent = await Promise.all([appeal(), appeal()]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 400]);
    const { takedownId } = await running();
    const answers = await Promise.all([reject(takedownId), reject(takedownId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await inbox()).filter((type) => type === "APPEAL_REJECTED")).toHaveLength(1);
  });

  it.each(["", "  ", "x".repeat(1001)])("has a text of up to 1,000 characters", async (text) => {
    expect(await failureOf(appeal(text))).toBe("400 invalid_request_payload");
  });
});
