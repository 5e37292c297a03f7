import type { Locale } from "~/i18n/locales";
import { paths } from "~/paths";
import { chooseCover } from "~/rules/cover-choice";
import { textFingerprint } from "~/rules/text-fingerprint";
import type { Challenge } from "~contract/entities/challenge";
import type { Game } from "~contract/entities/game";

/** Size that sites which show link previews agree on. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** To be raised when the drawing changes, so that caches ask for the new one. */
const TEMPLATE_VERSION = 1;

/** Everything that the picture of a link to a game or challenge shows. */
export type SocialCard = {
  kind: "games" | "challenges";
  /** Short id, or the id of something without one. */
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

/** A name for exactly this picture. */
export function socialCardVersion(card: SocialCard, brandName: string): string {
  return textFingerprint(JSON.stringify([TEMPLATE_VERSION, brandName, card]));
}

/** The picture's address; it changes with what the picture shows, so that caches may keep it for good. */
export function socialCardHref(card: SocialCard, locale: Locale, brandName: string): string {
  return paths.socialCard(card.kind, card.key, { locale, v: socialCardVersion(card, brandName) });
}
