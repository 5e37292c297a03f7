import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { SidebarView } from "~/view-models/sidebar";
import { Icon } from "../ui/icon";
import { useDisclosure } from "../ui/use-disclosure";
import { AccountHeader } from "./account-header";
import { AccountLinks } from "./account-links";
import { LogInLinks } from "./log-in-links";
import { LogOutForm } from "./log-out-form";
import { SidebarSections } from "./sidebar-sections";
import { useExternalLinks } from "./use-external-links";
import { useGameJamLink } from "./use-game-jam-link";
import { useRootData } from "./use-root-data";

type MobileMenuProps = { sidebar: SidebarView | null };

export function MobileMenu({ sidebar }: MobileMenuProps) {
  const t = useText();
  const details = useDisclosure();
  const links = useExternalLinks();
  const { locale } = useRootData();
  const gameJam = useGameJamLink();
  return (
    <details className="mobile-menu-toggle" ref={details}>
      <summary className="icon-button" aria-label={t("menu.label")}>
        <Icon name="menu" />
        <Icon name="x" />
      </summary>
      <nav className="mobile-menu" aria-label={t("menu.label")}>
        <SidebarSections sidebar={sidebar} />
        <hr />
        {links.map(({ label, href, icon }) => (
          <a key={href} className="sidebar-item" href={href}>
            <Icon name={icon} />
            <span className="ellipsis">{label}</span>
          </a>
        ))}
        {gameJam?.isShown && (
          <a className="sidebar-item" href={gameJam.href} target="_blank" rel="noopener">
            <Icon name="calendar" />
            <span className="ellipsis">{t("topBar.gameJam")}</span>
          </a>
        )}
        <a className="sidebar-item" href={paths.themes(locale)}>
          <Icon name="sparkles" />
          <span className="ellipsis">{t("footer.themes")}</span>
        </a>
        <MobileAccount />
      </nav>
    </details>
  );
}

function MobileAccount() {
  const { session } = useRootData();
  if (session.status !== "authenticated") {
    return (
      <div className="mobile-account">
        <LogInLinks />
      </div>
    );
  }
  return (
    <div className="mobile-account menu">
      <AccountHeader />
      <AccountLinks />
      <LogOutForm />
    </div>
  );
}
