import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { DeskCheckbox } from "./desk-choices";
import { DeskField } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";

type NewStudioProps = { result: DeskFormResult | undefined };

export function NewStudio({ result }: NewStudioProps) {
  const t = useText();
  return (
    <>
      <DeskHead title={t("desk.newStudio")} text={t("desk.newStudioText")} />
      <DeskNote result={result} />
      <div className="desk-stack desk-stack--narrow">
        <DeskPanel id="content" title={t("desk.content")}>
          <div className="desk-panel-body">
            <DeskForm intent="create" label={t("desk.newStudio")} button={t("desk.createStudio")} result={result}>
              <DeskField name="name" label={t("desk.studioTitle")} help={t("desk.studioNameHelp")} />
              <DeskField
                name="username"
                label={t("desk.studioOwner")}
                help={t("desk.usernameHelp")}
                autoCapitalize="none"
                spellCheck={false}
              />
              <DeskCheckbox name="isReviewed" label={t("desk.isReviewed")} isChecked={false} isConflict={false} />
            </DeskForm>
          </div>
        </DeskPanel>
      </div>
    </>
  );
}
