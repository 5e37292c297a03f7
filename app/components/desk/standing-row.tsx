import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { StandingView } from "~/view-models/desk/standings";
import { DeskField } from "./desk-field";
import { DeskRowForm } from "./desk-row-form";

type StandingRowProps = { row: StandingView; mayModerate: boolean; result: DeskFormResult | undefined };

/** A player, and the forms that delete the score, or take the player off the board or back onto it. */
export function StandingRow({ row, mayModerate, result }: StandingRowProps) {
  const t = useText();
  const { id: subject, username, href, place, score, scoreId, date, disqualification } = row;
  const name = { name: username };
  const facts = [place, date].filter((fact) => fact !== null).join(" · ");
  return (
    <li>
      <div>
        <a className="text-link" href={href}>
          <b>{username}</b>
        </a>{" "}
        {score !== null && <span className="numeral">{score}</span>}
        <p className="text-small muted">{facts}</p>
        {disqualification && (
          <>
            <p className="desk-quote">{disqualification.reason}</p>
            <p className="text-small muted">{disqualification.since}</p>
          </>
        )}
      </div>
      {mayModerate && (
        <div className="desk-row-forms">
          {scoreId !== null && (
            <DeskRowForm
              {...{ intent: "remove", variant: "danger", subject: scoreId, result, name: username }}
              summary={t("desk.removeScore")}
              text={t("desk.removeScoreText")}
              label={t("desk.removeScoreOf", name)}
              button={t("desk.removeScoreOf", name)}
            >
              <DeskField name="reason" label={t("desk.reason")} help={t("desk.playerReads")} />
            </DeskRowForm>
          )}
          <DeskRowForm
            intent={disqualification ? "readmit" : "disqualify"}
            {...(disqualification ? {} : { variant: "danger", text: t("desk.disqualifyText") })}
            {...{ subject, result, name: username }}
            summary={t(disqualification ? "desk.readmit" : "desk.disqualify")}
            label={t(disqualification ? "desk.readmitOf" : "desk.disqualifyOf", name)}
            button={t(disqualification ? "desk.readmitOf" : "desk.disqualifyOf", name)}
          >
            <DeskField name="reason" label={t("desk.reason")} help={t("desk.playerReads")} />
          </DeskRowForm>
        </div>
      )}
    </li>
  );
}
