import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { Icon } from "../ui/icon";
import { useFriendsDot } from "./use-frame-dots";
import { useRootData } from "./use-root-data";

export function AccountLinks() {
  const t = useText();
  const { locale } = useRootData();
  const hasDot = useFriendsDot();
  return (
    <>
      <Link to={paths.profile(locale)}>
        <Icon name="user" />
        {t("account.profile")}
      </Link>
      <Link to={paths.friends(locale)} aria-label={hasDot ? t("account.friendsWaiting") : undefined}>
        <Icon name="users" />
        {t("account.friends")}
        {hasDot && <i className="pixel-dot" />}
      </Link>
      <Link to={paths.purchases(locale)}>
        <Icon name="shopping-bag" />
        {t("account.purchases")}
      </Link>
      <Link to={paths.accountDetails(locale)}>
        <Icon name="settings" />
        {t("account.details")}
      </Link>
    </>
  );
}
