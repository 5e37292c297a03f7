import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { NoticeFormView, SanctionFormView } from "~/view-models/desk/sanction-form";
import { FormField } from "../profile/form-field";
import { Button } from "../ui/button";
import { Select } from "../ui/select";
import { DeskCheckbox } from "./desk-choices";
import { DeskField, DeskSelect, DeskTextArea } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskPanel } from "./desk-panel";

type SanctionFormsProps = { form: SanctionFormView; result: DeskFormResult | undefined };

/** First what and why, then the text for the player, which begins with a ready answer. */
export function SanctionForms({ form, result }: SanctionFormsProps) {
  const t = useText();
  const { href, kinds, rules, kind, rule, notice } = form;
  return (
    <DeskPanel id="sanction" title={t("desk.takeMeasure")}>
      <div className="desk-panel-body">
        <Form method="get" action={href} className="desk-filter" aria-label={t("desk.takeMeasure")} preventScrollReset>
          <FormField id="sanction-kind" label={t("desk.sanction")}>
            {(field) => <Select {...field} key={kind} name="kind" options={kinds} defaultValue={kind} />}
          </FormField>
          <FormField id="sanction-rule" label={t("desk.brokenRule")}>
            {(field) => <Select {...field} key={rule} name="rule" options={rules} defaultValue={rule} />}
          </FormField>
          <Button type="submit" variant="outline">
            {t("desk.writeNotice")}
          </Button>
        </Form>
        {notice && <NoticeForm key={`${notice.kind} ${notice.rule}`} notice={notice} result={result} />}
      </div>
    </DeskPanel>
  );
}

type NoticeFormProps = { notice: NoticeFormView; result: DeskFormResult | undefined };

function NoticeForm({ notice, result }: NoticeFormProps) {
  const t = useText();
  const { kind, rule, title, button, text, answer, language, languageNote, lengths } = notice;
  return (
    <>
      <p>{text}</p>
      <DeskForm
        intent="sanction"
        label={title}
        button={button}
        variant={kind === "WARNING" ? "inverse" : "danger"}
        fields={{ kind, rule }}
        result={result}
      >
        {kind === "SUSPENSION" && (
          <>
            <DeskSelect name="days" label={t("desk.suspendFor")} options={lengths} saved="7" />
            <DeskField name="until" label={t("desk.suspendUntil")} help={t("desk.suspendUntilHelp")} type="date" />
          </>
        )}
        {kind === "RENAME" && (
          <>
            <DeskField
              name="username"
              label={t("desk.newName")}
              help={t("desk.newNameHelp")}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <DeskCheckbox name="mayRename" label={t("desk.mayRename")} isChecked isConflict={false} />
          </>
        )}
        <DeskTextArea
          name="text"
          label={t("desk.noticeText")}
          help={languageNote}
          rows={6}
          lang={language}
          saved={answer}
        />
      </DeskForm>
    </>
  );
}
