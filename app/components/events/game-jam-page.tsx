import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { EventFeedView } from "~/view-models/event-feed";
import { useRootData } from "../frame/use-root-data";
import { ButtonLink } from "../ui/button-link";
import { EventFeed } from "./event-feed";

type GameJamPageProps = { feed: EventFeedView | null };

export function GameJamPage({ feed }: GameJamPageProps) {
  const t = useText();
  const { locale, publicSettings } = useRootData();
  const { developerPortal } = publicSettings.links;
  return (
    <div className="page-width">
      <div className="prose game-jam">
        <h1>{t("gameJam.heading")}</h1>
        <p className="lead">{t("gameJam.lead")}</p>
        <h2 className="heading-small">{t("gameJam.howHeading")}</h2>
        <p>{t("gameJam.howText")}</p>
        <h2 className="heading-small">{t("gameJam.whenHeading")}</h2>
        <p>{t("gameJam.whenText")}</p>
        <h2 className="heading-small">{t("gameJam.playHeading")}</h2>
        <p>{t("gameJam.playText")}</p>
        <div className="inline-row flex-wrap">
          {developerPortal !== null && (
            <ButtonLink href={developerPortal} variant="primary" isDocument>
              {t("gameJam.makeGame")}
            </ButtonLink>
          )}
          <ButtonLink href={paths.search(locale)}>{t("gameJam.browse")}</ButtonLink>
        </div>
      </div>
      <EventFeed feed={feed} />
    </div>
  );
}
