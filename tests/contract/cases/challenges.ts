import { eq } from "drizzle-orm";
import { getChallenge, listChallenges } from "~contract/calls/challenges";
import { listChallengeScores, submitScore } from "~contract/calls/scores";
import { challenges, plays } from "~api/db/schema";
import { challengeId } from "~api/seed/demo-challenges";
import { scoreHash } from "~api/store/challenges/score-checks";
import type { CaseRequest, CallCase } from "../call-case";
import { disposableUser, type World } from "../world";

type Target = { gameId: string; challengeId: string; trackId: string; score: number };

function targetOf(world: World): Target {
  return { gameId: world.game, challengeId: world.challenge, trackId: world.track, score: 120 };
}

/** A valid submission, with `change` applied, of a play that began a minute ago. */
export async function submission(world: World, change: Partial<Target> = {}): Promise<CaseRequest> {
  const target = { ...targetOf(world), ...change };
  const { gameId, trackId, score } = target;
  const body = { releaseTrackId: trackId, score, hash: scoreHash(target) };
  return { as: await disposableUser(world), params: { gameId, challengeId: target.challengeId }, body };
}

async function storeUnpublished({ api, challenge }: World): Promise<string> {
  const [row] = await api.database.select().from(challenges).where(eq(challenges.challengeId, challenge));
  if (!row) throw new Error("The demo catalogue has lost a challenge.");
  const ids = { challengeId: crypto.randomUUID(), shortId: crypto.randomUUID().slice(0, 6) };
  await api.database.insert(challenges).values({ ...row, ...ids, isPublished: false });
  return ids.challengeId;
}

export const SUBMISSION_ERRORS: NonNullable<CallCase["refusals"]> = {
  challenge_not_active: async (world) => {
    const ended = { gameId: world.game, challengeId: challengeId("last-drop"), trackId: world.track };
    await world.api.database
      .update(challenges)
      .set({ startsAt: new Date(0), endsAt: new Date(1) })
      .where(eq(challenges.challengeId, ended.challengeId));
    return submission(world, ended);
  },
  challenge_not_published: async (world) => submission(world, { challengeId: await storeUnpublished(world) }),
  invalid_hash: async (world) => {
    const request = await submission(world);
    return { ...request, body: { releaseTrackId: world.track, score: 119, hash: scoreHash(targetOf(world)) } };
  },
  negative_score: (world) => submission(world, { score: -1 }),
  score_out_of_range: (world) => submission(world, { score: 9_000_000_000 }),
  no_active_play: async (world) => {
    const request = await submission(world);
    await world.api.database.delete(plays).where(eq(plays.userId, String(request.as.userId)));
    return request;
  },
};

export const CHALLENGE_CASES: CallCase[] = [
  {
    call: listChallenges,
    example: ({ player, game, track, studio, feed }) => ({
      as: player,
      query: {
        page: 0,
        pageSize: 10,
        gameId: game,
        trackId: track,
        studioId: studio,
        feedId: feed.feedId,
        excludeTagAlias: "space",
      },
    }),
    refusals: {
      sign_in_required: ({ visitor }) => ({ as: visitor, query: { played: true } }),
      invalid_request_payload: ({ visitor }) => ({ as: visitor, query: { winCriteria: "nobody_wins" } }),
    },
  },
  {
    call: getChallenge,
    example: ({ visitor, challenge, track }) => ({
      as: visitor,
      params: { challengeId: challenge },
      query: { trackId: track },
    }),
  },
  {
    call: listChallengeScores,
    example: ({ player, challenge }) => ({
      as: player,
      params: { challengeId: challenge },
      query: { scope: "friends" },
    }),
    refusals: {
      sign_in_required: ({ guest, challenge }) => ({
        as: guest,
        params: { challengeId: challenge },
        query: { scope: "friends" },
      }),
    },
  },
  {
    call: submitScore,
    example: (world) => submission(world),
    refusals: SUBMISSION_ERRORS,
  },
];
