import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { StickerEditorView, StickerFormView } from "~/view-models/desk/sticker-editor";
import { ContentEditor, NewContent } from "./content-editor";
import { RemovalForm } from "./removal-form";
import { StickerForm } from "./sticker-form";

type StickerEditorProps = { editor: StickerEditorView; result: DeskFormResult | undefined };

export function StickerEditor({ editor, result }: StickerEditorProps) {
  const t = useText();
  const { title, text, version, form } = editor;
  return (
    <ContentEditor
      editor={editor}
      text={text}
      form={<StickerForm form={form} version={version} result={result} />}
      removal={
        <RemovalForm
          intent="archive"
          label={t("desk.archive")}
          text={t("desk.archiveStickerText")}
          button={t("desk.archiveOf", { title })}
          {...{ version, result }}
        />
      }
      result={result}
    />
  );
}

type NewStickerProps = { form: StickerFormView; result: DeskFormResult | undefined };

export function NewSticker({ form, result }: NewStickerProps) {
  const t = useText();
  return <NewContent title={t("desk.newSticker")} form={<StickerForm form={form} result={result} />} result={result} />;
}
