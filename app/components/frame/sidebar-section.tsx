import type { SidebarSectionView } from "~/view-models/sidebar";
import { ContentIcon } from "../ui/content-icon";
import { Icon } from "../ui/icon";
import { SidebarItem } from "./sidebar-item";

type SidebarSectionProps = { section: SidebarSectionView };

/** A list of links; with a heading it is a group that opens and closes without scripts. */
export function SidebarSection({ section: { heading, items } }: SidebarSectionProps) {
  const list = (
    <ul>
      {items.map((item, index) => (
        <li key={index}>
          <SidebarItem item={item} />
        </li>
      ))}
    </ul>
  );
  if (!heading) return list;
  return (
    <details open>
      <summary className="si">
        <ContentIcon icon={heading.icon} />
        <span className="clip">{heading.label}</span>
        <Icon name="chevron-down" size="small" className="chev" />
      </summary>
      {list}
    </details>
  );
}
