import { formatDate, formatDay } from "~/i18n/format-date";
import { formatPrice, groupDigits } from "~/i18n/format-number";
import { localizedText } from "~/i18n/localized-text";
import type { TextKey } from "~/i18n/text-keys";
import { cardOffer } from "~/rules/card-offer";
import { gameTags } from "~/rules/game-tags";
import { playingTime, toHalfStars } from "~/rules/game-facts";
import { stickerAmount } from "~/rules/support-amounts";
import type { GameDetails } from "~contract/entities/game-details";
import type { ViewContext } from "./view-context";

export type FactView = {
  label: string;
  value: string;
  href: string | null;
  /** 0 to 5 in steps of 0.5. */
  stars: number | null;
  was: string | null;
};

type Extras = Partial<Pick<FactView, "href" | "stars" | "was">>;

export const AGE_TEXTS: Record<Exclude<GameDetails["ageRating"], "NOT_SET">, TextKey> = {
  ADULTS: "game.age.adults",
  CHILDREN: "game.age.children",
  EARLY_TEENS: "game.age.earlyTeens",
  EVERYONE: "game.age.everyone",
  MATURE: "game.age.mature",
  TEENS: "game.age.teens",
};

export function toGameFacts(game: GameDetails, view: ViewContext): FactView[] {
  const { t } = view;
  const { totalPlays, totalTime, uniquePlayers } = game.gamePlayStatistics;
  const facts: (FactView | null)[] = [
    toRating(game.averageGameRating, view),
    fact(t("game.plays"), groupDigits(totalPlays)),
    toPlayingTime(totalTime, view),
    fact(t("game.players"), groupDigits(uniquePlayers)),
    toPrice(game, view),
    toFree(game, view),
    fact(t("game.released"), formatDate(game.releaseDate, view)),
    toUpdated(game, view),
    game.platforms.length > 0 ? fact(t("game.platforms"), toPlatforms(game.platforms, view)) : null,
    game.ageRating === "NOT_SET" ? null : fact(t("game.ageRating"), t(AGE_TEXTS[game.ageRating])),
    toEngine(game.gameEngine, view),
    toPublisher(game, view),
    toStickers(game, view),
  ];
  return facts.filter((entry) => entry !== null);
}

function fact(label: string, value: string, extras: Extras = {}): FactView {
  return { label, value, href: null, stars: null, was: null, ...extras };
}

function toRating(rating: number | null, { t, locale }: ViewContext): FactView | null {
  if (rating === null) return null;
  const value = rating.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return fact(t("game.rating"), t("game.ratingOf", { rating: value }), { stars: toHalfStars(rating) });
}

function toPlayingTime(totalTime: number, { t }: ViewContext): FactView | null {
  const time = playingTime(totalTime);
  if (!time) return null;
  const value =
    time.unit === "hours"
      ? t("game.hours", { hours: groupDigits(time.amount) })
      : t("game.minutes", { minutes: time.amount });
  return fact(t("game.timePlayed"), value);
}

function toPrice(game: GameDetails, { t, now }: ViewContext): FactView | null {
  const { price, oldPrice } = cardOffer(game, now);
  return price && fact(t("game.price"), formatPrice(price), { was: oldPrice && formatPrice(oldPrice) });
}

function toFree(game: GameDetails, { t, now, locale }: ViewContext): FactView | null {
  if (gameTags(game).isFreeForever) return fact(t("game.free"), t("game.freeForever"));
  const { freeUntil } = cardOffer(game, now);
  return freeUntil && fact(t("game.free"), t("game.freeUntil", { date: formatDay(freeUntil, locale) }));
}

/** Omitted when the game has not changed since its release. */
function toUpdated({ lastModified, releaseDate }: GameDetails, view: ViewContext): FactView | null {
  const released = new Date(releaseDate);
  const updated = new Date(lastModified);
  const isSameDay = released.toISOString().slice(0, 10) === updated.toISOString().slice(0, 10);
  if (updated <= released || isSameDay) return null;
  return fact(view.t("game.updated"), formatDate(updated, view));
}

export function toPlatforms(platforms: GameDetails["platforms"], { t }: ViewContext): string {
  if (platforms.includes("DESKTOP") && platforms.includes("MOBILE")) return t("game.platform.both");
  return t(platforms.includes("MOBILE") ? "game.platform.mobile" : "game.platform.desktop");
}

function toEngine(engine: GameDetails["gameEngine"], { t, locale }: ViewContext): FactView | null {
  if (!engine) return null;
  const title = localizedText(engine.title, engine.translations, locale);
  return title === "" ? null : fact(t("game.engine"), title, { href: engine.url });
}

function toPublisher(game: GameDetails, { t }: ViewContext): FactView | null {
  const title = game.publisher?.title ?? gameTags(game).publisherName ?? "";
  return title.trim() === "" ? null : fact(t("game.publisher"), title, { href: game.publisher?.url ?? null });
}

function toStickers({ receivedStickers }: GameDetails, { t }: ViewContext): FactView | null {
  const amount = stickerAmount(receivedStickers);
  return amount === 0 ? null : fact(t("game.stickers"), groupDigits(amount));
}
