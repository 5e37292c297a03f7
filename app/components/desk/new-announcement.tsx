import { useText } from "~/i18n/use-text";
import type { AnnouncementFormView } from "~/view-models/desk/announcement-page";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { AnnouncementForm } from "./announcement-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";

type NewAnnouncementProps = {
  form: AnnouncementFormView;
  trail: { label: string; href: string }[];
  result: DeskFormResult | undefined;
};

export function NewAnnouncement({ form, trail, result }: NewAnnouncementProps) {
  const t = useText();
  return (
    <>
      <DeskHead title={t("desk.newAnnouncement")} trail={trail} />
      <DeskNote result={result} />
      <div className="desk-stack desk-stack--narrow">
        <DeskPanel id="content" title={t("desk.content")}>
          <div className="desk-panel-body">
            <AnnouncementForm form={form} result={result} />
          </div>
        </DeskPanel>
      </div>
    </>
  );
}
