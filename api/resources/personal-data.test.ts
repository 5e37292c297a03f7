import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { getPersonalData } from "~contract/calls/personal-data";
import { PERSONAL_DATA_KINDS, type PersonalDataKind } from "~contract/entities/personal-data";
import { fillAccount } from "../../tests/fixtures/a-full-account";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { userReferences } from "../../tests/fixtures/user-references";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { friendRequests, plays, session } from "../db/schema";
import { gameId, trackId } from "../seed/demo-games";

/** Columns with a user's id, and the kind that exports their rows. */
const EXPORTED: Record<string, PersonalDataKind> = {
  "account.user_id": "signInMethods",
  "audit_log.actor_id": "deskActions",
  "bio_links.user_id": "bioLinks",
  "favorites.user_id": "favorites",
  "offer_codes.owner_id": "codes",
  "offer_codes.redeemer_id": "codes",
  "partner_accounts.user_id": "partnerAccounts",
  "player_rewards.user_id": "questRewards",
  "recent_clearings.user_id": "clearedHistory",
  "feed_entry_votes.user_id": "votes",
  "blocks.blocker_id": "blocks",
  "friend_requests.receiver_id": "friendRequests",
  "friend_requests.sender_id": "friendRequests",
  "friendships.user_id": "friends",
  "achievement_unlocks.user_id": "achievements",
  "challenge_disqualifications.user_id": "disqualifications",
  "game_ratings.user_id": "ratings",
  "game_reports.user_id": "reports",
  "player_reports.user_id": "playerReports",
  "player_reviews.user_id": "reviews",
  "player_review_votes.user_id": "helpfulReviews",
  "player_review_reports.user_id": "reviewReports",
  "game_rights.declared_by": "rightsDeclarations",
  "ledger_entries.user_id": "ledger",
  "mail_links.user_id": "mailLinks",
  "messages.user_id": "messages",
  "oauth_consent.user_id": "connections",
  "passkey.user_id": "passkeys",
  "payment_orders.user_id": "orders",
  "personal_bests.user_id": "bestScores",
  "player_quests.user_id": "quests",
  "plays.user_id": "plays",
  "purchases.user_id": "purchases",
  "releases.created_by": "releases",
  "room_messages.user_id": "roomMessages",
  "room_players.user_id": "rooms",
  "saves.user_id": "saves",
  "scores.user_id": "scores",
  "session.user_id": "sessions",
  "sign_up_steps.user_id": "signUpSteps",
  "staff_members.user_id": "deskRole",
  "staff_tokens.user_id": "deskTokens",
  "stats_events.event": "measurements",
  "studio_applications.user_id": "studioApplications",
  "sanctions.user_id": "sanctions",
  "studio_invitations.invited_by": "studioInvitations",
  "studio_members.user_id": "studioMemberships",
  "studio_tokens.user_id": "studioTokens",
  "tips.user_id": "tips",
  "track_releases.published_by": "trackReleases",
  "track_testers.user_id": "testedTracks",
  "uploads.user_id": "uploads",
  "user_pictures.user_id": "pictures",
  "wallet_balances.user_id": "balances",
};

const EXCLUDED: Record<string, string> = {
  "announcement_recipients.user_id": "mails that the person got, and who got them is deleted after a month",
  "announcements.changed_by": "each change is among the actions at the desk",
  "bounced_addresses.user_id": "that mail servers refuse the address, which is in the account",
  "audit_log.subject_id": "what others changed; the role at the desk and disqualifications are exported",
  "catalogue_uploads.user_id": "what is imported is among the actions at the desk",
  "challenge_disqualifications.by": "each is among the actions at the desk",
  "digest_marks.user_id": "until when the last digest told what is new, not a fact about the person",
  "digest_settings.changed_by": "each change is among the actions at the desk",
  "player_reviews.answered_by": "the answer is the studio’s",
  "player_reviews.removed_by": "each is among the actions at the desk",
  "drafts.changed_by": "each change is among the actions at the desk",
  "refused_words.added_by": "each addition is among the actions at the desk",
  "game_reviews.decided_by": "each decision is among the actions at the desk",
  "player_reports.player_id": "belongs to the player who reported",
  "report_cases.player_id": "what others reported",
  "pixel_grants.staff_id": "each grant is among the actions at the desk",
  "pixel_grants.user_id": "each grant is an entry of the ledger, and a message",
  "refunds.staff_id": "each refund is among the actions at the desk",
  "report_cases.assignee_id": "each taking is among the actions at the desk",
  "report_cases.decided_by": "each decision is among the actions at the desk",
  "sanctions.appeal_decided_by": "each answer is among the actions at the desk",
  "sanctions.created_by": "each sanction is among the actions at the desk",
  "sanctions.lifted_by": "each lifting is among the actions at the desk",
  "revisions.published_by": "each publication is among the actions at the desk",
  "call_counts.key": "a count of calls that expires within the hour",
  "blocks.blocked_id": "belongs to the player who blocked",
  "friendships.friend_id": "the other side of the same friendship",
  "idempotency_keys.user_id": "repeats the responses of purchases and tips, which are exported",
  "messages.data": "somebody else's inbox",
  "news_marks.user_id": "when news were last checked, not a fact about the person",
  "oauth_access_token.user_id": "a credential of a tool; the tool is in the connections",
  "oauth_refresh_token.user_id": "the same",
  "quest_refreshes.user_id": "when the board was renewed; the quests themselves are exported",
  "quest_steps.user_id": "repeats plays and favourites that counted for a quest",
  "sign_in_attempts.account_key": "a count that guards the password and expires within minutes",
  "two_factor.user_id": "a credential; that there is one is in the account",
  "verification.value": "a log-in that waits for its code, for ten minutes",
};

let api: TestApi;
let ada: Member;
let bo: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  ada = await aMember(api, "Ada_L", { email: "ada@example.org" });
  bo = await aMember(api, "Bo.K", { email: "bo-secret@example.org" });
});

const read = (kind: PersonalDataKind, page = 0, member = ada) =>
  dataOf(getPersonalData, member.fetch(`/profile/data/${kind}?page=${String(page)}`));

describe("the export of personal data", () => {
  it("covers every column that refers to a user", () => {
    const covered = [...Object.keys(EXPORTED), ...Object.keys(EXCLUDED)].sort();
    expect(covered).toEqual([...userReferences().keys()].sort());
    expect(new Set([...Object.values(EXPORTED), "account"])).toEqual(new Set(PERSONAL_DATA_KINDS));
  });

  it("has every kind of data, without secrets and other people's data", async () => {
    await fillAccount(api.database, { userId: ada.userId, otherId: bo.userId });
    const request = { requestId: crypto.randomUUID(), requestedAt: new Date() };
    await api.database.insert(friendRequests).values({ ...request, senderId: bo.userId, receiverId: ada.userId });
    const [{ token = "" } = {}] = await api.database.select().from(session).where(eq(session.userId, ada.userId));
    expect(token).not.toBe("");
    const texts: string[] = [];
    for (const kind of PERSONAL_DATA_KINDS) {
      const data = await read(kind);
      expect(data.entries.length, kind).toBeGreaterThan(0);
      expect(data.hasMore).toBe(false);
      texts.push(JSON.stringify(data));
    }
    const everything = texts.join("\n");
    for (const included of ["ada@example.org", "Ada_L", "Bo.K", "2026-11-20T18:30:00.123Z", '"level":7', "It stops."]) {
      expect(everything).toContain(included);
    }
    for (const excluded of ["bo-secret@example.org", bo.userId, token, "secret-hash", `secret-${ada.userId}`]) {
      expect(everything).not.toContain(excluded);
    }
  });

  it("is for the account's owner only", async () => {
    await fillAccount(api.database, { userId: bo.userId, otherId: ada.userId });
    for (const kind of PERSONAL_DATA_KINDS.filter((one) => one !== "account" && one !== "sessions")) {
      expect((await read(kind)).entries, kind).toEqual([]);
    }
    const path = "/profile/data/account";
    expect(await failureOf(api.fetch(path))).toBe("403 sign_in_required");
    const guest = api.visitor();
    await guest.postForm("/session/login", { intent: "guest" });
    expect(await failureOf(guest.fetch(path))).toBe("403 sign_in_required");
    expect(await failureOf(ada.fetch("/profile/data/passwords"))).toBe("400 invalid_request_payload");
  });

  it("is paged, with each entry once", async () => {
    const game = { userId: ada.userId, gameId: gameId("lantern-run"), trackId: trackId("lantern-run") };
    const rows = Array.from({ length: 1203 }, (_, index) => {
      const startedAt = new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 3) * 1000);
      return { ...game, playId: crypto.randomUUID(), startedAt, lastActivityAt: startedAt };
    });
    await api.database.insert(plays).values(rows);
    const pages = [await read("plays", 0), await read("plays", 1), await read("plays", 2)];
    expect(pages.map(({ entries, hasMore }) => [entries.length, hasMore])).toEqual([
      [500, true],
      [500, true],
      [203, false],
    ]);
    const times = pages.flatMap(({ entries }) => entries.map((entry) => JSON.stringify(entry)));
    expect(times).toEqual([...times].sort());
  });
});
