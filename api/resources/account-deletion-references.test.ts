import { beforeEach, describe, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { listMessages } from "~contract/calls/messages";
import { fillAccount } from "../../tests/fixtures/a-full-account";
import { dataOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { deleteOwnAccount, setKnownPassword } from "../../tests/fixtures/passwords";
import { userReferences } from "../../tests/fixtures/user-references";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { gameReports, paymentOrders, statsEvents, tips, userPictures } from "../db/schema";

const STAYS_WITHOUT_NAME: Record<string, string> = {
  "announcements.changed_by": "an announcement is the portal's, whoever wrote it",
  "digest_settings.changed_by": "the digest goes on, whoever set its day",
  "refused_words.added_by": "a word stays refused, whoever added it",
  "audit_log.actor_id": "what was changed at the desk stays known",
  "catalogue_uploads.user_id": "an upload waits for a day, whoever sent it",
  "challenge_disqualifications.by": "a disqualification lasts, whoever decided it",
  "drafts.changed_by": "a draft waits, whoever wrote it",
  "game_reports.user_id": "a broken game stays broken, whoever reported it",
  "game_reviews.decided_by": "a game appears at its moment, whoever approved it",
  "game_rights.declared_by": "a game keeps what was declared about its rights",
  "offer_codes.owner_id": "a code that was passed on stays valid",
  "offer_codes.redeemer_id": "a redeemed code cannot be redeemed again",
  "payment_orders.user_id": "records of payments have to be stored",
  "player_reports.user_id": "a report waits, whoever sent it",
  "player_review_reports.user_id": "a report waits, whoever sent it",
  "player_reviews.answered_by": "it is the studio that answers",
  "player_reviews.removed_by": "a removed review stays removed",
  "pixel_grants.staff_id": "what was given stays known, whoever gave it",
  "refunds.staff_id": "records of payments have to be stored",
  "releases.created_by": "a game keeps its versions",
  "report_cases.assignee_id": "a case waits for somebody else",
  "report_cases.decided_by": "a decision stays, whoever made it",
  "revisions.published_by": "what players have seen stays known",
  "sanctions.appeal_decided_by": "an answer stays, whoever gave it",
  "sanctions.created_by": "a sanction counts, whoever decided it",
  "sanctions.lifted_by": "what was lifted stays lifted",
  "studio_invitations.invited_by": "the studio invites, whoever wrote it",
  "stats_events.event": "a measurement; the user's id is removed from it",
  "tips.user_id": "a tip stays with its game",
  "track_releases.published_by": "a game keeps the history of its tracks",
  "uploads.user_id": "an upload goes on",
};

const DEAD_ID: Record<string, string> = {
  "audit_log.subject_id": "what was changed at the desk stays known",
  "call_counts.key": "a count of calls that expires within the hour",
  "messages.data": "a friend's inbox, which then shows no name",
  "verification.value": "a log-in that waited for its code, for ten minutes",
};

let api: TestApi;
let ada: Member;
let bo: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  ada = await aMember(api, "Ada_L");
  bo = await aMember(api, "Bo.K");
  await fillAccount(api.database, { userId: ada.userId, otherId: bo.userId });
  await setKnownPassword(api, ada.userId);
});

async function rowsWith(reference: string, userId: string): Promise<number> {
  const [table = "", column = ""] = reference.split(".");
  const name = sql.join([sql.identifier(table), sql.identifier(column)], sql`.`);
  const rows = sql`select ${name} from ${sql.identifier(table)} where ${name}::text like ${`%${userId}%`}`;
  return api.database.$count(sql`(${rows}) as rows`);
}

async function referencesTo(userId: string): Promise<string[]> {
  const references: string[] = [];
  for (const reference of userReferences().keys())
    if ((await rowsWith(reference, userId)) > 0) references.push(reference);
  return references.sort();
}

describe("deleting an account", () => {
  it("deletes or anonymises every row that refers to a user", () => {
    const notDeleted = [...userReferences()]
      .filter(([, onDelete]) => onDelete !== "cascade")
      .map(([reference]) => reference);
    const expected = [...Object.keys(STAYS_WITHOUT_NAME), ...Object.keys(DEAD_ID), "sign_in_attempts.account_key"];
    expect(notDeleted.sort()).toEqual(expected.sort());
  });

  it("leaves no reference to the user, and deletes no data of others", async () => {
    await fillAccount(api.database, { userId: bo.userId, otherId: ada.userId });
    const ofBo = async () => {
      const references = (await referencesTo(bo.userId)).filter(
        (reference) => !["blocks.blocked_id", "friendships.friend_id", "messages.data"].includes(reference),
      );
      return Promise.all(references.map(async (reference) => [reference, await rowsWith(reference, bo.userId)]));
    };
    const before = await ofBo();
    expect((await referencesTo(ada.userId)).length).toBeGreaterThan(25);
    expect((await deleteOwnAccount(ada)).status).toBe(200);
    expect(await referencesTo(ada.userId)).toEqual(["audit_log.subject_id", "call_counts.key", "messages.data"]);
    // Relations with an account on both sides.
    const staff = ["sanctions.appeal_decided_by", "sanctions.created_by", "sanctions.lifted_by"];
    const between = ["blocks.blocker_id", "friendships.user_id", "player_reports.user_id", ...staff];
    const unrelated = (rows: (string | number)[][]) =>
      rows.filter(([reference]) => !between.includes(String(reference)));
    expect(unrelated(await ofBo())).toEqual(unrelated(before));
  });

  it("leaves reports, tips, measurements and paid orders, anonymised", async () => {
    expect((await deleteOwnAccount(ada)).status).toBe(200);
    expect(await api.database.select({ userId: gameReports.userId }).from(gameReports)).toEqual([{ userId: null }]);
    expect(await api.database.select({ userId: tips.userId }).from(tips)).toEqual([{ userId: null }]);
    const orders = await api.database.select().from(paymentOrders);
    expect(orders.map(({ status, userId, amount }) => [status, userId, amount])).toEqual([["PAID", null, 499]]);
    const [measured] = await api.database.select().from(statsEvents);
    expect(measured?.event.data.user.id).toBeUndefined();
    expect(measured?.event.data.user.visitorId).toBeDefined();
  });

  it("removes the name from a friend's inbox, and the picture", async () => {
    await fillAccount(api.database, { userId: bo.userId, otherId: ada.userId });
    expect((await deleteOwnAccount(ada)).status).toBe(200);
    const { messages } = await dataOf(listMessages, bo.fetch("/profile/v2/messages"));
    expect(JSON.stringify(messages)).not.toContain("Ada_L");
    expect((await api.database.select().from(userPictures)).map(({ userId }) => userId)).toEqual([bo.userId]);
  });
});
