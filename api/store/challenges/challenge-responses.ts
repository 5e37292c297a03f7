import type { Challenge } from "~contract/entities/challenge";
import type { challenges } from "../../db/schema/scores";
import type { Standing } from "./challenge-standings";
import type { GameBundle } from "../catalogue/game-summaries";
import { optionalTextIn, textIn } from "../localized-texts";
import { coversOf } from "../catalogue/pictures";
import type { QueryContext } from "../query-context";

export type ChallengeRow = typeof challenges.$inferSelect;

type Parts = {
  row: ChallengeRow;
  isTrackPublic: boolean;
  game: GameBundle;
  standing: Standing;
  favoriteId: string | null;
};

export function toChallenge(
  { locale, mediaBaseUrl, now }: QueryContext,
  { row, isTrackPublic, game, standing, favoriteId }: Parts,
): Challenge {
  const art = game.art.find((piece) => piece.name === row.art) ?? game.art[0];
  return {
    challengeId: row.challengeId,
    challengeShortId: row.shortId,
    challengeVersion: String(row.version),
    covers: art ? coversOf(mediaBaseUrl, game.slug, art) : [],
    creationDate: row.createdAt.toISOString(),
    criteria: row.criteria,
    endsAt: row.endsAt?.toISOString() ?? null,
    favoriteId,
    game: game.summary,
    hasEnded: hasEnded(row, now),
    hasStarted: hasStarted(row, now),
    isPublished: row.isPublished,
    isTimedChallenge: row.endsAt !== null,
    leaderboardPosition: standing.personalBest?.leaderboardPosition ?? null,
    longDescription: optionalTextIn(row.longDescription, locale),
    mangledName: row.mangledName,
    name: textIn(row.name, locale),
    personalBest: standing.personalBest,
    players: standing.players,
    publicTrack: isTrackPublic,
    shortDescription: optionalTextIn(row.shortDescription, locale),
    startsAt: row.startsAt?.toISOString() ?? null,
    studio: game.summary.studio,
    topScore: standing.topScore,
    type: row.type,
    rules: { seed: row.seed, mode: row.mode },
  };
}

export function hasStarted({ startsAt }: Pick<ChallengeRow, "startsAt">, now: Date): boolean {
  return startsAt === null || startsAt <= now;
}

export function hasEnded({ endsAt }: Pick<ChallengeRow, "endsAt">, now: Date): boolean {
  return endsAt !== null && endsAt <= now;
}
