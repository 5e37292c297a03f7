import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { requestPaths } from "~/request-paths";
import type { AccountDetailsView, DetailsResult } from "~/view-models/account-details";
import type { SecurityResult, SecurityView } from "~/view-models/account-security";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { DetailsForm } from "./details-form";
import { FormField } from "./form-field";
import { PageNote } from "./page-note";
import { PasswordField } from "./password-field";
import { PictureForm } from "./picture-form";
import { DETAILS_ERROR_TEXTS, problemText } from "./problem-texts";
import { SecurityPanels } from "./security-panels";
import { useIsSubmitting } from "./use-is-submitting";
import { useProblemFocus } from "./use-problem-focus";
import { UsernameInput } from "./username-input";

type AccountDetailsProps = {
  details: AccountDetailsView;
  security: SecurityView;
  result: DetailsResult | SecurityResult | undefined;
};

export function AccountDetails({ details, security, result }: AccountDetailsProps) {
  const t = useText();
  const content = useProblemFocus(result);
  const [detailsResult, securityResult] = result && "about" in result ? [undefined, result] : [result, undefined];

  return (
    <div className="account-details" ref={content}>
      <h2>{t("details.title")}</h2>
      {result && <PageNote text={t(DETAILS_ERROR_TEXTS[result.error])} />}
      <div className="two-columns">
        <section className="panel" aria-labelledby="personal">
          <h3 id="personal">{t("details.personal")}</h3>
          <DetailsForm key={detailsResult?.base?.version} details={details} result={detailsResult} />
        </section>
        <div>
          <section className="panel" aria-labelledby="picture-heading">
            <h3 id="picture-heading">{t("details.picture")}</h3>
            <PictureForm details={details} result={detailsResult} />
          </section>
        </div>
      </div>
      <SecurityPanels security={security} result={securityResult} />
      <DataPanel />
      <section className="panel section" aria-labelledby="deletion">
        <h3 id="deletion">{t("details.deletion")}</h3>
        <DeletionForm details={details} result={detailsResult} />
      </section>
    </div>
  );
}

function DataPanel() {
  const t = useText();
  return (
    <section className="panel section" aria-labelledby="data">
      <h3 id="data">{t("details.data")}</h3>
      <p className="muted">{t("details.dataText")}</p>
      <div className="profile-edits">
        <ButtonLink href={requestPaths.dataExport} isDocument>
          {t("details.dataDownload")}
        </ButtonLink>
      </div>
    </section>
  );
}

type DeletionFormProps = { details: AccountDetailsView; result: DetailsResult | undefined };

function DeletionForm({ details: { confirmation, limits }, result }: DeletionFormProps) {
  const t = useText();
  const isSending = useIsSubmitting("delete");
  const problem = problemText(t, result, "confirmation", limits);
  const passwordProblem = problemText(t, result, "deletionPassword", limits);
  return (
    <details className="danger-zone" open={problem !== undefined || passwordProblem !== undefined || undefined}>
      <summary className="button button--danger">{t("details.deletion")}</summary>
      <Form aria-label={t("details.deletion")} method="post" className="form" preventScrollReset>
        <p>{t("details.deletionText")}</p>
        <input type="hidden" name="intent" value="delete" />
        <FormField id="confirmation" label={t("details.deletionConfirm", { username: confirmation })} problem={problem}>
          {(field) => <UsernameInput {...field} name="confirmation" required />}
        </FormField>
        <PasswordField
          name="deletionPassword"
          label={t("security.currentPassword")}
          problem={passwordProblem}
          autoComplete="current-password"
        />
        <Button type="submit" variant="danger" isBusy={isSending}>
          {t("details.deleteForGood")}
        </Button>
      </Form>
    </details>
  );
}
