import { Form } from "@remix-run/react";
import { useId } from "react";
import { useText } from "~/i18n/use-text";
import type { ReviewFormView, ReviewRefusal } from "~/view-models/reviews-page";
import { useCurrentPath } from "../frame/use-current-path";
import { describedBy, FieldNotes, FormField } from "../profile/form-field";
import { OwnerField } from "../profile/owner-field";
import { useIsSubmitting } from "../profile/use-is-submitting";
import { Button } from "../ui/button";
import { TextArea } from "../ui/text-area";

type ReviewFormProps = { form: ReviewFormView; refusal: ReviewRefusal | undefined };

/** A written review is behind a summary, so that the page begins with the others. */
export function ReviewForm({ form, refusal }: ReviewFormProps) {
  const t = useText();
  const { isWritten, note, text } = form;
  if (!isWritten) return <WritingForm form={form} refusal={refusal} />;
  return (
    <>
      {note !== null && <p role="note">{note}</p>}
      <blockquote className="review-text">{text}</blockquote>
      <details open={refusal?.values ? true : undefined}>
        <summary className="button">{t("reviews.change")}</summary>
        <WritingForm key={`${text} ${form.vote ?? ""}`} form={form} refusal={refusal} />
        <DeletionForm />
      </details>
    </>
  );
}

function WritingForm({ form, refusal }: ReviewFormProps) {
  const t = useText();
  const id = useId();
  const isSending = useIsSubmitting("write");
  const here = useCurrentPath();
  const { limits, isWritten } = form;
  const { text, vote } = refusal?.values ?? form;
  const problems = refusal?.problems ?? {};
  return (
    <Form
      aria-label={t(isWritten ? "reviews.change" : "reviews.write")}
      method="post"
      action={here}
      className="form"
      preventScrollReset
      noValidate
    >
      <input type="hidden" name="intent" value="write" />
      <OwnerField />
      <fieldset
        className={problems.vote === undefined ? "form-field" : "form-field form-field--invalid"}
        aria-describedby={describedBy({ id: `${id}vote`, problem: problems.vote })}
      >
        <legend className="field-label">{t("reviews.vote")}</legend>
        <div className="review-votes">
          {(["yes", "no"] as const).map((value) => (
            <label key={value} className="checkbox-field">
              <input type="radio" name="vote" value={value} defaultChecked={vote === value} required />
              <span>{t(`reviews.${value}`)}</span>
            </label>
          ))}
        </div>
        <FieldNotes id={`${id}vote`} problem={problems.vote} />
      </fieldset>
      <FormField
        id={`${id}text`}
        label={t("reviews.text")}
        help={t("reviews.textHelp", limits)}
        problem={problems.text}
      >
        {(field) => (
          <TextArea
            {...field}
            className="text-input"
            name="text"
            rows={5}
            maxLength={limits.max}
            defaultValue={text}
            required
          />
        )}
      </FormField>
      <Button type="submit" variant="primary" isBusy={isSending}>
        {t(isWritten ? "reviews.save" : "reviews.publish")}
      </Button>
    </Form>
  );
}

function DeletionForm() {
  const t = useText();
  const isSending = useIsSubmitting("delete");
  const here = useCurrentPath();
  return (
    <Form role="none" method="post" action={here} className="form" preventScrollReset>
      <input type="hidden" name="intent" value="delete" />
      <Button type="submit" variant="danger" isBusy={isSending}>
        {t("reviews.delete")}
      </Button>
    </Form>
  );
}
