export type PageGame = { gameId: string; trackId: string; challengeId: string | null };

export type CallTarget = { gameId?: unknown; trackId?: unknown; challengeId?: unknown };

export type ScopeErrorCode = "game_not_found" | "challenge_not_found" | "tack_not_found";

/** Error code for a call outside the page's game, or null. "Not found" does not reveal whether it exists. */
export function scopeErrorCode(target: CallTarget, pageGame: PageGame): ScopeErrorCode | null {
  if (target.gameId !== undefined && target.gameId !== pageGame.gameId) return "game_not_found";
  if (target.challengeId !== undefined && target.challengeId !== pageGame.challengeId) return "challenge_not_found";
  if (target.trackId !== undefined && target.trackId !== pageGame.trackId) return "tack_not_found";
  return null;
}
