import type { PrivacyChoices } from "~contract/entities/privacy";
import { user } from "../../db/schema/identity";

type UserRow = typeof user.$inferSelect;
export type AudienceColumn =
  "favoritesFor" | "recentGamesFor" | "bestScoresFor" | "stickersFor" | "countryFor" | "lastActiveFor";

export const AUDIENCE_COLUMNS = {
  favoritesFor: user.favoritesFor,
  recentGamesFor: user.recentGamesFor,
  bestScoresFor: user.bestScoresFor,
  stickersFor: user.stickersFor,
  countryFor: user.countryFor,
  lastActiveFor: user.lastActiveFor,
};

export function privacyOf(row: Pick<UserRow, AudienceColumn>): PrivacyChoices {
  return {
    favorites: row.favoritesFor,
    recentGames: row.recentGamesFor,
    bestScores: row.bestScoresFor,
    stickers: row.stickersFor,
    country: row.countryFor,
    lastActive: row.lastActiveFor,
  };
}

export type ProfileViewer = { isOwner: boolean; isFriend: boolean };

export function maySee(audience: UserRow[AudienceColumn], { isOwner, isFriend }: ProfileViewer): boolean {
  if (isOwner || audience === "EVERYONE") return true;
  return audience === "FRIENDS" && isFriend;
}

/** Hiding the last active day also deletes the stored one. */
type Changes = { [Part in keyof PrivacyChoices]?: PrivacyChoices[Part] | undefined };

export function toAudiences(choices: Changes): Partial<Pick<UserRow, AudienceColumn | "lastActiveOn">> {
  const { favorites, recentGames, bestScores, stickers, country, lastActive } = choices;
  return {
    ...(favorites && { favoritesFor: favorites }),
    ...(recentGames && { recentGamesFor: recentGames }),
    ...(bestScores && { bestScoresFor: bestScores }),
    ...(stickers && { stickersFor: stickers }),
    ...(country && { countryFor: country }),
    ...(lastActive && { lastActiveFor: lastActive }),
    ...(lastActive === "NOBODY" && { lastActiveOn: null }),
  };
}
