import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { Icon } from "../ui/icon";
import { useRootData } from "./use-root-data";

export function Logo() {
  const t = useText();
  const { locale, publicSettings } = useRootData();
  return (
    <Link className="logo" to={paths.home(locale)} aria-label={t("topBar.home", { brand: publicSettings.brandName })}>
      <Icon name="mark" />
      <span>{publicSettings.brandName}</span>
    </Link>
  );
}
