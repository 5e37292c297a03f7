import type { ReactNode } from "react";
import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { DraftForm, type ShownDraft } from "./draft-form";

type ContentFormProps = {
  /** Of content that exists; new content has none. */
  version: string | undefined;
  /** Hidden ones besides the version. */
  fields?: Record<string, string>;
  result: DeskFormResult | undefined;
  children: (shown: ShownDraft) => ReactNode;
};

/** The form of any kind of content: saves it as a draft, or publishes it as well. */
export function ContentForm({ version, fields = {}, result, children }: ContentFormProps) {
  const t = useText();
  return (
    <DraftForm
      version={version ?? ""}
      intent="save"
      label={t("desk.content")}
      button={t("desk.saveDraft")}
      otherButton={{ label: t("desk.saveAndPublish"), then: "publish" }}
      fields={version === undefined ? fields : { ...fields, version }}
      result={result}
    >
      {children}
    </DraftForm>
  );
}
