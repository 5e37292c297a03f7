import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { OptionView } from "~/view-models/select";
import { DeskSelect } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskPanel } from "./desk-panel";

type TestMailPanelProps = {
  text: string;
  languages: readonly OptionView[];
  locale: string;
  result: DeskFormResult | undefined;
};

/** A mail to whoever asks for it, in a language of choice. */
export function TestMailPanel({ text, languages, locale, result }: TestMailPanelProps) {
  const t = useText();
  return (
    <DeskPanel id="test" title={t("desk.announcementTest")}>
      <div className="desk-panel-body">
        <p>{text}</p>
        <DeskForm
          intent="test"
          label={t("desk.announcementTest")}
          button={t("desk.announcementTest")}
          variant="outline"
          result={result}
        >
          <DeskSelect name="language" label={t("desk.language")} options={languages} saved={locale} />
        </DeskForm>
      </div>
    </DeskPanel>
  );
}
