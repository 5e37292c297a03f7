import { Form, useNavigation } from "@remix-run/react";
import type { TextKey } from "~/i18n/text-keys";
import { useText } from "~/i18n/use-text";
import { PRIVACY_PARTS, type PrivacyPageView, type PrivacyPart, type PrivacyResult } from "~/view-models/privacy-page";
import { MissingPart } from "../error/missing-part";
import { FriendButton } from "../friend/friend-button";
import { FriendSection } from "../friend/friend-section";
import { Button } from "../ui/button";
import { Select } from "../ui/select";
import { FormField } from "./form-field";
import { PageNote } from "./page-note";
import { DETAILS_ERROR_TEXTS } from "./problem-texts";

const HELP: Partial<Record<PrivacyPart, TextKey>> = {
  bestScores: "privacy.bestScoresHelp",
  country: "privacy.countryHelp",
  lastActive: "privacy.lastActiveHelp",
};

type PrivacyPageProps = {
  page: PrivacyPageView;
  result: PrivacyResult | undefined;
};

export function PrivacyPage({ page, result }: PrivacyPageProps) {
  const t = useText();
  return (
    <>
      {result && <PageNote text={t(DETAILS_ERROR_TEXTS[result.error])} />}
      {page.choices && (
        <section className="panel" aria-labelledby="privacy">
          <h2 className="heading-small" id="privacy">
            {t("privacy.heading")}
          </h2>
          <PrivacyForm page={page} result={result} />
        </section>
      )}
      <FriendSection
        id="blocked"
        title={t("privacy.blocked")}
        people={page.blocked}
        pager={page.pager}
        empty={<p className="muted">{t("privacy.noneBlocked")}</p>}
        missing={<MissingPart text={t("privacy.blockedFailed")} />}
        actions={({ userId, username }) => (
          <FriendButton
            intent="unblock"
            fields={{ userId }}
            label={t("friends.unblock")}
            of={username}
            variant="outline"
          />
        )}
      />
    </>
  );
}

type PrivacyFormProps = { page: PrivacyPageView; result: PrivacyResult | undefined };

function PrivacyForm({ page: { version, choices, audiences }, result }: PrivacyFormProps) {
  const t = useText();
  const isSending = useNavigation().state === "submitting";
  const chosen = result?.choices ?? choices;
  return (
    <Form aria-label={t("privacy.title")} method="post" className="form" preventScrollReset>
      <input type="hidden" name="version" value={result?.version ?? version} />
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
