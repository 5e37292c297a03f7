import { randomInt, randomUUID } from "node:crypto";
import type { RepetitionPeriod } from "~contract/calls/desk-challenges";
import { MAX_SEED, type ChallengeContent } from "~contract/entities/challenge-content";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import {
  changeContent,
  recordContent,
  scheduleDraft,
  writeDraft,
  type Author,
  type Seen,
} from "../drafts/change-content";
import { CHALLENGE_KIND } from "./challenge-content";
import { shiftByPeriods } from "./periods";

type Series = Seen & { period: RepetitionPeriod; times: number };

/** Rules: docs/product/making-challenges.md#series. */
export async function repeatChallenge(
  database: Database,
  { period, times, ...seen }: Series,
  author: Author,
): Promise<{ subjectIds: string[] }> {
  return changeContent(database, CHALLENGE_KIND, seen, async ({ transaction, kind, published }) => {
    if (!published) throw new ApiFailure("challenge_not_found");
    const runs = laterRuns(published, { period, times }, author.now);
    const subjectIds: string[] = [];
    for (const { content, publishAt } of runs) {
      const run = { transaction, kind, subjectId: randomUUID() };
      await kind.check(transaction, run.subjectId, content);
      await writeDraft(run, content, author);
      await scheduleDraft(run, publishAt, author);
      await recordContent(run, { action: "content.scheduled", before: null, after: content, reason: null }, author);
      subjectIds.push(run.subjectId);
    }
    return { subjectIds };
  });
}

type Run = { content: ChallengeContent; publishAt: Date };

/** Those that would be over already are left out. */
function laterRuns(first: ChallengeContent, { period, times }: Pick<Series, "period" | "times">, now: Date): Run[] {
  if (first.startsAt === null || first.endsAt === null) throw new ApiFailure("challenge_not_timed");
  const [start, end] = [new Date(first.startsAt), new Date(first.endsAt)];
  const endOf = (number: number) => shiftByPeriods(end, period, number);
  let number = 1;
  while (endOf(number) <= now) number++;
  return Array.from({ length: times }, (_, index) => {
    const startsAt = shiftByPeriods(start, period, number + index);
    const before = Math.min(startsAt.getTime(), endOf(number + index - 1).getTime());
    const times = { startsAt: startsAt.toISOString(), endsAt: endOf(number + index).toISOString() };
    return {
      content: { ...first, ...times, seed: randomInt(MAX_SEED + 1) },
      publishAt: new Date(Math.max(before, now.getTime())),
    };
  });
}
