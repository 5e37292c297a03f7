import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { ControlFormView } from "~/view-models/desk/control-form";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { DeskForm } from "./desk-form";
import { DeskPanel } from "./desk-panel";
import { DraftForm, type ShownDraft } from "./draft-form";
import { LanguageSections } from "./language-sections";
import { LocalizedField } from "./localized-field";

type ControlFormProps = { form: ControlFormView; version: string; result: DeskFormResult | undefined };

/** Adds or changes one group, part or control. */
export function ControlForm({ form, version, result }: ControlFormProps) {
  const t = useText();
  const { intent, subject, title, button, languages, helps, closeHref, removal } = form;
  return (
    <>
      <DeskPanel id="form" title={title}>
        <div className="desk-panel-body">
          <DraftForm
            {...{ version, intent, button, result }}
            isOfQuery
            {...(subject === undefined ? {} : { subject })}
            label={title}
            fields={{ version }}
          >
            {(shown) => (
              <ControlTexts
                {...{ languages, helps }}
                result={shown.result}
                isConflict={shown.isConflict && intent.startsWith("save")}
              />
            )}
          </DraftForm>
          {closeHref !== null && (
            <Link className="text-link" to={closeHref}>
              {t("desk.newControlGroup")}
            </Link>
          )}
        </div>
      </DeskPanel>
      {removal && (
        <DeskPanel id="take-away" title={t("desk.takeAway")} isDangerous>
          <div className="desk-panel-body">
            <p>{t("desk.removeControlsText")}</p>
            <DeskForm
              key={version}
              intent="remove"
              subject={removal.subject}
              label={t("desk.takeAway")}
              button={removal.button}
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

type ControlTextsProps = Pick<ControlFormView, "languages" | "helps"> & Pick<ShownDraft, "result" | "isConflict">;

function ControlTexts({ languages, helps, result, isConflict }: ControlTextsProps) {
  return (
    <LanguageSections {...{ languages, result, isConflict }}>
      {(fields) =>
        Object.entries(fields).map(([name, field]) => {
          const help = helps[name];
          const helped = help === undefined || field.locale !== "en" ? {} : { help };
          return <LocalizedField key={name} {...{ name, field, isConflict }} {...helped} />;
        })
      }
    </LanguageSections>
  );
}
