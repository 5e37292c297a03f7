import { Link } from "@remix-run/react";
import { coverLoading, type CoverLoading } from "~/rules/cover-loading";
import type { FeedBlockView, FeedLinkView } from "~/view-models/feed-blocks";
import { Cover } from "../game/cover";
import { GameCard } from "../game/game-card";
import { ContentIcon } from "../ui/content-icon";
import { VoteForm } from "../vote/vote-form";
import { ChallengeGrid } from "./challenge-grid";

const COVER_SIZES = "(max-width: 900px) 84vw, 380px";

type FeedBlockProps = { block: FeedBlockView };

export function FeedBlock({ block }: FeedBlockProps) {
  switch (block.kind) {
    case "games":
      return (
        <div className="card-grid">
          {block.items.map((game, index) => (
            <GameCard key={game.id} game={game} coverLoading={coverLoading(block.firstCover + index)}>
              {game.vote && <VoteForm vote={game.vote} name={game.title} />}
            </GameCard>
          ))}
        </div>
      );
    case "challenges":
      return <ChallengeGrid challenges={block.items} firstCover={block.firstCover} />;
    case "tags":
      return (
        <div className="tiles">
          {block.items.map(({ id, href, icon, title }) => (
            <Link key={id} className="tile" to={href}>
              <ContentIcon icon={icon} />
              <span>{title}</span>
            </Link>
          ))}
        </div>
      );
    case "links":
      return (
        <div className="card-grid--3 card-grid--challenges card-grid">
          {block.items.map((link, index) => (
            <FeedLink key={link.id} link={link} coverLoading={coverLoading(block.firstCover + index)} />
          ))}
        </div>
      );
  }
}

type FeedLinkProps = { link: FeedLinkView; coverLoading: CoverLoading };

function FeedLink({ link: { title, text, href, cover }, coverLoading }: FeedLinkProps) {
  return (
    <article className="surface-card" aria-label={title}>
      {cover && <Cover picture={cover} shape="16:9" sizes={COVER_SIZES} loading={coverLoading} />}
      <div className="card-body">
        <h3 className="card-title">
          <Link to={href}>{title}</Link>
        </h3>
        {text !== null && <p className="card-subtitle">{text}</p>}
      </div>
    </article>
  );
}
