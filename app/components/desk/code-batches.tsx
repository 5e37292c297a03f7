import { useText } from "~/i18n/use-text";
import type { CodeBatchesView, CodeBatchView } from "~/view-models/desk/code-batches";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { EmptyList } from "../ui/empty-list";
import { Icon } from "../ui/icon";
import { DeskFacts } from "./desk-facts";
import { DeskField, DeskFile, DeskSelect, DeskTextArea } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { DeskRowForm } from "./desk-row-form";

const CODE_ROWS = 8;

type CodeBatchesProps = { codes: CodeBatchesView; result: DeskFormResult | undefined };

export function CodeBatches({ codes, result }: CodeBatchesProps) {
  const t = useText();
  const { title, trail, batches, form, takesCodes } = codes;
  return (
    <>
      <DeskHead {...{ title, trail }} text={t("desk.codesText")} />
      <DeskNote result={result} />
      <div className="desk-columns">
        <div className="desk-stack">
          <DeskPanel id="batches" title={t("desk.codeBatches")}>
            {batches.length === 0 && <EmptyList text={t("desk.noCodeBatches")} />}
            <ul className="desk-records">
              {batches.map((batch) => (
                <BatchRow key={batch.id} batch={batch} result={result} />
              ))}
            </ul>
          </DeskPanel>
        </div>
        <div className="desk-stack">
          <Stock codes={codes} />
          {form && <AddForm key={batches.length} form={form} result={result} />}
          {!takesCodes && <p className="muted">{t("desk.codesNotTaken")}</p>}
        </div>
      </div>
    </>
  );
}

function Stock({ codes: { stock, warning } }: Pick<CodeBatchesProps, "codes">) {
  const t = useText();
  return (
    <DeskPanel id="stock" title={t("desk.codesStock")}>
      <div className="desk-panel-body">
        <DeskFacts facts={stock} />
        {warning !== null && (
          <p className="field-message">
            <Icon name="triangle-alert" size="small" />
            {warning}
          </p>
        )}
      </div>
    </DeskPanel>
  );
}

type BatchRowProps = { batch: CodeBatchView; result: DeskFormResult | undefined };

function BatchRow({ batch: { id: subject, number, numbers, facts, canWithdraw }, result }: BatchRowProps) {
  const t = useText();
  const name = t("desk.codeBatch", { number });
  const withdrawal = t("desk.withdrawCodesOf", { number });
  return (
    <li>
      <div>
        <b>{name}</b>
        <p className="text-small">{numbers}</p>
        <p className="text-small muted">{facts}</p>
      </div>
      {canWithdraw && (
        <DeskRowForm
          intent="withdraw-codes"
          variant="danger"
          summary={t("desk.withdrawCodes")}
          text={t("desk.withdrawCodesText")}
          label={withdrawal}
          button={withdrawal}
          {...{ subject, name, result }}
        >
          <DeskField name="reason" label={t("desk.reason")} help={t("desk.reasonHelp")} />
        </DeskRowForm>
      )}
    </li>
  );
}

type AddFormProps = { form: NonNullable<CodeBatchesView["form"]>; result: DeskFormResult | undefined };

function AddForm({ form: { currencies, linesHelp, fileHelp }, result }: AddFormProps) {
  const t = useText();
  return (
    <DeskPanel id="add" title={t("desk.addCodes")}>
      <div className="desk-panel-body">
        <DeskForm
          intent="add-codes"
          label={t("desk.addCodes")}
          button={t("desk.addCodes")}
          variant="primary"
          hasFile
          result={result}
        >
          <DeskTextArea name="codes" label={t("desk.codeLines")} help={linesHelp} rows={CODE_ROWS} />
          <DeskFile name="file" label={t("desk.codeFile")} help={fileHelp} accept=".txt,.csv,text/plain,text/csv" />
          <DeskField
            name="amount"
            label={t("desk.codeAmount")}
            help={t("desk.codeAmountHelp")}
            inputMode="numeric"
            autoComplete="off"
          />
          <DeskSelect name="currency" label={t("desk.rewardCurrency")} options={currencies} />
        </DeskForm>
      </div>
    </DeskPanel>
  );
}
