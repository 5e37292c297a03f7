export type ShownGame = { gameId: string; trackId: string; challengeId: string | null };

export type NamedInCall = { gameId?: unknown; trackId?: unknown; challengeId?: unknown };

export type ScopeErrorCode = "game_not_found" | "challenge_not_found" | "tack_not_found";

/** Error code for a call outside the page's game, or null. "Not found" does not reveal whether it exists. */
export function scopeErrorCode(named: NamedInCall, shown: ShownGame): ScopeErrorCode | null {
  if (named.gameId !== undefined && named.gameId !== shown.gameId) return "game_not_found";
  if (named.challengeId !== undefined && named.challengeId !== shown.challengeId) return "challenge_not_found";
  if (named.trackId !== undefined && named.trackId !== shown.trackId) return "tack_not_found";
  return null;
}
