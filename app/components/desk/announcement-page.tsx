import { useText } from "~/i18n/use-text";
import type { AnnouncementPageView } from "~/view-models/desk/announcement-page";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { AnnouncementForm } from "./announcement-form";
import { AnnouncementPreview } from "./announcement-preview";
import { DeskFacts } from "./desk-facts";
import { DeskField } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { TestMailPanel } from "./test-mail-panel";

type AnnouncementPageProps = { announcement: AnnouncementPageView; result: DeskFormResult | undefined };

/** What an announcement says, beside how far it is. */
export function AnnouncementPage({ announcement, result }: AnnouncementPageProps) {
  const t = useText();
  const { title, trail, form, version, previews, isScheduled } = announcement;
  return (
    <>
      <DeskHead {...{ title, trail }} />
      <DeskNote result={result} />
      <div className="desk-columns">
        <div className="desk-stack">
          {form && (
            <DeskPanel id="content" title={t("desk.content")}>
              <div className="desk-panel-body">
                {isScheduled && <p>{t("desk.announcementScheduledText")}</p>}
                <AnnouncementForm form={form} version={version} result={result} />
              </div>
            </DeskPanel>
          )}
          <AnnouncementPreview previews={previews} />
        </div>
        <div className="desk-stack">
          <StatePanel {...{ announcement, result }} />
          {!announcement.isDigest && (
            <TestMailPanel
              text={t("desk.announcementTestText")}
              languages={announcement.languages}
              locale={announcement.locale}
              result={result}
            />
          )}
          {form && <SendingPanel {...{ announcement, result }} />}
        </div>
      </div>
    </>
  );
}

function StatePanel({ announcement: { state, facts, form, mayCancel, isStopped }, result }: AnnouncementPageProps) {
  const t = useText();
  return (
    <DeskPanel id="state" title={state}>
      <div className="desk-panel-body">
        <DeskFacts facts={facts} />
        {form === null && <p className="text-small muted">{t("desk.announcementSkippedHelp")}</p>}
        {isStopped && (
          <>
            <p>{t("desk.announcementStoppedText")}</p>
            <DeskForm
              intent="resume"
              label={t("desk.announcementResume")}
              button={t("desk.announcementResume")}
              variant="primary"
              result={result}
            />
          </>
        )}
        {mayCancel && (
          <>
            <p>{t("desk.announcementCancelText")}</p>
            <DeskForm
              intent="cancel"
              label={t("desk.announcementCancel")}
              button={t("desk.announcementCancel")}
              variant="danger"
              result={result}
            />
          </>
        )}
      </div>
    </DeskPanel>
  );
}

function SendingPanel({ announcement: { version }, result }: AnnouncementPageProps) {
  const t = useText();
  return (
    <DeskPanel id="sending" title={t("desk.announcementSending")}>
      <div className="desk-panel-body">
        <p>{t("desk.announcementSendingText")}</p>
        <DeskForm
          intent="schedule"
          label={t("desk.schedule")}
          button={t("desk.schedule")}
          fields={{ version }}
          result={result}
        >
          <DeskField
            name="publishDate"
            type="datetime-local"
            label={t("desk.announcementSendDate")}
            help={t("desk.publishDateHelp")}
          />
        </DeskForm>
        <DeskForm
          intent="send"
          label={t("desk.announcementSendNow")}
          button={t("desk.announcementSendNow")}
          variant="primary"
          fields={{ version }}
          result={result}
        />
      </div>
    </DeskPanel>
  );
}
