import { Form, useNavigation } from "@remix-run/react";
import type { TextKey } from "~/i18n/text-keys";
import { useText } from "~/i18n/use-text";
import { PRIVACY_PARTS, type PrivacyResult, type PrivacyPageView, type PrivacyPart } from "~/view-models/privacy-page";
import { Button } from "../ui/button";
import { Select } from "../ui/select";
import { FormField } from "./form-field";

type PrivacyFormProps = { page: PrivacyPageView; answer: PrivacyResult | undefined };

const HELP: Partial<Record<PrivacyPart, TextKey>> = {
  bestScores: "privacy.bestScoresHelp",
  country: "privacy.countryHelp",
  lastActive: "privacy.lastActiveHelp",
};

export function PrivacyForm({ page: { version, choices, audiences }, answer }: PrivacyFormProps) {
  const t = useText();
  const isSending = useNavigation().state === "submitting";
  const chosen = answer?.choices ?? choices;
  return (
    <Form aria-label={t("privacy.title")} method="post" className="form" preventScrollReset>
      <input type="hidden" name="version" value={answer?.version ?? version} />
      {PRIVACY_PARTS.map((part) => {
        const help = HELP[part];
        return (
          <FormField key={part} id={part} label={t(`privacy.${part}`)} help={help && t(help)}>
            {(field) => <Select {...field} name={part} options={audiences} defaultValue={chosen?.[part]} />}
          </FormField>
        );
      })}
      <Button type="submit" variant="primary" isBusy={isSending}>
        {t("details.save")}
      </Button>
    </Form>
  );
}
