import { isSectionVisible, type Viewer } from "~/rules/section-visibility";
import type { Configuration } from "~contract/entities/configuration";
import type { FeedEntry } from "~contract/entities/feed-entry";
import type { Section } from "~contract/entities/section";
import { toChallengeCard, type ChallengeCardView } from "./challenge-card";
import { toFeaturedGame, type FeaturedGameView } from "./featured-game";
import { toGameCard, type GameCardView } from "./game-card";
import { toSectionText, type SectionTextView } from "./section-text";
import { toTagTile, type TagTileView } from "./tag-tile";
import type { ViewContext } from "./view-context";

type SectionOf<Type extends string, Content> = { type: Type; id: string } & SectionTextView & Content;

type SectionContent =
  | SectionOf<"FEATURED_GAMES_HEADER", { games: FeaturedGameView[] }>
  | SectionOf<"GAME_ROW_SIMPLE" | "GAME_ROW_DOUBLE_TITLE", { games: GameCardView[] }>
  | SectionOf<"CHALLENGE_ROW", { challenges: ChallengeCardView[] }>
  | SectionOf<"TAGS", { tags: TagTileView[] }>;

/** `firstCover` is the position of the section's first cover among all covers of the page. */
export type FeedSectionView = SectionContent & { firstCover: number };

export type HomeFeedView = { sections: FeedSectionView[] };

/**
 * The sections of the home feed that this viewer may see and that have something to show, in their order (spec
 * section 2, "Home feed section types"). Types that the portal does not draw are left out.
 */
export function toHomeFeed(configuration: Configuration, viewer: Viewer, view: ViewContext): HomeFeedView {
  const entries = entriesBySection(configuration);
  const sections = configuration.sections
    .filter((section) => isSectionVisible(section, viewer))
    .flatMap((section) => toContent(section, entries.get(section.sectionId) ?? [], view) ?? []);
  return { sections: withCoverPositions(sections) };
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
  if (section.type === "TAGS") return 0;
  return section.type === "CHALLENGE_ROW" ? section.challenges.length : section.games.length;
}

function entriesBySection({ sectionFeedEntries }: Configuration): Map<string, FeedEntry[]> {
  const entries = new Map<string, FeedEntry[]>();
  for (const { sectionId, feedEntry } of sectionFeedEntries) {
    entries.set(sectionId, [...(entries.get(sectionId) ?? []), feedEntry]);
  }
  return entries;
}

function toContent(section: Section, entries: FeedEntry[], view: ViewContext): SectionContent | null {
  const { sectionId: id, sectionType: type } = section;
  const text = toSectionText(section, view.locale);
  switch (type) {
    case "FEATURED_GAMES_HEADER": {
      const games = entries.flatMap((entry) => toFeaturedGame(entry, view) ?? []);
      return games.length > 0 ? { type, id, ...text, games } : null;
    }
    case "GAME_ROW_SIMPLE":
    case "GAME_ROW_DOUBLE_TITLE": {
      const games = entries.flatMap((entry) => toGameEntry(entry, view) ?? []);
      return games.length > 0 ? { type, id, ...text, games } : null;
    }
    case "CHALLENGE_ROW": {
      const challenges = entries.flatMap((entry) => toChallengeEntry(entry, view) ?? []);
      return challenges.length > 0 ? { type, id, ...text, challenges } : null;
    }
    case "TAGS": {
      const tags = entries.flatMap((entry) => toTagEntry(entry, view) ?? []);
      return tags.length > 0 ? { type, id, ...text, tags } : null;
    }
    default:
      return null;
  }
}

// A feed may hold the same thing twice, so what it shows is known by its entry.

function toGameEntry({ entryId, game }: FeedEntry, view: ViewContext): GameCardView | null {
  return game ? { ...toGameCard(game, view), id: entryId } : null;
}

function toChallengeEntry({ entryId, challenge }: FeedEntry, view: ViewContext): ChallengeCardView | null {
  return challenge ? { ...toChallengeCard(challenge, view), id: entryId } : null;
}

function toTagEntry({ entryId, tag }: FeedEntry, view: ViewContext): TagTileView | null {
  return tag ? { ...toTagTile(tag, view), id: entryId } : null;
}
