import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { StickerFormView } from "~/view-models/desk/sticker-editor";
import { optionLabel } from "~/view-models/select";
import { ContentForm } from "./content-form";
import { DeskPictures } from "./desk-choices";
import { DeskField, DeskSelect, type Theirs } from "./desk-field";
import { LanguageSections } from "./language-sections";
import { LocalizedField } from "./localized-field";

type StickerFormProps = {
  form: StickerFormView;
  /** Of a sticker that exists; a new one has none. */
  version?: string;
  result: DeskFormResult | undefined;
};

export function StickerForm({ form, version, result }: StickerFormProps) {
  const t = useText();
  const { languages, alias, pictures, picture } = form;
  return (
    <ContentForm {...{ version, result }}>
      {({ isConflict, theirs }) => (
        <>
          <LanguageSections languages={languages} result={result} isConflict={isConflict}>
            {({ title, note }) => (
              <>
                <LocalizedField name="title" field={title} isConflict={isConflict} />
                <LocalizedField name="note" field={note} isConflict={isConflict} />
              </>
            )}
          </LanguageSections>
          <DeskField
            name="alias"
            label={t("desk.questAlias")}
            help={t("desk.stickerAliasHelp")}
            saved={alias}
            theirs={theirs(alias)}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Price form={form} theirs={theirs} />
          <DeskPictures
            name="picture"
            label={t("desk.picture")}
            options={pictures}
            saved={picture}
            theirs={theirs(optionLabel(pictures, picture))}
          />
        </>
      )}
    </ContentForm>
  );
}

/** And its place in the list. */
function Price({ form, theirs }: { form: StickerFormView; theirs: Theirs }) {
  const t = useText();
  const { amount, currency, currencies, position } = form;
  return (
    <>
      <DeskField
        name="amount"
        label={t("desk.price")}
        help={t("desk.priceHelp")}
        saved={amount}
        theirs={theirs(amount)}
        inputMode="decimal"
      />
      <DeskSelect
        name="currency"
        label={t("desk.currency")}
        help={t("desk.stickerCurrencyHelp")}
        options={currencies}
        saved={currency}
        theirs={theirs(optionLabel(currencies, currency))}
      />
      <DeskField
        name="position"
        label={t("desk.displayOrder")}
        help={t("desk.displayOrderHelp")}
        saved={position}
        theirs={theirs(position)}
        inputMode="numeric"
      />
    </>
  );
}
