import type { GameDetails } from "~contract/entities/game-details";
import { LANGUAGE_TAGS, type Locale } from "~/i18n/locales";
import { localizedText } from "~/i18n/localized-text";
import { paths } from "~/paths";
import { imageCover16by9 } from "~/rules/cover-choice";
import { gameTags } from "~/rules/game-tags";
import type { ViewContext } from "../view-context";
import { breadcrumbs } from "./breadcrumbs";
import { type StructuredData, thing, type Thing } from "./structured-data";

/** ISO 4217 codes; the portal's own currencies look alike but are none. */
const WORLD_CURRENCY = /^[A-Z]{3}$/;

const OWN_CURRENCIES = ["RPX", "GPX", "BPX"];

const DATE_LENGTH = "2026-11-21".length;

/** The breadcrumbs lead via the first tag that has a page. */
export function gameData(game: GameDetails, { locale }: ViewContext): StructuredData[] {
  const crumbs = gameTags(game)
    .labels.flatMap(({ alias, title, titleTranslations }) =>
      alias === null
        ? []
        : [{ name: localizedText(title, titleTranslations, locale) || alias, href: paths.tag(locale, alias) }],
    )
    .slice(0, 1);
  return [videoGame(game), breadcrumbs(crumbs, game.title)];
}

function videoGame(game: GameDetails): StructuredData {
  return ({ canonical, locale, absolute }) => {
    const cover = imageCover16by9(game.covers);
    return thing("VideoGame", {
      name: game.title,
      url: canonical,
      description: game.shortDescription,
      image: cover && absolute(cover.original),
      inLanguage: LANGUAGE_TAGS[locale],
      genre: genres(game, locale),
      author: thing("Organization", { name: game.studio.name }),
      publisher: game.publisher && thing("Organization", { name: game.publisher.title, url: game.publisher.url }),
      datePublished: game.releaseDate.slice(0, DATE_LENGTH),
      dateModified: game.lastModified.slice(0, DATE_LENGTH),
      applicationCategory: "GameApplication",
      gamePlatform: "Web browser",
      operatingSystem: "Any",
      playMode: game.multiplayer ? ["SinglePlayer", "MultiPlayer"] : "SinglePlayer",
      aggregateRating: rating(game),
      offers: offer(game.gameItems),
    });
  };
}

function genres(game: GameDetails, locale: Locale): string[] {
  return gameTags(game)
    .labels.filter(({ parentTagAlias }) => parentTagAlias === "genre")
    .map(({ title, titleTranslations, alias }) => localizedText(title, titleTranslations, locale) || (alias ?? ""));
}

/** Search engines require the number of votes beside an average. */
function rating({ averageGameRating, ratingCount }: GameDetails): Thing | null {
  if (averageGameRating === null || !ratingCount) return null;
  return thing("AggregateRating", { ratingValue: averageGameRating, ratingCount, bestRating: 5, worstRating: 1 });
}

/** Free unless the game itself is sold; prices in pixels cannot be expressed. */
function offer(items: GameDetails["gameItems"]): Thing | null {
  const paid = items.find(({ type }) => type === "PAID_GAME");
  if (!paid) return thing("Offer", { price: 0, priceCurrency: "USD", availability: "https://schema.org/InStock" });
  if (OWN_CURRENCIES.includes(paid.currency) || !WORLD_CURRENCY.test(paid.currency)) return null;
  const price = paid.discountedPrice ?? paid.price;
  return thing("Offer", { price, priceCurrency: paid.currency, availability: "https://schema.org/InStock" });
}
