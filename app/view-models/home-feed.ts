import { paths } from "~/paths";
import { nextPage } from "~/rules/paging";
import { isSectionVisible, sectionsOfPage, type Viewer } from "~/rules/section-visibility";
import type { Configuration } from "~contract/entities/configuration";
import type { FeedEntry } from "~contract/entities/feed-entry";
import { toBanner, type BannerView } from "./sections/banner";
import { toCategories, type CategoriesView } from "./sections/categories";
import { toChallengeRow, type ChallengeRowView } from "./sections/challenge-row";
import { toClaims, type ClaimSectionView } from "./sections/claim";
import { toFaq, type FaqView } from "./sections/faq";
import { toFeaturedGames, type FeaturedGamesView } from "./sections/featured-games";
import { toGameMaker, type GameMakerView } from "./sections/game-maker";
import { toGameRow, type GameRowView } from "./sections/game-row";
import { toExpandableFeed, type ExpandableFeedView } from "./sections/expandable-feed";
import { toGamesGrid, type FilteredGrid, type GamesGridView, type GridRequest } from "./sections/games-grid";
import { toPopup, type PopupView } from "./sections/popup";
import type { SectionSource } from "./sections/section-source";
import { toTags, type TagsView } from "./sections/tags";
import { toTitle, type TitleView } from "./sections/title";
import type { ViewContext } from "./view-context";

/** Sections whose component is in the bundle of every home page visitor. */
type RowSection =
  FeaturedGamesView | GameRowView | GamesGridView | ExpandableFeedView | ChallengeRowView | TagsView | CategoriesView;

/** Sections whose component is loaded only where needed. */
type BlockSection = BannerView | ClaimSectionView | FaqView | GameMakerView | PopupView | TitleView;

type SectionContent = RowSection | BlockSection;

/** `firstCover` is the position of the section's first cover on the page. */
export type FeedSectionView = SectionContent & { firstCover: number };

export type FeedSectionOf<Type extends FeedSectionView["type"]> = Extract<FeedSectionView, { type: Type }>;

export type BlockSectionView = FeedSectionOf<BlockSection["type"]>;

export type HomeFeedView = { sections: FeedSectionView[]; next: NextFeedPage | null };

export type NextFeedPage = { href: string; dataHref: string };

/** Sections visible to this viewer, without empty and unsupported ones (docs/product/home.md#section-types). */
export function toHomeFeed(
  configuration: Configuration,
  viewer: Viewer,
  view: ViewContext,
  filtered: FilteredGrid | null = null,
): HomeFeedView {
  const entries = entriesBySection(configuration);
  const withEntries = new Set(entries.keys());
  const { pagination } = configuration;
  const page = pagination.currPage;
  const sections = sectionsOfPage(configuration.sections, withEntries, pagination)
    .filter((section) => isSectionVisible(section, viewer))
    .flatMap(
      (section) =>
        toContent({ section, entries: entries.get(section.sectionId) ?? [], view }, { filtered, page }) ?? [],
    );
  const next = toNextPage(nextPage(pagination), filtered, view);
  return { sections: withCoverPositions(sections), next };
}

/** The filter is kept: its grid may have started on the previous page. */
function toNextPage(page: number | null, filtered: FilteredGrid | null, { locale }: ViewContext): NextFeedPage | null {
  if (page === null) return null;
  return { href: paths.home(locale, page, filtered?.query), dataHref: paths.homeFeed(locale, page, filtered?.query) };
}

function withCoverPositions(sections: readonly SectionContent[]): FeedSectionView[] {
  let covers = 0;
  return sections.map((section) => {
    const firstCover = covers;
    covers += coverCount(section);
    return { ...section, firstCover };
  });
}

function coverCount(section: SectionContent): number {
  if ("games" in section) return section.games.length;
  return "challenges" in section ? section.challenges.length : 0;
}

function entriesBySection({ sectionFeedEntries }: Configuration): Map<string, FeedEntry[]> {
  const entries = new Map<string, FeedEntry[]>();
  for (const { sectionId, feedEntry } of sectionFeedEntries) {
    const sectionEntries = entries.get(sectionId);
    if (sectionEntries) sectionEntries.push(feedEntry);
    else entries.set(sectionId, [feedEntry]);
  }
  return entries;
}

/** Sidebar sections are not part of the feed. */
function toContent(source: SectionSource, request: GridRequest): SectionContent | null {
  const type = source.section.sectionType;
  switch (type) {
    case "FEATURED_GAMES_HEADER":
      return toFeaturedGames(source);
    case "GAME_ROW_SIMPLE":
    case "GAME_ROW_DOUBLE_TITLE":
    case "MOBILE_GAME_ROW":
      return toGameRow(type, source);
    case "GAMES_GRID":
      return toGamesGrid(source, request);
    case "EXPANDABLE_FEED":
      return toExpandableFeed(source);
    case "CHALLENGE_ROW":
      return toChallengeRow(source);
    case "TAGS":
      return toTags(source);
    case "CATEGORIES":
      return toCategories(source);
    case "BANNER":
      return toBanner(source);
    case "POPUP":
    case "DISCORD_POPUP":
      return toPopup(type, source);
    case "CLAIM":
      return toClaims(source);
    case "TITLE_SECTION":
    case "TAGLINE":
      return toTitle(type, source);
    case "GAME_MAKER":
      return toGameMaker(source);
    case "FAQ":
    case "FAQ_CATEGORIES":
      return toFaq(type, source);
    default:
      return null;
  }
}
