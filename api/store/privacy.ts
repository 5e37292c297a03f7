import type { PrivacyChoices } from "~contract/entities/privacy";
import { user } from "../db/schema/identity";

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

/** Who sees what of a user. */
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

/** How somebody who looks stands to the owner of a profile. */
export type Looker = { isOwner: boolean; isFriend: boolean };

export function maySee(audience: UserRow[AudienceColumn], { isOwner, isFriend }: Looker): boolean {
  if (isOwner || audience === "EVERYONE") return true;
  return audience === "FRIENDS" && isFriend;
}

/** What the choices become in the database. Whoever shows the last day to nobody has none kept. */
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
