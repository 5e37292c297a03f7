import { Link, useLocation } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { isSidebarItemActive } from "~/rules/sidebar";
import type { SidebarItemView, SidebarSectionView } from "~/view-models/sidebar";
import { ContentIcon } from "../ui/content-icon";
import { Icon } from "../ui/icon";

type SidebarSectionProps = { section: SidebarSectionView };

export function SidebarSection({ section: { heading, items } }: SidebarSectionProps) {
  const t = useText();
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
  const { label, href, icon } = heading;
  if (href === null) {
    return (
      <details open>
        <summary className="sidebar-item">
          <ContentIcon icon={icon} />
          <span className="ellipsis">{label}</span>
          <Icon name="chevron-down" size="small" className="chevron" />
        </summary>
        {list}
      </details>
    );
  }
  return (
    <div className="linked-group">
      <SidebarItem item={{ label, href, icon }} />
      {items.length > 0 && (
        <details open>
          <summary aria-label={t("sidebar.group", { label })}>
            <Icon name="chevron-down" size="small" className="chevron" />
          </summary>
          {list}
        </details>
      )}
    </div>
  );
}

type SidebarItemProps = { item: SidebarItemView };

function SidebarItem({ item: { label, href, icon } }: SidebarItemProps) {
  const isActive = isSidebarItemActive(href, useLocation().pathname);
  return (
    <Link className="sidebar-item" to={href} prefetch="intent" aria-current={isActive ? "page" : undefined}>
      <ContentIcon icon={icon} />
      <span className="ellipsis">{label}</span>
    </Link>
  );
}
