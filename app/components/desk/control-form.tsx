import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { ControlFormView } from "~/view-models/desk/control-form";
import { deskFormId, type DeskFormResult } from "~/view-models/desk/desk-form-result";
import { DeskForm } from "./desk-form";
import { DeskPanel } from "./desk-panel";
import { LanguageSections } from "./language-sections";
import { LocalizedField } from "./localized-field";
import { useFormFocus } from "./use-form-focus";

type ControlFormProps = { form: ControlFormView; version: string; result: DeskFormResult | undefined };

/** Adds or changes one group, part or control. */
export function ControlForm({ form, version, result }: ControlFormProps) {
  const t = useText();
  const { intent, subject, title, button, languages, helps, closeHref, removal } = form;
  const isConflict = result?.error === "content_changed" && intent.startsWith("save");
  const key = `${version} ${intent} ${subject ?? ""}`;
  useFormFocus(deskFormId({ intent, subject }), key);
  return (
    <>
      <DeskPanel id="form" title={title}>
        <div className="desk-panel-body">
          <DeskForm
            key={key}
            {...{ intent, button, result }}
            {...(subject === undefined ? {} : { subject })}
            label={title}
            fields={{ version }}
          >
            <LanguageSections {...{ languages, result, isConflict }}>
              {(fields) =>
                Object.entries(fields).map(([name, field]) => {
                  const help = helps[name];
                  const helped = help === undefined || field.locale !== "en" ? {} : { help };
                  return <LocalizedField key={name} {...{ name, field, isConflict }} {...helped} />;
                })
              }
            </LanguageSections>
          </DeskForm>
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
              key={key}
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
