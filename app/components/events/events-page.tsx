import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { EventFeedView } from "~/view-models/event-feed";
import { useRootData } from "../frame/use-root-data";
import { EmptyList } from "../ui/empty-list";
import { EventFeed } from "./event-feed";

type EventsPageProps = { feed: EventFeedView | null; isOn: boolean };

export function EventsPage({ feed, isOn }: EventsPageProps) {
  const t = useText();
  const { locale } = useRootData();
  return (
    <div className="page-width">
      <header className="section-head">
        <div>
          <h1>{t("events.heading")}</h1>
          <p>{t("events.intro")}</p>
        </div>
      </header>
      {isOn ? (
        <article className="surface-card" aria-label={t("gameJam.heading")}>
          <div className="card-body">
            <h2 className="heading-small card-title">
              <Link to={paths.gameJam(locale)}>{t("gameJam.heading")}</Link>
            </h2>
            <p>{t("gameJam.lead")}</p>
          </div>
        </article>
      ) : (
        <EmptyList text={t("events.none")} />
      )}
      <EventFeed feed={feed} />
    </div>
  );
}
