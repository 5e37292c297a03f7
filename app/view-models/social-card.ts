import type { Locale } from "~/i18n/locales";
import { machinePaths } from "~/machine-paths";
import { chooseCover } from "~/rules/cover-choice";
import { textFingerprint } from "~/rules/social-card-text";
import type { Challenge } from "~contract/entities/challenge";
import type { Game } from "~contract/entities/game";

/** The common size for link previews. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Increase when the drawing changes, to invalidate caches. */
const TEMPLATE_VERSION = 1;

export type SocialCard = {
  kind: "games" | "challenges";
  /** Short id, otherwise the id. */
  key: string;
  title: string;
  byline: string;
  coverUrl: string | null;
  /** Horizontal focus of the cover in percent. */
  focusX: number | null;
};

export function toGameSocialCard(game: Game): SocialCard {
  const cover = chooseCover(game.covers, "16:9");
  return {
    ...{ kind: "games", key: game.gameShortId ?? game.gameId, title: game.title, byline: game.studio.name },
    ...{ coverUrl: cover?.original ?? null, focusX: cover?.focusX ?? null },
  };
}

export function toChallengeSocialCard({ name, game, covers, challengeShortId, challengeId }: Challenge): SocialCard {
  const cover = chooseCover(covers, "16:9") ?? chooseCover(game.covers, "16:9");
  return {
    ...{ kind: "challenges", key: challengeShortId ?? challengeId, title: name, byline: game.title },
    ...{ coverUrl: cover?.original ?? null, focusX: cover?.focusX ?? null },
  };
}

export function socialCardVersion(card: SocialCard, brandName: string): string {
  return textFingerprint(JSON.stringify([TEMPLATE_VERSION, brandName, card]));
}

/** The URL changes with the content, so that caches may store it forever. */
export function socialCardHref(card: SocialCard, locale: Locale, brandName: string): string {
  return machinePaths.socialCard(card.kind, card.key, { locale, v: socialCardVersion(card, brandName) });
}
