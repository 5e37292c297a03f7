import { useText } from "~/i18n/use-text";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import { useCurrentPath } from "./use-current-path";

/** Shown if there is a session but the API does not respond about its user. */
export function AccountNotice() {
  const t = useText();
  return (
    <ButtonLink href={useCurrentPath()} variant="outline" isDocument>
      <Icon name="refresh-cw" />
      {t("account.failed")}
    </ButtonLink>
  );
}
