import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { Button } from "../ui/button";

export function ConsentForm() {
  const t = useText();
  return (
    <Form role="none" method="post" className="form">
      <input type="hidden" name="intent" value="consent" />
      <div className="inline-row flex-wrap">
        <Button type="submit" name="consent" value="yes">
          {t("welcome.consentYes")}
        </Button>
        <Button type="submit" name="consent" value="no">
          {t("welcome.consentNo")}
        </Button>
      </div>
    </Form>
  );
}
