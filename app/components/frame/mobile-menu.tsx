import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { SidebarView } from "~/view-models/sidebar";
import { Icon } from "../ui/icon";
import { useDisclosure } from "../ui/use-disclosure";
import { MobileAccount } from "./mobile-account";
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
    <details className="burger" ref={details}>
      <summary className="ib" aria-label={t("menu.label")}>
        <Icon name="menu" />
        <Icon name="x" />
      </summary>
      <nav className="mm" aria-label={t("menu.label")}>
        <SidebarSections sidebar={sidebar} />
        <hr />
        {links.map(({ label, href, icon }) => (
          <a key={href} className="si" href={href}>
            <Icon name={icon} />
            <span className="clip">{label}</span>
          </a>
        ))}
        {gameJam?.isShown && (
          <a className="si" href={gameJam.href} target="_blank" rel="noopener">
            <Icon name="calendar" />
            <span className="clip">{t("topBar.gameJam")}</span>
          </a>
        )}
        <a className="si" href={paths.themes(locale)}>
          <Icon name="sparkles" />
          <span className="clip">{t("footer.themes")}</span>
        </a>
        <MobileAccount />
      </nav>
    </details>
  );
}
