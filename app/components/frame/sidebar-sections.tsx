import { Fragment } from "react";
import type { SidebarView } from "~/view-models/sidebar";
import { SidebarNotice } from "./sidebar-notice";
import { SidebarSection } from "./sidebar-section";

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
