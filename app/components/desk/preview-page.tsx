import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { PreviewPageView } from "~/view-models/desk/preview-page";
import { FormField } from "../profile/form-field";
import { Button } from "../ui/button";
import { Select } from "../ui/select";
import { DeskHead } from "./desk-head";

type PreviewPageProps = { preview: PreviewPageView };

export function PreviewPage({ preview }: PreviewPageProps) {
  const t = useText();
  const { editorHref, isPhone, shownHref } = preview;
  return (
    <>
      <DeskHead
        title={t("desk.preview")}
        text={t("desk.previewText")}
        {...(editorHref === null ? {} : { trail: [{ label: t("desk.backToEditor"), href: editorHref }] })}
      />
      <PreviewForm preview={preview} />
      <p className="desk-preview-link">
        <a className="text-link" href={shownHref}>
          {t("desk.previewAlone")}
        </a>
      </p>
      <iframe
        key={shownHref}
        className={isPhone ? "desk-preview desk-preview--phone" : "desk-preview"}
        title={t("desk.previewFrame")}
        src={shownHref}
      />
    </>
  );
}

function PreviewForm({ preview: { href, selects, at, atProblem, subject } }: PreviewPageProps) {
  const t = useText();
  return (
    <Form method="get" action={href} aria-label={t("desk.preview")} className="desk-filter">
      {subject !== null && (
        <>
          <input type="hidden" name="kind" value={subject.kind} />
          <input type="hidden" name="subject" value={subject.subjectId} />
        </>
      )}
      {selects.map(({ name, label, chosen, options }) => (
        <FormField key={name} id={`preview-${name}`} label={label}>
          {(field) => <Select {...field} key={chosen} name={name} options={options} defaultValue={chosen} />}
        </FormField>
      ))}
      <FormField id="preview-at" label={t("desk.previewAt")} help={t("desk.previewAtHelp")} problem={atProblem}>
        {(field) => (
          <input {...field} key={at} className="text-input" type="datetime-local" name="at" defaultValue={at} />
        )}
      </FormField>
      <Button type="submit" variant="outline">
        {t("desk.previewShow")}
      </Button>
    </Form>
  );
}
