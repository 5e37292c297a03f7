import { Form, Link } from "@remix-run/react";
import { type ComponentType, type MouseEvent, useId, useState } from "react";
import { useText } from "~/i18n/use-text";
import { coverLoading } from "~/rules/cover-loading";
import type { FeedSectionOf } from "~/view-models/home-feed";
import type { GridFilterView } from "~/view-models/sections/games-grid";
import { GameCard } from "../game/game-card";
import { ButtonLink } from "../ui/button-link";
import { Select } from "../ui/select";
import type { MoreGamesProps } from "./use-more-games";

type GamesGridProps = { section: FeedSectionOf<"GAMES_GRID" | "EXPANDABLE_FEED"> };

export function GamesGrid({ section }: GamesGridProps) {
  const t = useText();
  const headingId = useId();
  const [More, setMore] = useState<ComponentType<MoreGamesProps> | null>(null);
  const { id, title, games, firstCover, allHref } = section;
  const filter = section.type === "GAMES_GRID" ? section.filter : null;
  const feedAlias = section.type === "EXPANDABLE_FEED" ? section.feedAlias : null;
  const expand = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import("./more-games").then(
      ({ MoreGames }) => setMore(() => MoreGames),
      () => allHref !== null && window.location.assign(allHref),
    );
  };
  return (
    <section className="section" id={`grid-${id}`} aria-labelledby={title === null ? undefined : headingId}>
      {title !== null && (
        <header className="section-head">
          <h2 id={headingId}>{title}</h2>
        </header>
      )}
      {filter && <GridFilter grid={id} filter={filter} />}
      <div className="card-grid">
        {games.map((game, index) => (
          <GameCard
            key={game.id}
            game={game}
            isBig={filter !== null && index === 0 && !filter.isSet}
            coverLoading={coverLoading(firstCover + index)}
          />
        ))}
        {More && feedAlias !== null && <More feedAlias={feedAlias} displayed={games} />}
      </div>
      {filter?.hasFailed && <p className="empty-state">{t("grid.failed")}</p>}
      {games.length === 0 && <p className="empty-state">{t("grid.empty")}</p>}
      {!More && <GridEnd section={section} onExpand={expand} />}
    </section>
  );
}

type GridEndProps = {
  section: FeedSectionOf<"GAMES_GRID" | "EXPANDABLE_FEED">;
  onExpand: (event: MouseEvent) => void;
};

function GridEnd({ section, onExpand }: GridEndProps) {
  const t = useText();
  const { allHref } = section;
  if (section.type === "GAMES_GRID" && section.filter.isSet) {
    return (
      <p className="load-more">
        <ButtonLink href={`${section.filter.action}#grid-${section.id}`}>{t("grid.clear")}</ButtonLink>
      </p>
    );
  }
  if (allHref === null) return null;
  const isGrowing = section.type === "EXPANDABLE_FEED" && section.feedAlias !== null;
  return (
    <p className="load-more">
      <Link className="button button--outline" to={allHref} onClick={isGrowing ? onExpand : undefined}>
        {t(isGrowing ? "grid.showMore" : "grid.showAll")}
      </Link>
    </p>
  );
}

type GridFilterProps = { grid: string; filter: GridFilterView };

function GridFilter({ grid, filter: { action, page, search, tags, sorts } }: GridFilterProps) {
  const t = useText();
  const chosenTag = tags.find(({ isChosen }) => isChosen);
  const chosenSort = sorts.find(({ isChosen }) => isChosen)?.value;
  return (
    <Form
      aria-label={t("grid.name")}
      className="filter-bar"
      action={`${action}#grid-${grid}`}
      preventScrollReset
      key={`${search} ${chosenTag?.value ?? ""} ${chosenSort ?? ""}`}
    >
      {page > 0 && <input type="hidden" name="page" value={page} />}
      <input type="hidden" name="grid" value={grid} />
      <label className="fill-space">
        <span className="visually-hidden">{t("grid.name")}</span>
        <input
          className="text-input"
          type="search"
          name="search"
          defaultValue={search}
          placeholder={t("grid.name")}
          maxLength={200}
        />
      </label>
      <Select name="sort" aria-label={t("grid.sort")} options={sorts} defaultValue={chosenSort} />
      <button className="button" name="tag" value={chosenTag?.value ?? ""}>
        {t("grid.submit")}
      </button>
      <span className="chips chips--scrollable">
        <button className="chip" name="tag" value="" aria-pressed={!chosenTag}>
          {t("grid.all")}
        </button>
        {tags.map(({ value, label, isChosen }) => (
          <button key={value} className="chip" name="tag" value={value} aria-pressed={isChosen}>
            {label}
          </button>
        ))}
      </span>
    </Form>
  );
}
