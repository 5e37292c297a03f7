import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { Icon } from "../ui/icon";
import { useCurrentPath } from "./use-current-path";

type SidebarToggleProps = { isOpen: boolean; onToggle: () => void };

export function SidebarToggle({ isOpen, onToggle }: SidebarToggleProps) {
  const t = useText();
  const here = useCurrentPath();
  return (
    <form
      role="none"
      className="sidebar-toggle"
      method="post"
      action={paths.toggleSidebar}
      onSubmit={(event) => {
        event.preventDefault();
        onToggle();
      }}
    >
      <input type="hidden" name="target" value={here} />
      <button
        className="icon-button"
        type="submit"
        aria-label={t("sidebar.toggle")}
        aria-expanded={isOpen}
        aria-controls="sidebar"
      >
        <Icon name="panel-left" />
      </button>
    </form>
  );
}
