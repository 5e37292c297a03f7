import { groupDigits } from "~/i18n/format-number";
import { useText } from "~/i18n/use-text";
import type { AnnouncementFormView } from "~/view-models/desk/announcement-page";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { MAX_ANNOUNCEMENT_RATE } from "~contract/entities/announcement";
import { DeskField } from "./desk-field";
import { DraftForm } from "./draft-form";
import { LanguageSections } from "./language-sections";
import { LocalizedField } from "./localized-field";

const TEXT_ROWS = 10;

type AnnouncementFormProps = {
  form: AnnouncementFormView;
  /** Of one that exists. */
  version?: string;
  result: DeskFormResult | undefined;
};

export function AnnouncementForm({ form, version, result }: AnnouncementFormProps) {
  const t = useText();
  const { languages, ratePerMinute } = form;
  return (
    <DraftForm
      version={version ?? ""}
      intent="save"
      label={t("desk.content")}
      button={t("desk.saveDraft")}
      fields={version === undefined ? {} : { version }}
      result={result}
    >
      {({ isConflict, theirs }) => (
        <>
          <LanguageSections languages={languages} result={result} isConflict={isConflict}>
            {({ subject, text }) => (
              <>
                <LocalizedField name="subject" field={subject} isConflict={isConflict} />
                <LocalizedField
                  name="text"
                  field={text}
                  rows={TEXT_ROWS}
                  help={t("desk.announcementTextHelp")}
                  isConflict={isConflict}
                />
              </>
            )}
          </LanguageSections>
          <DeskField
            name="ratePerMinute"
            label={t("desk.announcementRate")}
            help={t("desk.announcementRateHelp", { max: groupDigits(MAX_ANNOUNCEMENT_RATE) })}
            saved={ratePerMinute}
            theirs={theirs(ratePerMinute)}
            inputMode="numeric"
          />
        </>
      )}
    </DraftForm>
  );
}
