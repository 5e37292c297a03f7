import { Fragment } from "react";
import type { SidebarView } from "~/view-models/sidebar";
import { SidebarSection } from "./sidebar-section";

type SidebarSectionsProps = { sidebar: SidebarView };

/** The configured sections, one line between two of them. */
export function SidebarSections({ sidebar }: SidebarSectionsProps) {
  return sidebar.sections.map((section, index) => (
    <Fragment key={section.id}>
      {index > 0 && <hr />}
      <SidebarSection section={section} />
    </Fragment>
  ));
}
