import { useFetcher } from "@remix-run/react";
import { type FormEvent, useId, useState } from "react";
import { fetchRouteScript } from "~/framework-internals/remix-globals";
import { useText } from "~/i18n/use-text";
import { requestPaths } from "~/request-paths";
import { type ReportError, type ReportResult, reportText } from "~/view-models/report-result";
import type { OptionView } from "~/view-models/select";
import { useCurrentPath } from "../frame/use-current-path";
import { useLoginHref } from "../frame/use-login-href";
import { FormField } from "../profile/form-field";
import { Button } from "../ui/button";
import { TextArea } from "../ui/text-area";

type ReportFormProps = {
  label: string;
  /** Hidden ones: what is reported. */
  fields: Record<string, string>;
  reasons: readonly OptionView[];
  commentHelp?: string;
  maxLength: number;
};

/** Shown at the field; others are shown below the form. */
const COMMENT_ERRORS: readonly ReportError[] = ["review_request_comment_required", "invalid_request_payload"];

export function ReportForm({ label, fields, reasons, commentHelp, maxLength }: ReportFormProps) {
  const t = useText();
  const id = useId();
  const currentPath = useCurrentPath();
  const { state, data, submit } = useFetcher<ReportResult>();
  const [isUnreachable, setUnreachable] = useState(false);
  const isBusy = state !== "idle";
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const body = new FormData(event.currentTarget);
    body.delete("target");
    setUnreachable(false);
    fetchRouteScript("reports").then(
      () => submit(body, { method: "post", action: requestPaths.reports }),
      () => setUnreachable(true),
    );
  };
  const result: ReportResult | undefined = isUnreachable ? { ok: false, error: "unreachable" } : data;
  if (result?.ok && !isBusy) return <p role="status">{t("report.sent")}</p>;
  const error = isBusy || !result || result.ok ? null : result.error;
  const isCommentError = error !== null && COMMENT_ERRORS.includes(error);
  return (
    <form aria-label={label} method="post" action={requestPaths.reports} className="form" onSubmit={send}>
      <p className="muted">{t("report.about")}</p>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="target" value={currentPath} />
      <fieldset>
        <legend className="field-label">{t("report.reason")}</legend>
        {reasons.map((reason) => (
          <label key={reason.value} className="checkbox-field">
            <input type="radio" name="reason" value={reason.value} required />
            <span>{reason.label}</span>
          </label>
        ))}
      </fieldset>
      <FormField
        id={id}
        label={t("report.comment")}
        help={commentHelp}
        problem={error !== null && isCommentError ? reportText(t, { ok: false, error }, maxLength) : undefined}
      >
        {(field) => <TextArea {...field} className="text-input" name="comment" rows={3} maxLength={maxLength} />}
      </FormField>
      {error !== null && !isCommentError && <ReportProblem error={error} maxLength={maxLength} />}
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {t("report.send")}
      </Button>
    </form>
  );
}

type ReportProblemProps = { error: ReportError; maxLength: number };

function ReportProblem({ error, maxLength }: ReportProblemProps) {
  const t = useText();
  const loginHref = useLoginHref();
  return (
    <p role="alert">
      {reportText(t, { ok: false, error }, maxLength)}{" "}
      {error === "sign_in_required" && (
        <a className="text-link" href={loginHref} rel="nofollow">
          {t("report.logIn")}
        </a>
      )}
    </p>
  );
}
