import { useText } from "~/i18n/use-text";
import type { ChallengeFormView } from "~/view-models/desk/challenge-form";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { optionLabel } from "~/view-models/select";
import { ContentForm } from "./content-form";
import { DeskCheckbox, DeskPictures } from "./desk-choices";
import { DeskField, DeskSelect } from "./desk-field";
import { LanguageSections } from "./language-sections";
import { LocalizedField } from "./localized-field";
import { RunningTimes } from "./running-times";

const TEXT_ROWS = 6;

type ChallengeFormProps = {
  form: ChallengeFormView;
  /** Of a challenge that exists; a new one has none. */
  version?: string;
  result: DeskFormResult | undefined;
};

export function ChallengeForm({ form, version, result }: ChallengeFormProps) {
  const t = useText();
  const { gameId, languages, mode, modes, picture, pictures } = form;
  return (
    <ContentForm {...{ version, result }} fields={{ gameId }}>
      {({ isConflict, theirs }) => (
        <>
          <LanguageSections {...{ languages, result, isConflict }}>
            {(texts) => <LanguageTexts texts={texts} isConflict={isConflict} />}
          </LanguageSections>
          <DeskSelect
            name="mode"
            label={t("desk.mode")}
            help={t("desk.modeHelp")}
            options={modes}
            saved={mode}
            theirs={theirs(optionLabel(modes, mode))}
          />
          <RunningTimes
            startsAt={form.startsAt}
            endsAt={form.endsAt}
            startHelp={t("desk.startsAtHelp")}
            theirs={theirs}
          />
          <DeskCheckbox
            name="isMonthly"
            label={t("desk.isMonthly")}
            isChecked={form.isMonthly}
            isConflict={isConflict}
          />
          <DeskPictures
            name="art"
            label={t("desk.picture")}
            options={pictures}
            saved={picture}
            theirs={theirs(optionLabel(pictures, picture))}
          />
          <DeskField
            name="seed"
            label={t("desk.seed")}
            help={t("desk.seedHelp")}
            saved={form.seed}
            theirs={theirs(form.seed)}
            inputMode="numeric"
          />
        </>
      )}
    </ContentForm>
  );
}

type LanguageTextsProps = { texts: ChallengeFormView["languages"][number]["fields"]; isConflict: boolean };

function LanguageTexts({ texts, isConflict }: LanguageTextsProps) {
  const t = useText();
  return (
    <>
      <LocalizedField name="name" field={texts.name} isConflict={isConflict} />
      <LocalizedField name="shortDescription" field={texts.summary} isConflict={isConflict} />
      <LocalizedField
        name="longDescription"
        field={texts.text}
        rows={TEXT_ROWS}
        help={t("desk.markdown")}
        isConflict={isConflict}
      />
    </>
  );
}
