import { useText } from "~/i18n/use-text";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import { useHere } from "./use-here";

/** Stands in for the account of somebody with a session of which the API says nothing: the same page once more. */
export function AccountNotice() {
  const t = useText();
  return (
    <ButtonLink href={useHere()} variant="outline" isDocument>
      <Icon name="refresh-cw" />
      {t("account.failed")}
    </ButtonLink>
  );
}
