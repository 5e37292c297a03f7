import { useText } from "~/i18n/use-text";
import { groupDigits } from "~/i18n/format-number";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { DigestPageView } from "~/view-models/desk/digest-page";
import { MAX_ANNOUNCEMENT_RATE } from "~contract/entities/announcement";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { AnnouncementTable } from "./announcement-table";
import { DeskFacts } from "./desk-facts";
import { DeskField, DeskSelect } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { DigestPreview } from "./digest-preview";
import { TestMailPanel } from "./test-mail-panel";

type DigestPageProps = { digest: DigestPageView; result: DeskFormResult | undefined };

/** When it goes, what came of the last ones, and what it would say. */
export function DigestPage({ digest, result }: DigestPageProps) {
  const t = useText();
  const { trail, columns, rows, pager, previews, hasNews } = digest;
  return (
    <>
      <DeskHead title={t("desk.digest")} text={t("desk.digestText")} trail={trail} />
      <DeskNote result={result} />
      <div className="desk-stack">
        <DeskPanel id="issues" title={t("desk.digestIssues")}>
          {rows.length === 0 ? (
            <EmptyList text={t("desk.noDigestIssues")} />
          ) : (
            <AnnouncementTable caption={t("desk.digestIssues")} columns={columns} rows={rows} />
          )}
        </DeskPanel>
        {pager && <Pager pager={pager} />}
        <div className="desk-columns">
          <DigestPreview previews={previews} hasNews={hasNews} />
          <div className="desk-stack">
            <SettingsPanel {...{ digest, result }} />
            {hasNews && (
              <TestMailPanel
                text={t("desk.digestTestText")}
                languages={digest.languages}
                locale={digest.locale}
                result={result}
              />
            )}
          </div>
        </div>
      </div>
    </>
  );
}

function SettingsPanel({ digest: { facts, form }, result }: DigestPageProps) {
  const t = useText();
  return (
    <DeskPanel id="settings" title={t("desk.digestSettings")}>
      <div className="desk-panel-body">
        <DeskFacts facts={facts} />
        <DeskForm
          intent="save"
          label={t("desk.digestSettings")}
          button={t("desk.digestSave")}
          variant="primary"
          fields={{ version: form.version }}
          result={result}
        >
          <DeskSelect name="state" label={t("desk.digestIsOn")} options={form.states} saved={form.state} />
          <DeskSelect name="weekday" label={t("desk.digestWeekday")} options={form.weekdays} saved={form.weekday} />
          <DeskSelect
            name="hour"
            label={t("desk.digestHour")}
            help={t("desk.digestHourHelp")}
            options={form.hours}
            saved={form.hour}
          />
          <DeskField
            name="ratePerMinute"
            label={t("desk.announcementRate")}
            help={t("desk.announcementRateHelp", { max: groupDigits(MAX_ANNOUNCEMENT_RATE) })}
            saved={form.ratePerMinute}
            inputMode="numeric"
          />
        </DeskForm>
      </div>
    </DeskPanel>
  );
}
