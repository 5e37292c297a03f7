import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { PictureSearchView, QuestEditorView } from "~/view-models/desk/quest-editor";
import type { QuestFormView } from "~/view-models/desk/quest-form";
import { ButtonLink } from "../ui/button-link";
import { ContentEditor, NewContent } from "./content-editor";
import { DeskFilter } from "./desk-filter";
import { DeskPanel } from "./desk-panel";
import { QuestForm } from "./quest-form";
import { RemovalForm } from "./removal-form";

type QuestEditorProps = { editor: QuestEditorView; result: DeskFormResult | undefined };

export function QuestEditor({ editor, result }: QuestEditorProps) {
  const t = useText();
  const { title, text, version, form, pictures, codesHref } = editor;
  return (
    <ContentEditor
      editor={editor}
      text={text}
      link={<ButtonLink href={codesHref}>{t("desk.codes")}</ButtonLink>}
      form={<QuestForm form={form} version={version} result={result} />}
      steps={<PictureSearch pictures={pictures} />}
      removal={
        <RemovalForm
          intent="archive"
          label={t("desk.archive")}
          text={t("desk.archiveQuestText")}
          button={t("desk.archiveOf", { title })}
          {...{ version, result }}
        />
      }
      result={result}
    />
  );
}

/** A page with other pictures, so that it works without scripts. */
function PictureSearch({ pictures: { search, href } }: { pictures: PictureSearchView }) {
  const t = useText();
  return (
    <DeskPanel id="pictures" title={t("desk.questPictures")}>
      <div className="desk-panel-body">
        <p>{t("desk.questPicturesText")}</p>
        <DeskFilter
          id="picture-search"
          title={t("desk.questPictures")}
          label={t("desk.gameSearch")}
          search={search}
          href={href}
        />
      </div>
    </DeskPanel>
  );
}

type NewQuestProps = { form: QuestFormView; pictures: PictureSearchView; result: DeskFormResult | undefined };

export function NewQuest({ form, pictures, result }: NewQuestProps) {
  const t = useText();
  return (
    <NewContent
      title={t("desk.newQuest")}
      form={<QuestForm form={form} result={result} />}
      steps={<PictureSearch pictures={pictures} />}
      result={result}
    />
  );
}
