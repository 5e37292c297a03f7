import { Form } from "@remix-run/react";
import type { FormEventHandler } from "react";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { useCurrentPath } from "./use-current-path";

type CookieFormProps = { onSubmit?: FormEventHandler<HTMLFormElement> };

/** Both choices have equal weight. */
export function CookieForm({ onSubmit }: CookieFormProps) {
  const t = useText();
  const currentPath = useCurrentPath();
  return (
    <Form
      role="none"
      className="actions"
      method="post"
      action={paths.saveConsent}
      preventScrollReset
      {...(onSubmit && { onSubmit })}
    >
      <input type="hidden" name="target" value={currentPath} />
      <button className="button button--outline" type="submit" name="marketing" value="no">
        {t("cookies.necessary")}
      </button>
      <button className="button button--outline" type="submit" name="marketing" value="yes">
        {t("cookies.all")}
      </button>
    </Form>
  );
}
