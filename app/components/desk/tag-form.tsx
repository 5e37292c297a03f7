import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { TagFormView } from "~/view-models/desk/tag-editor";
import { ContentForm } from "./content-form";
import { DeskField, DeskSelect, DeskTextArea } from "./desk-field";
import { LocalizedField } from "./localized-field";

const SYNONYM_ROWS = 4;

type TagFormProps = {
  form: TagFormView;
  /** Of a tag that exists; a new one has none. */
  version?: string;
  result: DeskFormResult | undefined;
};

export function TagForm({ form, version, result }: TagFormProps) {
  const t = useText();
  return (
    <ContentForm {...{ version, result }}>
      {({ isConflict, theirs }) => (
        <>
          {form.titles.map((field) => (
            <LocalizedField key={field.locale} name="title" field={field} isConflict={isConflict} />
          ))}
          <DeskField
            name="alias"
            label={t("desk.alias")}
            help={t("desk.aliasHelp")}
            saved={form.alias}
            theirs={theirs(form.alias)}
            autoCapitalize="none"
            spellCheck={false}
          />
          <DeskField
            name="parent"
            label={t("desk.below")}
            help={t("desk.parentHelp")}
            suggestions={form.parents}
            saved={form.parent}
            theirs={theirs(form.parent)}
            autoCapitalize="none"
            spellCheck={false}
          />
          <DeskSelect
            name="icon"
            label={t("desk.icon")}
            options={form.icons}
            saved={form.icon}
            theirs={theirs(form.icon)}
          />
          <DeskField
            name="displayOrder"
            label={t("desk.displayOrder")}
            help={t("desk.displayOrderHelp")}
            saved={form.displayOrder}
            theirs={theirs(form.displayOrder)}
            inputMode="numeric"
          />
          <DeskTextArea
            name="synonyms"
            label={t("desk.synonyms")}
            help={t("desk.synonymsHelp")}
            saved={form.synonyms}
            theirs={theirs(form.synonyms)}
            rows={SYNONYM_ROWS}
          />
        </>
      )}
    </ContentForm>
  );
}
