import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { createRoom } from "~contract/calls/rooms";
import { getSessionStatus } from "~contract/calls/session";
import { storeChallenge } from "../../../tests/fixtures/a-challenge-row";
import { dataOf } from "../../../tests/fixtures/api-responses";
import { guestPlaying, submit, type TestPlayer } from "../../../tests/fixtures/players";
import { userReferences } from "../../../tests/fixtures/user-references";
import { fillWithDemoCatalogue } from "../../../tests/setup/database";
import { startTestApi, type TestApi, type TestVisitor } from "../../../tests/setup/test-api";
import {
  achievementUnlocks,
  personalBests,
  playerQuests,
  plays,
  quests,
  sanctions,
  scores,
  user,
} from "../../db/schema";
import { gameId, trackId } from "../../seed/demo-games";
import { seedId } from "../../seed/deterministic-ids";

const MIRA = { username: "mira_walk", email: "mira.walk@example.org", password: "lantern on a roof" };

const MOVED = [
  "achievement_unlocks.user_id",
  "personal_bests.user_id",
  "plays.user_id",
  "recent_clearings.user_id",
  "room_messages.user_id",
  "room_players.user_id",
  "sanctions.user_id",
  "scores.user_id",
];

const NOT_MOVED: Record<string, string> = {
  "announcement_recipients.user_id": "only accounts agree to news",
  "announcements.changed_by": "only accounts work at the desk",
  "digest_marks.user_id": "only accounts agree to digests",
  "digest_settings.changed_by": "only accounts work at the desk",
  "bounced_addresses.user_id": "guests have no address",
  "account.user_id": "guests have no way to sign in",
  "audit_log.actor_id": "only accounts work at the desk",
  "audit_log.subject_id": "only accounts work at the desk",
  "call_counts.key": "a count that expires within the hour",
  "catalogue_uploads.user_id": "only accounts work at the desk",
  "challenge_disqualifications.by": "only accounts work at the desk",
  "challenge_disqualifications.user_id": "guests are on no board",
  "drafts.changed_by": "only accounts work at the desk",
  "refused_words.added_by": "only accounts work at the desk",
  "revisions.published_by": "only accounts work at the desk",
  "favorites.user_id": "for accounts only",
  "feed_entry_votes.user_id": "for accounts only",
  "bio_links.user_id": "for accounts only",
  "blocks.blocked_id": "for accounts only",
  "blocks.blocker_id": "for accounts only",
  "friend_requests.receiver_id": "for accounts only",
  "friend_requests.sender_id": "for accounts only",
  "friendships.friend_id": "for accounts only",
  "friendships.user_id": "for accounts only",
  "game_ratings.user_id": "for accounts only",
  "game_reports.user_id": "for accounts only",
  "game_rights.declared_by": "members of studios have accounts",
  "game_reviews.decided_by": "only accounts work at the desk",
  "idempotency_keys.user_id": "spending is for accounts only",
  "ledger_entries.user_id": "guests have no wallet",
  "mail_links.user_id": "guests have no address",
  "messages.data": "guests are nobody's friends",
  "messages.user_id": "guests have no inbox",
  "news_marks.user_id": "guests have no inbox",
  "offer_codes.owner_id": "guests have no quests, which give codes",
  "oauth_access_token.user_id": "tools connect to accounts only",
  "oauth_consent.user_id": "tools connect to accounts only",
  "passkey.user_id": "guests have no way to sign in",
  "oauth_refresh_token.user_id": "tools connect to accounts only",
  "offer_codes.redeemer_id": "guests have no wallet",
  "partner_accounts.user_id": "for accounts only",
  "payment_orders.user_id": "guests buy nothing",
  "pixel_grants.user_id": "guests have no wallet",
  "pixel_grants.staff_id": "only accounts work at the desk",
  "refunds.staff_id": "only accounts work at the desk",
  "player_quests.user_id": "guests have no quests; what they played on the day counts for the account's",
  "player_reports.player_id": "only accounts are reported",
  "player_reports.user_id": "guests cannot report",
  "player_review_reports.user_id": "guests cannot report",
  "player_review_votes.user_id": "for accounts only",
  "player_reviews.answered_by": "members of studios have accounts",
  "player_reviews.removed_by": "staff has accounts",
  "player_reviews.user_id": "for accounts only",
  "player_rewards.user_id": "guests have no quests",
  "purchases.user_id": "guests buy nothing",
  "quest_refreshes.user_id": "guests have no quests",
  "quest_steps.user_id": "guests have no quests",
  "releases.created_by": "members of studios have accounts",
  "report_cases.assignee_id": "only accounts work at the desk",
  "report_cases.decided_by": "only accounts work at the desk",
  "report_cases.player_id": "held scores open a case of the account's",
  "sanctions.appeal_decided_by": "only accounts work at the desk",
  "sanctions.created_by": "only accounts work at the desk",
  "sanctions.lifted_by": "only accounts work at the desk",
  "saves.user_id": "guests' saves are in their browser, which moves them",
  "session.user_id": "the guest's session ends, the account's begins",
  "sign_in_attempts.account_key": "guests have no password",
  "sign_up_steps.user_id": "guests have not signed up",
  "staff_members.user_id": "only accounts work at the desk",
  "staff_tokens.user_id": "only accounts work at the desk",
  "stats_events.event": "browsers name signed-in users only",
  "studio_applications.user_id": "for accounts only",
  "studio_invitations.invited_by": "members of studios have accounts",
  "studio_members.user_id": "members of studios have accounts",
  "studio_tokens.user_id": "members of studios have accounts",
  "tips.user_id": "guests have no wallet",
  "track_releases.published_by": "members of studios have accounts",
  "track_testers.user_id": "only accounts are invited to test",
  "two_factor.user_id": "guests do not log in",
  "uploads.user_id": "members of studios have accounts",
  "user_pictures.user_id": "for accounts only",
  "verification.value": "guests do not log in",
  "wallet_balances.user_id": "guests have no wallet",
};

let api: TestApi;
let challenge: Awaited<ReturnType<typeof storeChallenge>>;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  challenge = await storeChallenge(api.database);
});

const signUp = (visitor: TestVisitor) => visitor.postForm("/session/login", { intent: "sign-up", ...MIRA });
const logIn = (visitor: TestVisitor) =>
  visitor.postForm("/session/login", { intent: "log-in", login: MIRA.username, password: MIRA.password });
const idOf = async (visitor: TestVisitor) =>
  (await dataOf(getSessionStatus, visitor.fetch("/session/status"))).userId ?? "";

async function referencesTo(userId: string): Promise<string[]> {
  const references: string[] = [];
  for (const reference of userReferences().keys()) {
    const [table = "", column = ""] = reference.split(".");
    const name = sql`${sql.identifier(table)}.${sql.identifier(column)}`;
    const rows = sql`(select ${name} from ${sql.identifier(table)} where ${name}::text like ${`%${userId}%`}) as rows`;
    if ((await api.database.$count(rows)) > 0) references.push(reference);
  }
  return references.filter((reference) => reference !== "call_counts.key").sort();
}

const loadScores = () => api.database.select().from(scores).where(eq(scores.challengeId, challenge.challengeId));

async function createActiveGuest(score = 700): Promise<TestPlayer> {
  const guest = await guestPlaying(api, challenge);
  await submit(guest, challenge, score);
  const game = gameId("two-on-a-floe");
  const room = { trackId: trackId("two-on-a-floe"), region: "main", maxPlayers: 2 };
  const { roomId } = await dataOf(createRoom, guest.postJson(`/gg/games/${game}/rooms`, room));
  expect((await guest.postJson(`/gg/rooms/${roomId}/messages`, { data: { hello: true } })).status).toBe(200);
  const clearing = `/profile/recently-played?type=games&id=${gameId("softfall")}`;
  expect((await guest.fetch(clearing, { method: "DELETE" })).status).toBe(200);
  const achievementId = seedId("achievement:lantern-run:kilometre");
  const unlock = { achievementId, userId: guest.userId, unlockedAt: new Date() };
  await api.database.insert(achievementUnlocks).values(unlock);
  const about = { kind: "WARNING", rule: "CHEATING", text: "Stop it.", createdAt: new Date() } as const;
  await api.database.insert(sanctions).values({ sanctionId: randomUUID(), userId: guest.userId, ...about });
  return guest;
}

describe("moving a guest's data", () => {
  it("covers every column that references a user", () => {
    expect([...MOVED, ...Object.keys(NOT_MOVED)].sort()).toEqual([...userReferences().keys()].sort());
  });

  it("moves everything to the account that the guest signs up for", async () => {
    const guest = await createActiveGuest();
    expect(await referencesTo(guest.userId)).toEqual([...MOVED, "session.user_id"]);
    expect((await signUp(guest)).status).toBe(303);
    expect(await referencesTo(guest.userId)).toEqual([]);
    expect(await referencesTo(await idOf(guest))).toEqual(expect.arrayContaining(MOVED));
  });

  it("merges everything into the account that the guest signs in to", async () => {
    const owner = await createActiveGuest(900);
    await signUp(owner);
    const userId = await idOf(owner);
    const guest = await createActiveGuest(800);
    expect((await logIn(guest)).status).toBe(303);
    expect(await referencesTo(guest.userId)).toEqual([]);
    expect(await loadScores()).toHaveLength(2);
    const bests = await api.database.select().from(personalBests);
    expect(bests.filter((best) => best.userId === userId).map(({ score }) => score)).toEqual([900]);
  });

  it("counts the guest's plays for the quests of the day", async () => {
    await api.database.update(quests).set({ questType: "PLAY_GAMES" });
    const guest = await createActiveGuest();
    await signUp(guest);
    const rows = await api.database.select().from(playerQuests);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ progress }) => progress)).toEqual(rows.map(() => 1));
  });

  it("neither loses nor duplicates anything when the form is sent twice while the guest keeps playing", async () => {
    const owner = api.visitor();
    await signUp(owner);
    const userId = await idOf(owner);
    const guest = await createActiveGuest();
    const cookies = new Map(guest.cookies);
    const secondClient: TestVisitor = { ...api.visitor() };
    for (const [name, value] of cookies) secondClient.cookies.set(name, value);
    const responses = await Promise.all([
      logIn(guest),
      logIn(secondClient),
      submit(guest, challenge, 710),
      submit(guest, challenge, 720),
    ]);
    expect(responses.slice(0, 2).map(({ status }) => status)).toEqual([303, 303]);
    for (const { status } of responses.slice(2)) expect([200, 403]).toContain(status);
    const storedScores = await loadScores();
    expect(new Set(storedScores.map((score) => score.userId))).toEqual(new Set([userId]));
    expect(storedScores.length).toBe(1 + responses.slice(2).filter(({ status }) => status === 200).length);
    expect(await api.database.$count(plays, eq(plays.userId, guest.userId))).toBe(0);
    expect(await api.database.$count(user, sql`${user.isAnonymous}`)).toBe(0);
  });
});
