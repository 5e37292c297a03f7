import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { StudioEditorView, StudioFormView } from "~/view-models/desk/studio-editor";
import { ButtonLink } from "../ui/button-link";
import { ContentEditor } from "./content-editor";
import { ContentForm } from "./content-form";
import { DeskField, DeskSelect, DeskTextArea } from "./desk-field";
import { LanguageSections } from "./language-sections";
import { LocalizedField } from "./localized-field";

const TEXT_ROWS = 5;
const LINK_ROWS = 4;

type StudioEditorProps = { editor: StudioEditorView; result: DeskFormResult | undefined };

export function StudioEditor({ editor, result }: StudioEditorProps) {
  const t = useText();
  const { form, version, newsHref } = editor;
  return (
    <ContentEditor
      editor={editor}
      text={t("desk.studioText")}
      link={
        <div className="desk-buttons">
          <ButtonLink href={newsHref}>{t("desk.news")}</ButtonLink>
        </div>
      }
      form={form && <StudioForm {...{ form, version, result }} />}
      result={result}
    />
  );
}

type StudioFormProps = { form: StudioFormView; version: string; result: DeskFormResult | undefined };

function StudioForm({ form, version, result }: StudioFormProps) {
  const t = useText();
  const { name, languages, links, maxLinks, picture, pictures } = form;
  return (
    <ContentForm {...{ version, result }}>
      {({ isConflict, theirs }) => (
        <>
          <DeskField
            name="name"
            label={t("desk.studioTitle")}
            help={t("desk.studioNameHelp")}
            saved={name}
            theirs={theirs(name)}
          />
          <LanguageSections {...{ languages, result, isConflict }}>
            {({ text }) => <LocalizedField name="description" field={text} rows={TEXT_ROWS} isConflict={isConflict} />}
          </LanguageSections>
          <DeskTextArea
            name="links"
            label={t("desk.studioLinks")}
            help={t("desk.studioLinksHelp", { max: maxLinks })}
            saved={links}
            theirs={theirs(links)}
            rows={LINK_ROWS}
          />
          <DeskSelect
            name="pictureGameId"
            label={t("desk.picture")}
            help={t("desk.studioPictureHelp")}
            options={pictures}
            saved={picture}
            theirs={theirs(pictures.find(({ value }) => value === picture)?.label ?? "")}
          />
        </>
      )}
    </ContentForm>
  );
}
