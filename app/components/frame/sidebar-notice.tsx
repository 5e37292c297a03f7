import { useText } from "~/i18n/use-text";
import { Icon } from "../ui/icon";
import { useHere } from "./use-here";

/** Stands in for a sidebar that could not be loaded: the same page once more. */
export function SidebarNotice() {
  const t = useText();
  return (
    <a className="si" href={useHere()}>
      <Icon name="refresh-cw" />
      <span className="clip">{t("sidebar.failed")}</span>
    </a>
  );
}
