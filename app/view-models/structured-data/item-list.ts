import type { Challenge } from "~contract/entities/challenge";
import type { Game } from "~contract/entities/game";
import type { Tag } from "~contract/entities/tag";
import type { Locale } from "~/i18n/locales";
import { localizedText } from "~/i18n/localized-text";
import { paths } from "~/paths";
import { type StructuredData, thing } from "./structured-data";

/** `firstPosition` counts through all pages of a list. */
export function itemList(items: readonly ListEntry[], firstPosition = 1): StructuredData {
  return ({ absolute }) =>
    thing("ItemList", {
      numberOfItems: items.length,
      itemListElement: items.map(({ title, href }, index) =>
        thing("ListItem", { position: firstPosition + index, name: title, url: absolute(href) }),
      ),
    });
}

export type ListEntry = { title: string; href: string };

export function listedGame(game: Game, locale: Locale): ListEntry {
  return { title: game.title, href: paths.game(locale, game) };
}

export function listedChallenge(challenge: Challenge, locale: Locale): ListEntry {
  return { title: challenge.name, href: paths.challenge(locale, challenge) };
}

export function listedTag({ alias, title, titleTranslations }: Tag, locale: Locale): ListEntry {
  return { title: localizedText(title, titleTranslations, locale) || alias, href: paths.tag(locale, alias) };
}
