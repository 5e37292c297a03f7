import type { LedgerEntryView } from "~/view-models/purchase-list";

type LedgerProps = { entries: LedgerEntryView[] };

export function Ledger({ entries }: LedgerProps) {
  return (
    <ul className="recs plain">
      {entries.map(({ id, reason, subject, amount, balanceAfter, date }) => (
        <li key={id}>
          <div>
            <p>
              {reason}
              {subject !== "" && (
                <>
                  : <b>{subject}</b>
                </>
              )}
            </p>
            <p className="sm mut">{date}</p>
          </div>
          <div className="end">
            <p className="num">{amount}</p>
            <p className="sm mut">{balanceAfter}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
