import { paths } from "~/paths";
import { chooseCover } from "~/rules/cover-choice";
import type { Locale } from "~/i18n/locales";
import type { Challenge } from "~contract/entities/challenge";
import type { Game } from "~contract/entities/game";

/** Plain text, not escaped. */
export type NewsItem = {
  id: string;
  title: string;
  href: string;
  summary: string;
  author: string;
  imageUrl: string | null;
  published: Date;
  updated: Date;
};

export function toGameNews(game: Game, locale: Locale): NewsItem {
  const published = new Date(game.releaseDate);
  return {
    id: `urn:uuid:${game.gameId}`,
    title: game.title || game.studio.name,
    href: paths.game(locale, game),
    summary: game.shortDescription ?? "",
    author: game.studio.name,
    imageUrl: chooseCover(game.covers, "16:9")?.original ?? null,
    published,
    updated: latest(published, new Date(game.lastModified)),
  };
}

export function toChallengeNews(challenge: Challenge, locale: Locale): NewsItem {
  const published = new Date(challenge.creationDate);
  const { game, name, shortDescription } = challenge;
  return {
    id: `urn:uuid:${challenge.challengeId}`,
    title: name || game.title,
    href: paths.challenge(locale, challenge),
    summary: [game.title, shortDescription].filter(Boolean).join(": "),
    author: challenge.studio.name,
    imageUrl: (chooseCover(challenge.covers, "16:9") ?? chooseCover(game.covers, "16:9"))?.original ?? null,
    published,
    updated: published,
  };
}

function latest(one: Date, other: Date): Date {
  return other > one ? other : one;
}
