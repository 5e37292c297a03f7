import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { StudioNewsView } from "~/view-models/studio-news";
import { MissingPart } from "../error/missing-part";
import { SafeMarkup } from "../ui/safe-markup";

type StudioNewsProps = {
  /** Null if loading failed. */
  news: readonly StudioNewsView[] | null;
};

export function StudioNews({ news }: StudioNewsProps) {
  const t = useText();
  if (news?.length === 0) return null;
  return (
    <section className="section" aria-labelledby="studio-news">
      <header className="section-head">
        <h2 id="studio-news">{t("studio.news")}</h2>
      </header>
      {news ? (
        <ul className="studio-news">
          {news.map((piece) => (
            <li key={piece.id} className="panel">
              <PieceOfNews piece={piece} />
            </li>
          ))}
        </ul>
      ) : (
        <MissingPart text={t("studio.newsFailed")} />
      )}
    </section>
  );
}

function PieceOfNews({ piece: { title, publishDate, date, text, game } }: { piece: StudioNewsView }) {
  return (
    <article>
      <h3 className="heading-small">{title}</h3>
      <p className="muted">
        <time dateTime={publishDate}>{date}</time>
      </p>
      {text && <SafeMarkup markup={text} />}
      {game && (
        <p>
          <Link className="text-link" to={game.href}>
            {game.title}
          </Link>
        </p>
      )}
    </article>
  );
}
