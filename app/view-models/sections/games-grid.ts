import { localizedText } from "~/i18n/localized-text";
import { paths } from "~/paths";
import { gameTags } from "~/rules/game-tags";
import { GRID_SORTS, type GridQuery } from "~/rules/grid-query";
import type { Game } from "~contract/entities/game";
import { toGameCard, type GameCardView } from "../game-card";
import { GAME_SORT_TEXTS } from "../sort-texts";
import type { ViewContext } from "../view-context";
import { toGameEntry } from "./game-row";
import { sectionHead, type SectionSource, type SectionView } from "./section-source";

/** `games` is null when the request failed. */
export type FilteredGrid = { query: GridQuery; games: Game[] | null };

export type GridRequest = { filtered: FilteredGrid | null; page: number };

type ChoiceView = { value: string; label: string; isChosen: boolean };

export type GridFilterView = {
  /** `action` has no filter; `page` is its number in the feed. */
  action: string;
  page: number;
  search: string;
  tags: ChoiceView[];
  sorts: ChoiceView[];
  isSet: boolean;
  hasFailed: boolean;
};

export type GamesGridView = SectionView<"GAMES_GRID", { games: GameCardView[]; filter: GridFilterView }>;

const MAX_TAGS = 8;

/** The filter's tags are those of all games of the grid; null without a game. */
export function toGamesGrid(source: SectionSource, { filtered, page }: GridRequest): GamesGridView | null {
  const { section, entries, view } = source;
  const allGames = entries.flatMap((entry) => toGameEntry(entry, view) ?? []);
  if (allGames.length === 0) return null;
  const isFilteredGrid = filtered?.query.grid === section.sectionId;
  const query = isFilteredGrid ? filtered.query : null;
  const found = isFilteredGrid ? filtered.games : null;
  const games = found?.map((game) => toGameCard(game, view)) ?? allGames;
  const gridTags = tagsOf(
    entries.flatMap(({ game }) => game ?? []),
    view,
  );
  const chosen = query?.tag;
  const tags = chosen === undefined || gridTags.has(chosen) ? gridTags : new Map([[chosen, chosen], ...gridTags]);
  const filter = {
    action: paths.home(view.locale, page),
    page,
    search: query?.search ?? "",
    tags: [...tags].slice(0, MAX_TAGS).map(([value, label]) => ({ value, label, isChosen: value === chosen })),
    sorts: sorts(view, query?.sort),
    isSet: query !== null,
    hasFailed: isFilteredGrid && filtered.games === null,
  };
  return { ...sectionHead("GAMES_GRID", source), games, filter };
}

function sorts({ t }: ViewContext, chosen: GridQuery["sort"]): ChoiceView[] {
  return GRID_SORTS.map((value) => ({ value, label: t(GAME_SORT_TEXTS[value]), isChosen: value === chosen }));
}

function tagsOf(games: readonly Game[], { locale }: ViewContext): Map<string, string> {
  const labels = games.flatMap((game) => gameTags(game).labels);
  return new Map(
    labels.flatMap(({ alias, title, titleTranslations }) =>
      alias === null ? [] : [[alias, localizedText(title, titleTranslations, locale) || alias]],
    ),
  );
}
