import * as z from "zod";

export const audience = z.enum(["EVERYONE", "FRIENDS", "NOBODY"]);

export const privacyChoices = z.object({
  favorites: audience,
  recentGames: audience,
  bestScores: audience,
  stickers: audience,
  country: audience,
  lastActive: audience,
});

/** Last activity, rounded for privacy. */
export const presence = z.enum(["TODAY", "THIS_WEEK", "THIS_MONTH", "EARLIER"]);

export type Audience = z.infer<typeof audience>;
export type PrivacyChoices = z.infer<typeof privacyChoices>;
export type Presence = z.infer<typeof presence>;
