import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { SectionEditorView } from "~/view-models/desk/section-editor";
import { Icon } from "../ui/icon";
import { CountryFields } from "./country-fields";
import { DeskCheckboxes } from "./desk-checkboxes";
import { DeskField, DeskSelect } from "./desk-field";
import { DraftForm } from "./draft-form";
import { LocalizedField } from "./localized-field";
import { RunningTimes } from "./running-times";

type SectionFormProps = { editor: SectionEditorView; result: DeskFormResult | undefined };

/** What a section says about itself, and who sees it. */
export function SectionForm({ editor: { form, version }, result }: SectionFormProps) {
  const t = useText();
  const { names, descriptions, feedAlias, visibleFor, audiences, devices, deviceOptions, locales, languages } = form;
  return (
    <DraftForm
      version={version}
      intent="save"
      label={t("desk.section")}
      button={t("desk.saveDraft")}
      fields={{ version }}
      result={result}
    >
      {({ result: current, isConflict, theirs }) => (
        <>
          {names.map((field) => (
            <LocalizedField key={field.locale} name="name" field={field} isConflict={isConflict} />
          ))}
          <details className="desk-language" open={isConflict}>
            <summary>
              {t("desk.descriptions")}
              <Icon name="chevron-down" size="small" />
            </summary>
            {descriptions.map((field) => (
              <LocalizedField key={field.locale} name="description" field={field} rows={2} isConflict={isConflict} />
            ))}
          </details>
          <DeskField
            name="feedAlias"
            label={t("desk.alias")}
            help={t("desk.feedAliasHelp")}
            saved={feedAlias}
            theirs={theirs(feedAlias)}
            autoCapitalize="none"
            spellCheck={false}
          />
          <DeskSelect name="visibleFor" label={t("desk.audience")} options={audiences} saved={visibleFor} />
          <DeskSelect name="devices" label={t("desk.devices")} options={deviceOptions} saved={devices} />
          <DeskCheckboxes
            name="locales"
            label={t("desk.languages")}
            help={t("desk.localesHelp")}
            options={languages}
            saved={locales}
            isConflict={isConflict}
          />
          <CountryFields countries={form.countries} result={current} theirs={theirs} isConflict={isConflict} />
          <RunningTimes
            startsAt={form.startsAt}
            endsAt={form.endsAt}
            startHelp={t("desk.sectionStartHelp")}
            theirs={theirs}
          />
        </>
      )}
    </DraftForm>
  );
}
