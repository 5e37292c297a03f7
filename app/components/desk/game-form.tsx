import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { GameFormView } from "~/view-models/desk/game-form";
import { optionLabel } from "~/view-models/select";
import { ContentForm } from "./content-form";
import { DeskCheckboxes } from "./desk-checkboxes";
import { DeskField, DeskSelect, DeskTextArea, type Theirs } from "./desk-field";
import { FeatureFields } from "./feature-fields";
import { LanguageSections } from "./language-sections";
import { LocalizedField } from "./localized-field";
import { OfferFields } from "./offer-fields";

const TEXT_ROWS = 8;
const MORE_TAG_ROWS = 3;

type GameFormProps = { form: GameFormView; version: string; result: DeskFormResult | undefined };

export function GameForm({ form, version, result }: GameFormProps) {
  const t = useText();
  const { title, languages } = form;
  return (
    <ContentForm {...{ version, result }}>
      {({ isConflict, theirs }) => (
        <>
          <DeskField
            name="title"
            label={t("desk.gameTitle")}
            help={t("desk.gameTitleHelp")}
            saved={title}
            theirs={theirs(title)}
          />
          <LanguageSections {...{ languages, result, isConflict }}>
            {({ summary, text }) => (
              <>
                <LocalizedField name="shortDescription" field={summary} isConflict={isConflict} />
                <LocalizedField
                  name="longDescription"
                  field={text}
                  rows={TEXT_ROWS}
                  help={t("desk.markdown")}
                  isConflict={isConflict}
                />
              </>
            )}
          </LanguageSections>
          <Facts form={form} isConflict={isConflict} theirs={theirs} />
          <FeatureFields features={form.features} {...{ isConflict, theirs }} />
          <OfferFields offers={form.offers} {...{ result, isConflict, theirs }} />
        </>
      )}
    </ContentForm>
  );
}

type FactsProps = { form: GameFormView; isConflict: boolean; theirs: Theirs };

function Facts({ form, isConflict, theirs }: FactsProps) {
  const t = useText();
  const { platforms, platformOptions, ageRatings, tags, tagOptions, hasMoreTags, maxTags, releaseDate } = form;
  return (
    <>
      <DeskCheckboxes
        name="platforms"
        label={t("desk.platforms")}
        options={platformOptions}
        saved={platforms}
        isConflict={isConflict}
      />
      <DeskSelect
        name="ageRating"
        label={t("desk.ageRating")}
        options={ageRatings}
        saved={form.ageRating}
        theirs={theirs(optionLabel(ageRatings, form.ageRating))}
      />
      <DeskCheckboxes
        name="tags"
        label={t("desk.tags")}
        help={t("desk.gameTagsHelp", { max: maxTags })}
        options={tagOptions}
        saved={tags}
        isConflict={isConflict}
      />
      {hasMoreTags && (
        <DeskTextArea name="moreTags" label={t("desk.moreTags")} help={t("desk.moreTagsHelp")} rows={MORE_TAG_ROWS} />
      )}
      <DeskField
        name="releaseDate"
        type="datetime-local"
        label={t("desk.releaseDate")}
        saved={releaseDate}
        theirs={theirs(releaseDate)}
      />
    </>
  );
}
