import { useText } from "~/i18n/use-text";
import { Form } from "@remix-run/react";
import { deskFormId, typedField, type DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { DuePayoutView, PayoutListView } from "~/view-models/desk/payout-list";
import { FormField } from "../profile/form-field";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { DeskField } from "./desk-field";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { DeskRowForm } from "./desk-row-form";

type PayoutListProps = { list: PayoutListView; result: DeskFormResult | undefined };

/** Studios that are owed something. */
export function PayoutList({ list, result }: PayoutListProps) {
  const t = useText();
  const { minimum, href, csvHref, historyHref, sharesHref, today, due, pager } = list;
  return (
    <>
      <DeskHead title={t("desk.payouts")} text={t("desk.payoutsText")} />
      <DeskNote result={result} />
      <div className="desk-buttons">
        <ButtonLink href={historyHref} variant="outline">
          {t("desk.payoutHistory")}
        </ButtonLink>
        <ButtonLink href={sharesHref} variant="outline">
          {t("desk.shares")}
        </ButtonLink>
      </div>
      <Form role="search" aria-label={t("desk.duePayouts")} method="get" action={href} className="desk-filter">
        <FormField id="minimum" label={t("desk.payoutMinimum")} help={t("desk.payoutMinimumHelp")}>
          {(field) => (
            <input
              {...field}
              key={minimum}
              className="text-input"
              name="minimum"
              inputMode="numeric"
              defaultValue={minimum}
            />
          )}
        </FormField>
        <Button type="submit" variant="outline">
          {t("desk.filter")}
        </Button>
      </Form>
      <DeskPanel id="due" title={t("desk.duePayouts")}>
        {due.length === 0 ? (
          <EmptyList text={t("desk.noDuePayouts")} />
        ) : (
          <div className="desk-panel-body">
            <a className="text-link" href={csvHref} download>
              {t("desk.payoutsCsv")}
            </a>
          </div>
        )}
        <ul className="desk-records">
          {due.map((one) => (
            <DueRow key={one.id} due={one} today={today} result={result} />
          ))}
        </ul>
      </DeskPanel>
      {pager && <Pager pager={pager} />}
    </>
  );
}

type DueRowProps = { due: DuePayoutView; today: string; result: DeskFormResult | undefined };

function DueRow({ due: { id, name, balance, bank, amount, amountHelp, fields }, today, result }: DueRowProps) {
  const t = useText();
  const form = { intent: "record-payout", subject: id };
  // The same payout again, not another one.
  const key = typedField(result, form, "key") ?? fields.key;
  return (
    <li>
      <div>
        <b>{name}</b>
        <p>{balance}</p>
        <p className="text-small muted">{bank}</p>
      </div>
      <DeskRowForm
        {...form}
        formKey={`${deskFormId(form)} ${amount}`}
        summary={t("desk.recordPayout")}
        name={name}
        label={t("desk.recordPayoutOf", { name })}
        button={t("desk.recordPayout")}
        fields={{ ...fields, key }}
        result={result}
      >
        <DeskField name="amount" label={t("desk.refundAmount")} help={amountHelp} saved={amount} inputMode="decimal" />
        <DeskField name="paidOn" label={t("desk.paidOn")} type="date" saved={today} />
        <DeskField name="reference" label={t("desk.payoutReference")} help={t("desk.payoutReferenceHelp")} />
      </DeskRowForm>
    </li>
  );
}
