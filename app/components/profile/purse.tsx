import { useText } from "~/i18n/use-text";
import type { BalanceView } from "~/view-models/purchase-list";

type PurseProps = { balances: BalanceView[] };

/** The balance of each of the portal's currencies, in its bar. */
export function Purse({ balances }: PurseProps) {
  const t = useText();
  return (
    <dl className="purse" aria-label={t("wallet.balances")}>
      {balances.map(({ currency, name, amount }) => (
        <div key={currency}>
          <dt>{name}</dt>
          <dd className="num">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
