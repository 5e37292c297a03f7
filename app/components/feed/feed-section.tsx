import { Link } from "@remix-run/react";
import { useId } from "react";
import { coverLoading } from "~/rules/cover-loading";
import type { FeedSectionOf, FeedSectionView } from "~/view-models/home-feed";
import { ChallengeCard } from "../challenge/challenge-card";
import { GameCard } from "../game/game-card";
import { ContentIcon } from "../ui/content-icon";
import { OnlyOn } from "../ui/only-on";
import { ContentBlock } from "./content-block";
import { FeaturedGames } from "./featured-games";
import { FeedRow } from "./feed-row";
import { GamesGrid } from "./games-grid";

type FeedSectionProps = { section: FeedSectionView };

export function FeedSection({ section }: FeedSectionProps) {
  const { devices } = section;
  return (
    <OnlyOn devices={devices}>
      <SectionOfType section={section} />
    </OnlyOn>
  );
}

function SectionOfType({ section }: FeedSectionProps) {
  switch (section.type) {
    case "FEATURED_GAMES_HEADER":
      return <FeaturedGames section={section} />;
    case "GAME_ROW_SIMPLE":
    case "GAME_ROW_DOUBLE_TITLE":
    case "MOBILE_GAME_ROW":
      return <GameRow section={section} />;
    case "CHALLENGE_ROW":
      return <ChallengeRow section={section} />;
    case "GAMES_GRID":
    case "EXPANDABLE_FEED":
      return <GamesGrid section={section} />;
    case "TAGS":
    case "CATEGORIES":
      return <TagTiles section={section} />;
    default:
      return <ContentBlock section={section} />;
  }
}

type ChallengeRowProps = { section: FeedSectionOf<"CHALLENGE_ROW"> };

function ChallengeRow({ section }: ChallengeRowProps) {
  return (
    <FeedRow text={section} width="panels" hasSecondLine>
      {section.challenges.map((challenge, index) => (
        <ChallengeCard
          key={challenge.id}
          challenge={challenge}
          coverLoading={coverLoading(section.firstCover + index)}
        />
      ))}
    </FeedRow>
  );
}

type GameRowProps = {
  section: FeedSectionOf<"GAME_ROW_SIMPLE" | "GAME_ROW_DOUBLE_TITLE" | "MOBILE_GAME_ROW">;
};

function GameRow({ section }: GameRowProps) {
  const { type } = section;
  return (
    <FeedRow
      text={section}
      width="cards"
      hasSecondLine={type === "GAME_ROW_DOUBLE_TITLE"}
      className={type === "MOBILE_GAME_ROW" ? "section phone-only" : "section"}
    >
      {section.games.map((game, index) => (
        <GameCard key={game.id} game={game} coverLoading={coverLoading(section.firstCover + index)} />
      ))}
    </FeedRow>
  );
}

type TagTilesProps = { section: FeedSectionOf<"TAGS" | "CATEGORIES"> };

function TagTiles({ section }: TagTilesProps) {
  const headingId = useId();
  return (
    <section className="section" aria-labelledby={section.title === null ? undefined : headingId}>
      {section.title !== null && (
        <header className="section-head">
          <div>
            <h2 id={headingId}>{section.title}</h2>
          </div>
        </header>
      )}
      <div className="tiles">
        {section.tags.map((tag) => (
          <Link key={tag.id} className="tile" to={tag.href}>
            <ContentIcon icon={tag.icon} />
            <span>{tag.title}</span>
          </Link>
        ))}
      </div>
    </section>
  );
}
