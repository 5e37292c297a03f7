import { Link, useLocation } from "@remix-run/react";
import { isSidebarItemActive } from "~/rules/sidebar-active";
import type { SidebarItemView } from "~/view-models/sidebar";
import { ContentIcon } from "../ui/content-icon";

type SidebarItemProps = { item: SidebarItemView };

export function SidebarItem({ item: { label, href, icon } }: SidebarItemProps) {
  const isActive = isSidebarItemActive(href, useLocation().pathname);
  return (
    <Link className="sidebar-item" to={href} prefetch="intent" aria-current={isActive ? "page" : undefined}>
      <ContentIcon icon={icon} />
      <span className="ellipsis">{label}</span>
    </Link>
  );
}
