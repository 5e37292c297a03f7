import { useText } from "~/i18n/use-text";
import { Icon } from "../ui/icon";
import { useHere } from "./use-here";

export function SidebarNotice() {
  const t = useText();
  return (
    <a className="si" href={useHere()}>
      <Icon name="refresh-cw" />
      <span className="clip">{t("sidebar.failed")}</span>
    </a>
  );
}
