import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { EventFeedView } from "~/view-models/event-feed";
import { useRootData } from "../frame/use-root-data";
import { EventFeed } from "./event-feed";

type EventsPageProps = { feed: EventFeedView | null };

/** What goes on right now: so far the Game Jam. */
export function EventsPage({ feed }: EventsPageProps) {
  const t = useText();
  return (
    <div className="in">
      <header className="sh">
        <div>
          <h1>{t("events.heading")}</h1>
          <p>{t("events.intro")}</p>
        </div>
      </header>
      <article className="ch">
        <div className="b">
          <h2 className="h3 t">
            <Link to={paths.gameJam(useRootData().locale)}>{t("gameJam.heading")}</Link>
          </h2>
          <p>{t("gameJam.lead")}</p>
        </div>
      </article>
      <EventFeed feed={feed} />
    </div>
  );
}
