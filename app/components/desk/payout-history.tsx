import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { PayoutHistoryView, PayoutView } from "~/view-models/desk/payout-history";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { DeskField } from "./desk-field";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { DeskRowForm } from "./desk-row-form";

type PayoutHistoryProps = { history: PayoutHistoryView; result: DeskFormResult | undefined };

export function PayoutHistory({ history: { trail, payouts, pager }, result }: PayoutHistoryProps) {
  const t = useText();
  return (
    <>
      <DeskHead title={t("desk.payoutHistory")} trail={trail} />
      <DeskNote result={result} />
      <DeskPanel id="payouts" title={t("desk.payouts")}>
        {payouts.length === 0 && <EmptyList text={t("desk.noPayouts")} />}
        <ul className="desk-records">
          {payouts.map((payout) => (
            <PayoutRow key={payout.id} payout={payout} result={result} />
          ))}
        </ul>
      </DeskPanel>
      {pager && <Pager pager={pager} />}
    </>
  );
}

type PayoutRowProps = { payout: PayoutView; result: DeskFormResult | undefined };

function PayoutRow({ payout: { id, title, note, reversed }, result }: PayoutRowProps) {
  const t = useText();
  return (
    <li>
      <div>
        <b>{title}</b>
        <p className="text-small muted">{note}</p>
        {reversed !== null && <p>{reversed}</p>}
      </div>
      {reversed === null && (
        <DeskRowForm
          intent="reverse-payout"
          subject={id}
          summary={t("desk.reversePayout")}
          name={title}
          text={t("desk.reversePayoutText")}
          label={t("desk.reversePayoutOf", { name: title })}
          button={t("desk.reversePayout")}
          variant="danger"
          result={result}
        >
          <DeskField name="reason" label={t("desk.reason")} help={t("desk.reasonHelp")} />
        </DeskRowForm>
      )}
    </li>
  );
}
