import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { Icon } from "../ui/icon";
import { useHere } from "./use-here";

export function LogOutForm() {
  const t = useText();
  const here = useHere();
  return (
    <Form role="none" method="post" action={paths.logOut}>
      <input type="hidden" name="target" value={here} />
      <button type="submit">
        <Icon name="log-out" />
        {t("header.logout")}
      </button>
    </Form>
  );
}
