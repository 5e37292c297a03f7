import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { TakedownListView, TakedownView } from "~/view-models/desk/takedown-list";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { DeskField } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { DeskRowForm } from "./desk-row-form";

type TakedownListProps = { list: TakedownListView; result: DeskFormResult | undefined };

export function TakedownList({ list: { takedowns, pager, game }, result }: TakedownListProps) {
  const t = useText();
  return (
    <>
      <DeskHead title={t("desk.takedowns")} text={t("desk.takedownsText")} />
      <DeskNote result={result} />
      <div className="desk-columns">
        <DeskPanel id="takedowns" title={t("desk.stoppedGames")}>
          {takedowns.length === 0 && <EmptyList text={t("desk.noTakedowns")} />}
          <ul className="desk-records">
            {takedowns.map((takedown) => (
              <TakedownRow key={takedown.id} takedown={takedown} result={result} />
            ))}
          </ul>
        </DeskPanel>
        <DeskPanel key={takedowns.length} id="stop" title={t("desk.stopAGame")} isDangerous>
          <div className="desk-panel-body">
            <p>{t("desk.stopText")}</p>
            <DeskForm
              intent="stop"
              label={t("desk.stopAGame")}
              button={t("desk.stopTheGame")}
              variant="danger"
              result={result}
            >
              <DeskField name="game" label={t("desk.game")} help={t("desk.gameHelp")} saved={game} autoComplete="off" />
              <DeskField name="reason" label={t("desk.reason")} help={t("desk.studioReads")} />
            </DeskForm>
          </div>
        </DeskPanel>
      </div>
      {pager && <Pager pager={pager} />}
    </>
  );
}

type TakedownRowProps = { takedown: TakedownView; result: DeskFormResult | undefined };

function TakedownRow({ takedown, result }: TakedownRowProps) {
  const { id: subject, title, studio, reason, time, isRunning, appeal, isAppealed } = takedown;
  const t = useText();
  return (
    <li>
      <div>
        <b>{title}</b>
        <p className="text-small muted">{studio}</p>
        <p className="text-small">{time}</p>
        <p className="desk-quote">{reason}</p>
        {appeal && (
          <>
            <p className="text-small">{appeal.date}</p>
            <p className="desk-quote">{appeal.text}</p>
            {appeal.answer !== null && (
              <>
                <p className="text-small">{t("desk.appealAnswer")}</p>
                <p className="desk-quote">{appeal.answer}</p>
              </>
            )}
          </>
        )}
      </div>
      {isAppealed && (
        <DeskRowForm
          intent="reject-appeal"
          subject={subject}
          summary={t("desk.rejectAppeal")}
          name={title}
          label={t("desk.rejectAppealOf", { title })}
          button={t("desk.rejectAppealOf", { title })}
          result={result}
        >
          <DeskField name="reason" label={t("desk.reason")} help={t("desk.studioReads")} />
        </DeskRowForm>
      )}
      {isRunning && (
        <DeskRowForm
          intent="lift"
          subject={subject}
          summary={t("desk.lift")}
          name={title}
          label={t("desk.liftOf", { title })}
          button={t("desk.liftOf", { title })}
          result={result}
        >
          <DeskField name="reason" label={t("desk.reason")} help={t("desk.reasonHelp")} />
        </DeskRowForm>
      )}
    </li>
  );
}
