import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { SidebarView } from "~/view-models/sidebar";
import { Icon } from "../ui/icon";
import { AccountMenu } from "./account-menu";
import { Bell } from "./bell";
import { Logo } from "./logo";
import { MobileMenu } from "./mobile-menu";
import { QuestsPopover } from "./quests-popover";
import { SearchBox } from "./search-box";
import { SiteLinks } from "./site-links";
import { useCurrentPath } from "./use-current-path";

type TopBarProps = { sidebar: SidebarView | null; isSidebarOpen: boolean; onToggleSidebar: () => void };

export function TopBar({ sidebar, isSidebarOpen, onToggleSidebar }: TopBarProps) {
  return (
    <header className="top-bar">
      <SidebarToggle isOpen={isSidebarOpen} onToggle={onToggleSidebar} />
      <MobileMenu sidebar={sidebar} />
      <Logo />
      <SiteLinks />
      <SearchBox />
      <QuestsPopover />
      <Bell />
      <AccountMenu />
    </header>
  );
}

type SidebarToggleProps = { isOpen: boolean; onToggle: () => void };

function SidebarToggle({ isOpen, onToggle }: SidebarToggleProps) {
  const t = useText();
  const currentPath = useCurrentPath();
  return (
    <form
      role="none"
      className="sidebar-toggle"
      method="post"
      action={paths.toggleSidebar}
      onSubmit={(event) => {
        event.preventDefault();
        onToggle();
      }}
    >
      <input type="hidden" name="target" value={currentPath} />
      <button
        className="icon-button"
        type="submit"
        aria-label={t("sidebar.toggle")}
        aria-expanded={isOpen}
        aria-controls="sidebar"
      >
        <Icon name="panel-left" />
      </button>
    </form>
  );
}
