import type { BalanceView } from "~/view-models/purchase-list";

type PurseProps = { balances: BalanceView[]; label: string };

export function Purse({ balances, label }: PurseProps) {
  return (
    <dl className="purse" aria-label={label}>
      {balances.map(({ currency, name, amount }) => (
        <div key={currency}>
          <dt>{name}</dt>
          <dd className="numeral">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
