import type { WhatsNewView } from "~/view-models/whats-new";

type WhatsNewProps = { news: WhatsNewView };

export function WhatsNew({ news: { title, date, text } }: WhatsNewProps) {
  return (
    <section className="section prose" aria-labelledby="whats-new">
      <header className="section-head">
        <div>
          <h2 id="whats-new">{title}</h2>
          <p>{date}</p>
        </div>
      </header>
      <p className="whitespace-pre-line break-words">{text}</p>
    </section>
  );
}
