import type { SidebarView } from "~/view-models/sidebar";
import { AccountMenu } from "./account-menu";
import { Bell } from "./bell";
import { Logo } from "./logo";
import { MobileMenu } from "./mobile-menu";
import { QuestsPopover } from "./quests-popover";
import { SearchBox } from "./search-box";
import { SidebarToggle } from "./sidebar-toggle";
import { SiteLinks } from "./site-links";

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
