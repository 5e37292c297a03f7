import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { Icon } from "../ui/icon";
import { useUnreadDot } from "./use-frame-dots";
import { useRootData } from "./use-root-data";

/** Links to the messages, with a dot for unread ones (docs/product/frame.md#bell). */
export function Bell() {
  const t = useText();
  const { locale } = useRootData();
  const { isDisabled, hasDot } = useUnreadDot();
  if (isDisabled) {
    return (
      <span className="icon-button" role="link" aria-disabled="true" aria-label={t("bell.label")}>
        <Icon name="bell" />
      </span>
    );
  }
  return (
    <Link className="icon-button" to={paths.messages(locale)} aria-label={t(hasDot ? "bell.unread" : "bell.label")}>
      <Icon name="bell" />
      {hasDot && <i className="pixel-dot" />}
    </Link>
  );
}
