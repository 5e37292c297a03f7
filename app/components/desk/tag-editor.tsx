import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { TagEditorView, TagFormView } from "~/view-models/desk/tag-editor";
import { MissingPart } from "../error/missing-part";
import { AuditLines } from "./audit-lines";
import { ContentPublishing, ContentRevisions } from "./content-publishing";
import { DeskField, DeskSelect } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { TagForm } from "./tag-form";

type TagEditorProps = { editor: TagEditorView; result: DeskFormResult | undefined };

export function TagEditor({ editor, result }: TagEditorProps) {
  const t = useText();
  const { title, form, version, state, mayChange, isPublished, changes } = editor;
  const hasContent = editor.hasDraft || isPublished;
  return (
    <>
      <DeskHead title={title} />
      <DeskNote result={result} />
      <div className="desk-columns">
        <div className="desk-stack">
          {hasContent && mayChange && (
            <DeskPanel id="content" title={t("desk.content")}>
              <div className="desk-panel-body">
                <TagForm form={form} version={version} result={result} />
              </div>
            </DeskPanel>
          )}
          {changes !== null && (
            <DeskPanel id="changes" title={t("desk.changes")}>
              <AuditLines lines={changes} />
              {editor.haveChangesFailed && <MissingPart text={t("desk.changesFailed")} />}
            </DeskPanel>
          )}
          {isPublished && mayChange && <TagRemoval editor={editor} result={result} />}
        </div>
        <div className="desk-stack">
          <ContentPublishing {...editor} key={version} state={state} result={result} />
          <ContentRevisions {...editor} result={result} />
        </div>
      </div>
    </>
  );
}

function TagRemoval({ editor: { title, version, others }, result }: TagEditorProps) {
  const t = useText();
  const fields = { version };
  return (
    <DeskPanel key={version} id="take-away" title={t("desk.takeAway")} isDangerous>
      <div className="desk-panel-body">
        <h3>{t("desk.archive")}</h3>
        <p>{t("desk.archiveText")}</p>
        <DeskForm
          intent="archive"
          label={t("desk.archive")}
          button={t("desk.archiveOf", { title })}
          variant="danger"
          fields={fields}
          result={result}
        >
          <DeskField name="reason" label={t("desk.reason")} help={t("desk.reasonHelp")} />
        </DeskForm>
        <h3>{t("desk.merge")}</h3>
        <p>{t("desk.mergeText")}</p>
        <DeskForm
          intent="merge"
          label={t("desk.merge")}
          button={t("desk.mergeOf", { title })}
          variant="danger"
          fields={fields}
          result={result}
        >
          <DeskSelect name="into" label={t("desk.mergeInto")} options={others} />
          <DeskField name="reason" label={t("desk.reason")} help={t("desk.reasonHelp")} />
        </DeskForm>
      </div>
    </DeskPanel>
  );
}

type NewTagProps = { form: TagFormView; result: DeskFormResult | undefined };

export function NewTag({ form, result }: NewTagProps) {
  const t = useText();
  return (
    <>
      <DeskHead title={t("desk.newTag")} text={t("desk.newTagText")} />
      <DeskNote result={result} />
      <div className="desk-stack desk-stack--narrow">
        <DeskPanel id="content" title={t("desk.content")}>
          <div className="desk-panel-body">
            <TagForm form={form} result={result} />
          </div>
        </DeskPanel>
      </div>
    </>
  );
}
