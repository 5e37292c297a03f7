import { useText } from "~/i18n/use-text";
import type { SidebarView } from "~/view-models/sidebar";
import { Icon } from "../ui/icon";
import { OnlyOn } from "../ui/only-on";
import { SidebarSection } from "./sidebar-section";
import { useCurrentPath } from "./use-current-path";

type SidebarSectionsProps = { sidebar: SidebarView | null };

export function SidebarSections({ sidebar }: SidebarSectionsProps) {
  if (!sidebar) return <SidebarNotice />;
  return sidebar.sections.map((section, index) => (
    <OnlyOn key={index} devices={section.devices}>
      {index > 0 && <hr />}
      <SidebarSection section={section} />
    </OnlyOn>
  ));
}

function SidebarNotice() {
  const t = useText();
  return (
    <a className="sidebar-item" href={useCurrentPath()}>
      <Icon name="refresh-cw" />
      <span className="ellipsis">{t("sidebar.failed")}</span>
    </a>
  );
}
