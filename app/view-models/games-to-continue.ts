import { groupDigits } from "~/i18n/format-number";
import { formatScore } from "~/i18n/format-score";
import type { Locale } from "~/i18n/locales";
import { paths } from "~/paths";
import { imageCover4by3 } from "~/rules/cover-choice";
import type { PlaceholderOf } from "~/rules/placeholder";
import { MAX_GAMES_TO_CONTINUE } from "~contract/calls/library";
import { MAX_NAMES_OF_FRIENDS_AHEAD, type GameToContinue } from "~contract/entities/game-to-continue";

/** All null where fewer games were played: a page template has the same number of games for everybody. */
export type GameToContinueView = {
  /** Without its first slash, which a link needs before a placeholder. */
  path: string | null;
  title: string | null;
  coverUrl: string | null;
  level: string | null;
  best: string | null;
  position: string | null;
  passedBy: string | null;
};

/** "continue.<index>.<field>" is the name of a value in page templates. */
const NAME = /^continue\.(\d+)\.(\w+)$/;

export const isOfGameToContinue = (name: string): boolean => NAME.test(name);

export function toGamesToContinue(games: readonly GameToContinue[], locale: Locale): GameToContinueView[] {
  return Array.from({ length: MAX_GAMES_TO_CONTINUE }, (_, index) => toView(games[index], locale));
}

export function gamesToContinueOfTemplate(placeholderOf: PlaceholderOf): GameToContinueView[] {
  return Array.from({ length: MAX_GAMES_TO_CONTINUE }, (_, index) =>
    viewOf((field) => placeholderOf(`continue.${String(index)}.${field}`)),
  );
}

/** The values of those names that are of a game to continue. */
export function valuesOfGamesToContinue(
  names: readonly string[],
  games: readonly GameToContinue[],
  locale: Locale,
): [name: string, value: string | null][] {
  const views: readonly Record<string, string | null>[] = toGamesToContinue(games, locale);
  return names.flatMap((name) => {
    const [, index, field = ""] = NAME.exec(name) ?? [];
    return index === undefined ? [] : [[name, views[Number(index)]?.[field] ?? null]];
  });
}

function toView(entry: GameToContinue | undefined, locale: Locale): GameToContinueView {
  if (!entry) return viewOf(() => null);
  const { game, level, best, passedBy } = entry;
  return {
    path: paths.game(locale, game).slice(1),
    title: game.title,
    coverUrl: imageCover4by3(game.covers)?.small ?? null,
    level: level === null ? null : groupDigits(level),
    best: best && formatScore(best.score, best.type),
    position: best?.position == null ? null : groupDigits(best.position),
    passedBy: toNames(passedBy),
  };
}

/** "Ana, Ben +3". */
function toNames({ usernames, total }: GameToContinue["passedBy"]): string | null {
  if (total === 0) return null;
  const names = usernames.slice(0, MAX_NAMES_OF_FRIENDS_AHEAD);
  const others = total - names.length;
  return names.join(", ") + (others > 0 ? ` +${groupDigits(others)}` : "");
}

function viewOf(valueOf: (field: string) => string | null): GameToContinueView {
  return {
    path: valueOf("path"),
    title: valueOf("title"),
    coverUrl: valueOf("coverUrl"),
    level: valueOf("level"),
    best: valueOf("best"),
    position: valueOf("position"),
    passedBy: valueOf("passedBy"),
  };
}
