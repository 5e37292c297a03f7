import { useText } from "~/i18n/use-text";
import { Icon } from "../ui/icon";
import { useCurrentPath } from "./use-current-path";

export function SidebarNotice() {
  const t = useText();
  return (
    <a className="sidebar-item" href={useCurrentPath()}>
      <Icon name="refresh-cw" />
      <span className="ellipsis">{t("sidebar.failed")}</span>
    </a>
  );
}
