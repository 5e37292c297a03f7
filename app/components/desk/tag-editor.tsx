import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { TagEditorView, TagFormView } from "~/view-models/desk/tag-editor";
import { ContentEditor, NewContent } from "./content-editor";
import { DeskField } from "./desk-field";
import { DeskForm } from "./desk-form";
import { RemovalForm } from "./removal-form";
import { TagForm } from "./tag-form";

type TagEditorProps = { editor: TagEditorView; result: DeskFormResult | undefined };

export function TagEditor({ editor, result }: TagEditorProps) {
  return (
    <ContentEditor
      editor={editor}
      form={<TagForm form={editor.form} version={editor.version} result={result} />}
      removal={<TagRemoval editor={editor} result={result} />}
      result={result}
    />
  );
}

function TagRemoval({ editor: { title, version, others }, result }: TagEditorProps) {
  const t = useText();
  return (
    <>
      <RemovalForm
        intent="archive"
        label={t("desk.archive")}
        text={t("desk.archiveText")}
        button={t("desk.archiveOf", { title })}
        version={version}
        result={result}
      />
      <h3>{t("desk.merge")}</h3>
      <p>{t("desk.mergeText")}</p>
      <DeskForm
        intent="merge"
        label={t("desk.merge")}
        button={t("desk.mergeOf", { title })}
        variant="danger"
        fields={{ version }}
        result={result}
      >
        <DeskField
          name="into"
          label={t("desk.mergeInto")}
          help={t("desk.tagNameHelp")}
          suggestions={others}
          autoCapitalize="none"
          spellCheck={false}
        />
        <DeskField name="reason" label={t("desk.reason")} help={t("desk.reasonHelp")} />
      </DeskForm>
    </>
  );
}

type NewTagProps = { form: TagFormView; result: DeskFormResult | undefined };

export function NewTag({ form, result }: NewTagProps) {
  const t = useText();
  return <NewContent title={t("desk.newTag")} form={<TagForm form={form} result={result} />} result={result} />;
}
