import { useText } from "~/i18n/use-text";
import { Icon } from "../ui/icon";
import { Popover } from "../ui/popover";
import { useExternalLinks } from "./use-external-links";
import { type GameJamLink as GameJamAddress, useGameJamLink } from "./use-game-jam-link";
import { useRootData } from "./use-root-data";

export function SiteLinks() {
  const t = useText();
  const more = useExternalLinks();
  const gameJam = useGameJamLink();
  const { developerPortal } = useRootData().publicSettings.links;
  if (more.length === 0 && !gameJam) return null;
  return (
    <nav className="top-nav" aria-label={t("topBar.label")}>
      {developerPortal !== null && (
        <a className="nav-optional" href={developerPortal}>
          {t("topBar.makeGame")}
        </a>
      )}
      {gameJam && <GameJamLink link={gameJam} />}
      <Popover
        className={more.length === 0 ? "medium-only" : ""}
        summary={
          <>
            {t("topBar.more")}
            <Icon name="chevron-down" size="small" />
          </>
        }
      >
        {more.map(({ label, href, icon }) => (
          <a key={href} href={href}>
            <Icon name={icon} />
            {label}
          </a>
        ))}
        {gameJam?.isShown && (
          <a className="medium-only" href={gameJam.href} target="_blank" rel="noopener">
            <Icon name="calendar" />
            {t("topBar.gameJam")}
          </a>
        )}
      </Popover>
    </nav>
  );
}

type GameJamLinkProps = { link: GameJamAddress };

function GameJamLink({ link: { href, isShown } }: GameJamLinkProps) {
  const t = useText();
  return (
    <a
      className="nav-optional"
      href={href}
      target="_blank"
      rel="noopener"
      style={isShown ? undefined : { visibility: "hidden" }}
    >
      {t("topBar.gameJam")}
      <i className="pixel-dot" />
    </a>
  );
}
