import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { SanctionView } from "~/view-models/desk/player-page";
import { DeskField, DeskSelect, DeskTextArea } from "./desk-field";
import { DeskRowForm } from "./desk-row-form";

type SanctionRowProps = { sanction: SanctionView; result: DeskFormResult | undefined };

export function SanctionRow({ sanction, result }: SanctionRowProps) {
  const t = useText();
  const { id, title, made, text, notes, appeal } = sanction;
  return (
    <li id={`sanction-${id}`}>
      <div>
        <b>{title}</b>
        <p className="text-small muted">{made}</p>
        <p className="desk-quote">{text}</p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {appeal && (
          <>
            <p>
              <b>{t("desk.appeal")}</b> <span className="text-small muted">{appeal.state}</span>
            </p>
            <p className="desk-quote">{appeal.text}</p>
            {appeal.answer !== null && <p className="desk-quote">{appeal.answer}</p>}
          </>
        )}
      </div>
      <SanctionRowForms sanction={sanction} result={result} />
    </li>
  );
}

function SanctionRowForms({ sanction: { id, title, outcomes, isLiftable }, result }: SanctionRowProps) {
  const t = useText();
  if (outcomes === null && !isLiftable) return null;
  return (
    <div className="desk-row-forms">
      {outcomes && (
        <DeskRowForm
          intent="decide"
          subject={id}
          summary={t("desk.decideAppeal")}
          name={title}
          label={t("desk.decideAppeal")}
          button={t("desk.sendAnswer")}
          result={result}
        >
          <DeskSelect name="outcome" label={t("desk.decision")} options={outcomes} />
          <DeskTextArea name="answer" label={t("desk.answerToPlayer")} help={t("desk.playerReads")} rows={4} />
        </DeskRowForm>
      )}
      {isLiftable && (
        <DeskRowForm
          intent="lift"
          subject={id}
          summary={t("desk.liftSanction")}
          name={title}
          label={t("desk.liftSanction")}
          button={t("desk.liftSanction")}
          result={result}
        >
          <DeskField name="reason" label={t("desk.reason")} help={t("desk.playerReads")} />
        </DeskRowForm>
      )}
    </div>
  );
}
