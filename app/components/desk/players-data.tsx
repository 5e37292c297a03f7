import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { PlayersDataView } from "~/view-models/desk/player-page";
import { DeskField } from "./desk-field";
import { DeskPanel } from "./desk-panel";
import { DeskRowForm } from "./desk-row-form";

type PlayersDataProps = { data: PlayersDataView; username: string; result: DeskFormResult | undefined };

/** What the portal stores of a player who asks for it, or wants it gone. */
export function PlayersData({ data: { mayDelete, download }, username, result }: PlayersDataProps) {
  const t = useText();
  return (
    <DeskPanel id="players-data" title={t("desk.playersData")}>
      <div className="desk-panel-body">
        {download && (
          <p>
            <a className="text-link" href={download.href} download>
              {t("desk.downloadData")}
            </a>{" "}
            <span className="text-small muted">{download.note}</span>
          </p>
        )}
        <div className="desk-row-forms">
          <DeskRowForm
            {...{ intent: "export", subject: "data", name: username, result }}
            summary={t("desk.exportData")}
            text={t("desk.exportText")}
            label={t("desk.exportData")}
            button={t("desk.exportNow")}
          >
            <DeskField name="reason" label={t("desk.reason")} />
          </DeskRowForm>
          {mayDelete && (
            <DeskRowForm
              {...{ intent: "delete", subject: "data", name: username, result }}
              variant="danger"
              summary={t("desk.deletePlayer")}
              text={t("desk.deletePlayerText")}
              label={t("desk.deletePlayer")}
              button={t("desk.deletePlayerNow")}
            >
              <DeskField
                name="username"
                label={t("desk.typeName", { username })}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
              <DeskField name="reason" label={t("desk.reason")} />
            </DeskRowForm>
          )}
        </div>
      </div>
    </DeskPanel>
  );
}
