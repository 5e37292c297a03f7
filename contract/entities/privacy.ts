import * as z from "zod";

/** Who may see a part of a profile. */
export const audience = z.enum(["EVERYONE", "FRIENDS", "NOBODY"]);

/** The player's choices: who sees which part of the own profile. */
export const privacyChoices = z.object({
  favorites: audience,
  recentGames: audience,
  bestScores: audience,
  stickers: audience,
  country: audience,
  lastActive: audience,
});

/** When somebody was here last, as coarsely as others are told. */
export const presence = z.enum(["TODAY", "THIS_WEEK", "THIS_MONTH", "EARLIER"]);

export type Audience = z.infer<typeof audience>;
export type PrivacyChoices = z.infer<typeof privacyChoices>;
export type Presence = z.infer<typeof presence>;
