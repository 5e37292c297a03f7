import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { TextKey } from "~/i18n/text-keys";
import { useText } from "~/i18n/use-text";
import type { CodeResult, CodeError } from "~/view-models/quest-page";
import { FormField } from "../profile/form-field";
import { Button } from "../ui/button";

type CodeFormProps = { answer: CodeResult | undefined };

const ERROR_TEXTS: Record<CodeError, TextKey> = {
  code_already_used: "questPage.codeUsed",
  code_not_found: "questPage.codeUnknown",
  email_not_confirmed: "questPage.codeUnconfirmed",
  invalid_request_payload: "questPage.codeMissing",
  partner_account_taken: "questPage.accountTaken",
  too_many_requests: "profile.tooManyRequests",
  unreachable: "profile.unreachable",
};

export function CodeForm({ answer }: CodeFormProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const isSending = useNavigation().formData?.has("code") === true;
  useEffect(() => {
    if (answer) field.current?.focus();
  }, [answer]);
  return (
    <Form aria-label={t("questPage.codes")} method="post" className="form" preventScrollReset noValidate>
      <FormField
        id="code"
        label={t("questPage.code")}
        help={answer ? undefined : t("questPage.codeHelp")}
        problem={answer && t(ERROR_TEXTS[answer.error])}
      >
        {(attributes) => (
          <input
            {...attributes}
            ref={field}
            className="text-input"
            name="code"
            defaultValue={answer?.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </FormField>
      <Button type="submit" isBusy={isSending}>
        {t("questPage.enterCode")}
      </Button>
    </Form>
  );
}
