import { useText } from "~/i18n/use-text";
import { Icon } from "../ui/icon";
import { useCurrentPath } from "./use-current-path";

export function SidebarNotice() {
  const t = useText();
  return (
    <a className="si" href={useCurrentPath()}>
      <Icon name="refresh-cw" />
      <span className="clip">{t("sidebar.failed")}</span>
    </a>
  );
}
