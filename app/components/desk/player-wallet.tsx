import { useText } from "~/i18n/use-text";
import { typedField, type DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { PlayerWalletView } from "~/view-models/desk/player-wallet";
import type { LedgerEntryView } from "~/view-models/purchase-list";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { DeskFacts } from "./desk-facts";
import { DeskField, DeskSelect } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { MoneyLines } from "./money-lines";

type PlayerWalletProps = { wallet: PlayerWalletView; result: DeskFormResult | undefined };

/** A player's pixels. */
export function PlayerWallet({ wallet, result }: PlayerWalletProps) {
  const t = useText();
  const { title, trail, entries, pager, grants } = wallet;
  return (
    <>
      <DeskHead {...{ title, trail }} />
      <DeskNote result={result} />
      <div className="desk-columns">
        <div className="desk-stack">
          <BalancePanel wallet={wallet} />
          <DeskPanel id="ledger" title={t("wallet.history")}>
            {entries.length === 0 && <EmptyList text={t("desk.noLedger")} />}
            <ul className="desk-records">
              {entries.map((entry) => (
                <LedgerRow key={entry.id} entry={entry} />
              ))}
            </ul>
          </DeskPanel>
          {pager && <Pager pager={pager} />}
        </div>
        <div className="desk-stack">
          <GrantPanel wallet={wallet} result={result} />
          <MoneyLines id="grants" title={t("desk.grants")} emptyText={t("desk.noGrants")} lines={grants} />
        </div>
      </div>
    </>
  );
}

function BalancePanel({ wallet: { balances, links } }: Pick<PlayerWalletProps, "wallet">) {
  const t = useText();
  const facts = balances.flatMap(({ name, amount, debt }) => [
    { label: name, value: amount },
    ...(debt === undefined ? [] : [{ label: t("desk.debtIn", { name }), value: debt }]),
  ]);
  return (
    <DeskPanel id="balances" title={t("wallet.balances")}>
      <div className="desk-panel-body">
        <DeskFacts facts={facts} />
        <div className="desk-buttons">
          {links.map(({ label, href }) => (
            <ButtonLink key={href} href={href} variant="outline">
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </DeskPanel>
  );
}

function GrantPanel({ wallet: { form }, result }: PlayerWalletProps) {
  const t = useText();
  if (!form) return null;
  const { fields, currencies, help, text } = form;
  return (
    <DeskPanel id="grant" title={t("desk.grant")}>
      <div className="desk-panel-body">
        <p>{text}</p>
        <DeskForm
          key={fields["key"]}
          intent="grant"
          label={t("desk.grant")}
          button={t("desk.grantNow")}
          variant="primary"
          // The same grant again, not another one.
          fields={{ ...fields, key: typedField(result, { intent: "grant" }, "key") ?? fields["key"] ?? "" }}
          result={result}
        >
          <DeskSelect name="currency" label={t("desk.currency")} options={currencies} />
          <DeskField name="amount" label={t("desk.grantAmount")} help={help} inputMode="numeric" />
          <DeskField name="reason" label={t("desk.reason")} help={t("desk.playerReads")} />
        </DeskForm>
      </div>
    </DeskPanel>
  );
}

function LedgerRow({ entry: { reason, subject, amount, balanceAfter, date } }: { entry: LedgerEntryView }) {
  return (
    <li>
      <div>
        <b>{reason}</b>
        {subject !== "" && <p>{subject}</p>}
        <p className="text-small muted">{date}</p>
      </div>
      <div className="record-end">
        <p className="numeral">{amount}</p>
        <p className="text-small muted">{balanceAfter}</p>
      </div>
    </li>
  );
}
