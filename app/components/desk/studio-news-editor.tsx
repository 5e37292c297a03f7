import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { StudioNewsEditorView, StudioNewsFormView } from "~/view-models/desk/studio-news-editor";
import { ContentEditor, NewContent } from "./content-editor";
import { RemovalForm } from "./removal-form";
import { StudioNewsForm } from "./studio-news-form";

type StudioNewsEditorProps = { editor: StudioNewsEditorView; result: DeskFormResult | undefined };

export function StudioNewsEditor({ editor, result }: StudioNewsEditorProps) {
  const t = useText();
  const { title, text, version, form } = editor;
  return (
    <ContentEditor
      editor={editor}
      text={text}
      form={form && <StudioNewsForm form={form} version={version} result={result} />}
      removal={
        <RemovalForm
          intent="archive"
          label={t("desk.archive")}
          text={t("desk.archiveNewsText")}
          button={t("desk.archiveOf", { title })}
          {...{ version, result }}
        />
      }
      result={result}
    />
  );
}

type NewStudioNewsProps = { form: StudioNewsFormView; studio: string; result: DeskFormResult | undefined };

export function NewStudioNews({ form, studio, result }: NewStudioNewsProps) {
  const t = useText();
  return (
    <NewContent
      title={t("desk.newNewsOf", { studio })}
      form={<StudioNewsForm form={form} result={result} />}
      result={result}
    />
  );
}
