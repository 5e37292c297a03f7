import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { SiteEditorView } from "~/view-models/desk/site-editor";
import { ContentEditor } from "./content-editor";
import { SiteForm } from "./site-form";

type SiteEditorProps = { editor: SiteEditorView; result: DeskFormResult | undefined };

export function SiteEditor({ editor, result }: SiteEditorProps) {
  const t = useText();
  return (
    <ContentEditor
      editor={editor}
      text={t("desk.siteText")}
      form={editor.form && <SiteForm form={editor.form} version={editor.version} result={result} />}
      result={result}
    />
  );
}
