import { CHALLENGE_LIST, type ChallengeKey } from "../../api/seed/challenge-list";
import { seedId, seedShortId } from "../../api/seed/deterministic-ids";

export function challengePath(key: ChallengeKey): string {
  const mangledName = CHALLENGE_LIST.find((challenge) => challenge.key === key)?.mangledName ?? "";
  return `/challenges/${seedShortId(`challenge:${key}`)}/${mangledName}/`;
}

export function gamePath(slug: string): string {
  return `/games/${seedShortId(`game:${slug}`)}/${slug}/`;
}

export const gameId = (slug: string): string => seedId(`game:${slug}`);
export const trackId = (slug: string): string => seedId(`track:${slug}:public`);
export const challengeId = (key: ChallengeKey): string => seedId(`challenge:${key}`);
