import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { QuestFormView } from "~/view-models/desk/quest-form";
import { optionLabel } from "~/view-models/select";
import { ContentForm } from "./content-form";
import { DeskPictures } from "./desk-choices";
import { DeskField, DeskSelect, type Theirs } from "./desk-field";
import { LanguageSections } from "./language-sections";
import { LocalizedField } from "./localized-field";
import { RewardFields } from "./reward-fields";

const TEXT_ROWS = 2;

type QuestFormProps = {
  form: QuestFormView;
  /** Of a quest that exists; a new one has none. */
  version?: string;
  result: DeskFormResult | undefined;
};

export function QuestForm({ form, version, result }: QuestFormProps) {
  const t = useText();
  return (
    <ContentForm version={version} result={result}>
      {({ isConflict, theirs }) => (
        <>
          <LanguageSections languages={form.languages} result={result} isConflict={isConflict}>
            {(texts) => <QuestTexts texts={texts} isConflict={isConflict} />}
          </LanguageSections>
          <Rules form={form} theirs={theirs} />
          <DeskField
            name="callToActionUrl"
            label={t("desk.callToActionUrl")}
            help={t("desk.callToActionUrlHelp")}
            saved={form.callToActionUrl}
            theirs={theirs(form.callToActionUrl)}
            autoCapitalize="none"
            spellCheck={false}
          />
          <RewardFields rewards={form.rewards} result={result} theirs={theirs} />
          <DeskSelect
            name="payment"
            label={t("desk.payment")}
            options={form.payments}
            saved={form.payment}
            theirs={theirs(optionLabel(form.payments, form.payment))}
          />
          <DeskPictures
            name="cover"
            label={t("desk.picture")}
            options={form.covers}
            saved={form.cover}
            theirs={theirs(optionLabel(form.covers, form.cover))}
          />
        </>
      )}
    </ContentForm>
  );
}

/** What is counted, where it comes from, and its place. */
function Rules({ form, theirs }: { form: QuestFormView; theirs: Theirs }) {
  const t = useText();
  const { alias, questType, questTypes, maximumProgress, collection, collections, position } = form;
  return (
    <>
      <DeskField
        name="alias"
        label={t("desk.questAlias")}
        help={t("desk.questAliasHelp")}
        saved={alias}
        theirs={theirs(alias)}
        autoCapitalize="none"
        spellCheck={false}
      />
      <DeskSelect
        name="questType"
        label={t("desk.questType")}
        help={t("desk.questTypeHelp")}
        options={questTypes}
        saved={questType}
        theirs={theirs(optionLabel(questTypes, questType))}
      />
      <DeskField
        name="maximumProgress"
        label={t("desk.maximumProgress")}
        help={t("desk.maximumProgressHelp")}
        saved={maximumProgress}
        theirs={theirs(maximumProgress)}
        inputMode="numeric"
      />
      <DeskSelect
        name="collectionAlias"
        label={t("desk.collection")}
        options={collections}
        saved={collection}
        theirs={theirs(optionLabel(collections, collection))}
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

function QuestTexts({
  texts,
  isConflict,
}: {
  texts: QuestFormView["languages"][number]["fields"];
  isConflict: boolean;
}) {
  return (
    <>
      <LocalizedField name="title" field={texts.title} isConflict={isConflict} />
      <LocalizedField name="description" field={texts.description} rows={TEXT_ROWS} isConflict={isConflict} />
      <LocalizedField name="callToAction" field={texts.callToAction} isConflict={isConflict} />
    </>
  );
}
