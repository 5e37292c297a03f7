/** What a page shows in its player. */
export type ShownGame = { gameId: string; trackId: string; challengeId: string | null };

/** What a call of the game is about, as far as it says so. */
export type NamedInCall = { gameId?: unknown; trackId?: unknown; challengeId?: unknown };

export type ScopeRefusal = "game_not_found" | "challenge_not_found" | "tack_not_found";

/** The code for a call about anything that the page does not show; a game is not told whether there is such a thing. */
export function refusalOutOfScope(named: NamedInCall, shown: ShownGame): ScopeRefusal | null {
  if (named.gameId !== undefined && named.gameId !== shown.gameId) return "game_not_found";
  if (named.challengeId !== undefined && named.challengeId !== shown.challengeId) return "challenge_not_found";
  if (named.trackId !== undefined && named.trackId !== shown.trackId) return "tack_not_found";
  return null;
}
