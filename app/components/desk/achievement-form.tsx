import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { AchievementFormView } from "~/view-models/desk/game-achievements-editor";
import { DeskCheckbox } from "./desk-choices";
import { DeskField } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskPanel } from "./desk-panel";
import { DraftForm, type ShownDraft } from "./draft-form";
import { LanguageSections } from "./language-sections";
import { LocalizedField } from "./localized-field";

type AchievementFormProps = { form: AchievementFormView; version: string; result: DeskFormResult | undefined };

/** Adds or changes one achievement. */
export function AchievementForm({ form, version, result }: AchievementFormProps) {
  const t = useText();
  const { key, title, button, closeHref, removeButton } = form;
  return (
    <>
      <DeskPanel id="form" title={title}>
        <div className="desk-panel-body">
          <DraftForm
            {...{ version, button, result }}
            intent={key === null ? "add" : "save"}
            isOfQuery
            {...(key !== null && { subject: key })}
            label={title}
            fields={{ version }}
          >
            {(shown) => <Fields form={form} shown={shown} />}
          </DraftForm>
          {closeHref !== null && (
            <Link className="text-link" to={closeHref}>
              {t("desk.newAchievement")}
            </Link>
          )}
        </div>
      </DeskPanel>
      {key !== null && removeButton !== null && (
        <DeskPanel id="take-away" title={t("desk.takeAway")} isDangerous>
          <div className="desk-panel-body">
            <p>{t("desk.removeAchievementText")}</p>
            <DeskForm
              key={version}
              intent="remove"
              subject={key}
              label={t("desk.takeAway")}
              button={removeButton}
              variant="danger"
              fields={{ version }}
              result={result}
            />
          </div>
        </DeskPanel>
      )}
    </>
  );
}

type FieldsProps = { form: AchievementFormView; shown: ShownDraft };

function Fields({ form, shown: { result, isConflict: hasConflict, theirs } }: FieldsProps) {
  const t = useText();
  const { key, languages, points, minSeconds, isHidden } = form;
  const isConflict = hasConflict && key !== null;
  return (
    <>
      {key === null && (
        <DeskField
          name="key"
          label={t("desk.achievementKey")}
          help={t("desk.achievementKeyHelp")}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <LanguageSections {...{ languages, result, isConflict }}>
        {({ title, description }) => (
          <>
            <LocalizedField name="title" field={title} isConflict={isConflict} />
            <LocalizedField name="description" field={description} isConflict={isConflict} />
          </>
        )}
      </LanguageSections>
      <DeskField
        name="points"
        label={t("desk.achievementPoints")}
        help={t("desk.achievementPointsHelp")}
        saved={points}
        theirs={key === null ? undefined : theirs(points)}
        inputMode="numeric"
      />
      <DeskField
        name="minSeconds"
        label={t("desk.achievementSeconds")}
        help={t("desk.achievementSecondsHelp")}
        saved={minSeconds}
        theirs={key === null ? undefined : theirs(minSeconds)}
        inputMode="numeric"
      />
      <DeskCheckbox name="isHidden" label={t("desk.achievementHidden")} isChecked={isHidden} isConflict={isConflict} />
    </>
  );
}
