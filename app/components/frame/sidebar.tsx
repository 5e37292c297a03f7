import { useText } from "~/i18n/use-text";
import type { SidebarView } from "~/view-models/sidebar";
import { SidebarSections } from "./sidebar-sections";

type SidebarProps = { sidebar: SidebarView | null };

export function Sidebar({ sidebar }: SidebarProps) {
  const t = useText();
  return (
    <div className="sidebar" id="sidebar">
      <nav aria-label={t("sidebar.label")}>
        <SidebarSections sidebar={sidebar} />
      </nav>
    </div>
  );
}
