import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { Icon } from "../ui/icon";
import { useCurrentPath } from "./use-current-path";

export function LogOutForm() {
  const t = useText();
  const currentPath = useCurrentPath();
  return (
    <Form role="none" method="post" action={paths.logOut}>
      <input type="hidden" name="target" value={currentPath} />
      <button type="submit">
        <Icon name="log-out" />
        {t("header.logout")}
      </button>
    </Form>
  );
}
