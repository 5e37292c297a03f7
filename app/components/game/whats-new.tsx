import type { WhatsNewView } from "~/view-models/whats-new";
import { SafeMarkup } from "../ui/safe-markup";

type WhatsNewProps = { news: WhatsNewView };

export function WhatsNew({ news: { title, date, notes } }: WhatsNewProps) {
  return (
    <section className="section prose" aria-labelledby="whats-new">
      <header className="section-head">
        <div>
          <h2 id="whats-new">{title}</h2>
          <p>{date}</p>
        </div>
      </header>
      <SafeMarkup markup={notes} />
    </section>
  );
}
