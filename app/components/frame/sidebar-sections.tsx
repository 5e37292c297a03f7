import { Fragment } from "react";
import { useText } from "~/i18n/use-text";
import type { SidebarView } from "~/view-models/sidebar";
import { Icon } from "../ui/icon";
import { SidebarSection } from "./sidebar-section";
import { useCurrentPath } from "./use-current-path";

type SidebarSectionsProps = { sidebar: SidebarView | null };

export function SidebarSections({ sidebar }: SidebarSectionsProps) {
  if (!sidebar) return <SidebarNotice />;
  return sidebar.sections.map((section, index) => (
    <Fragment key={index}>
      {index > 0 && <hr />}
      <SidebarSection section={section} />
    </Fragment>
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
