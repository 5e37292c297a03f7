import { Link } from "@remix-run/react";
import type { GameReviewsView } from "~/view-models/game-reviews";

type GameReviewsProps = { reviews: GameReviewsView };

/** What players say, or a link to say something first. */
export function GameReviews({ reviews: { title, share, reviews, link } }: GameReviewsProps) {
  const more = (
    <Link className="text-link" to={link.href}>
      {link.label}
    </Link>
  );
  if (reviews.length === 0) return <p className="section">{more}</p>;
  return (
    <section className="section" aria-labelledby="reviews">
      <header className="section-head">
        <div>
          <h2 id="reviews">{title}</h2>
          <p>{share}</p>
        </div>
      </header>
      {reviews.map(({ id, head, text, language }) => (
        <article key={id} className="panel mb-[12px]">
          <p className="text-small muted">{head}</p>
          <p className="break-words" lang={language}>
            {text}
          </p>
        </article>
      ))}
      <p>{more}</p>
    </section>
  );
}
