import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { StudioNewsFormView } from "~/view-models/desk/studio-news-editor";
import { optionLabel } from "~/view-models/select";
import { ContentForm } from "./content-form";
import { DeskSelect } from "./desk-field";
import { LanguageSections } from "./language-sections";
import { LocalizedField } from "./localized-field";

const TEXT_ROWS = 6;

type StudioNewsFormProps = {
  form: StudioNewsFormView;
  /** Of a piece that exists; a new one has none. */
  version?: string;
  result: DeskFormResult | undefined;
};

export function StudioNewsForm({ form, version, result }: StudioNewsFormProps) {
  const t = useText();
  const { studioId, languages, game, games } = form;
  return (
    <ContentForm {...{ version, result }} fields={{ studioId }}>
      {({ isConflict, theirs }) => (
        <>
          <LanguageSections languages={languages} result={result} isConflict={isConflict}>
            {({ title, text }) => (
              <>
                <LocalizedField name="title" field={title} isConflict={isConflict} />
                <LocalizedField
                  name="text"
                  field={text}
                  rows={TEXT_ROWS}
                  help={t("desk.markdown")}
                  isConflict={isConflict}
                />
              </>
            )}
          </LanguageSections>
          <DeskSelect
            name="gameId"
            label={t("desk.game")}
            help={t("desk.newsGameHelp")}
            options={games}
            saved={game}
            theirs={theirs(optionLabel(games, game))}
          />
        </>
      )}
    </ContentForm>
  );
}
