import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { typedField, type DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { DeskPurchaseView } from "~/view-models/desk/purchase-page";
import { ButtonLink } from "../ui/button-link";
import { DeskFacts } from "./desk-facts";
import { DeskField } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { MoneyLines } from "./money-lines";

type PurchasePageProps = { purchase: DeskPurchaseView; result: DeskFormResult | undefined };

/** What became of a purchase, beside what can be done about it. */
export function PurchasePage({ purchase, result }: PurchasePageProps) {
  const t = useText();
  const { title, text, trail, refunds, disputes, grants } = purchase;
  return (
    <>
      <DeskHead {...{ title, text, trail }} />
      <DeskNote result={result} />
      <div className="desk-columns">
        <div className="desk-stack">
          <StatePanel purchase={purchase} />
          <MoneyLines id="refunds" title={t("desk.refunds")} emptyText={t("desk.noRefunds")} lines={refunds} />
          {disputes.length > 0 && <MoneyLines id="disputes" title={t("desk.disputes")} emptyText="" lines={disputes} />}
          {grants.length > 0 && <MoneyLines id="grants" title={t("desk.grants")} emptyText="" lines={grants} />}
        </div>
        <RefundPanel purchase={purchase} result={result} />
      </div>
    </>
  );
}

function StatePanel({ purchase: { facts, buyer, grantHref } }: Pick<PurchasePageProps, "purchase">) {
  const t = useText();
  return (
    <DeskPanel id="state" title={t("desk.purchase")}>
      <div className="desk-panel-body">
        <p>
          {t("desk.buyer")}:{" "}
          {buyer ? (
            <Link className="text-link" to={buyer.href}>
              {buyer.label}
            </Link>
          ) : (
            t("desk.accountDeleted")
          )}
        </p>
        <DeskFacts facts={facts} />
        {grantHref !== null && (
          <div className="desk-buttons">
            <ButtonLink href={grantHref} variant="outline">
              {t("desk.grantForOrder")}
            </ButtonLink>
          </div>
        )}
      </div>
    </DeskPanel>
  );
}

function RefundPanel({ purchase: { form, waiting }, result }: PurchasePageProps) {
  const t = useText();
  if (!form && waiting.length === 0) return null;
  return (
    <DeskPanel id="refund" title={t("desk.refund")} isDangerous>
      <div className="desk-panel-body">
        {form && (
          <DeskForm
            key={form.left}
            intent="refund"
            label={t("desk.refund")}
            button={t("desk.refundNow")}
            variant="danger"
            // The same refund again, not another one.
            fields={{
              ...form.fields,
              key: typedField(result, { intent: "refund" }, "key") ?? form.fields["key"] ?? "",
            }}
            result={result}
          >
            <DeskField
              name="amount"
              label={t("desk.refundAmount")}
              help={form.help}
              saved={form.left}
              inputMode="decimal"
            />
            <DeskField name="reason" label={t("desk.reason")} help={t("desk.playerReads")} />
          </DeskForm>
        )}
        {waiting.map(({ id, label, fields }) => (
          <DeskForm
            key={id}
            intent="ask-again"
            subject={id}
            label={t("desk.askAgain", { amount: label })}
            button={t("desk.askAgain", { amount: label })}
            variant="outline"
            fields={fields}
            result={result}
          />
        ))}
      </div>
    </DeskPanel>
  );
}
