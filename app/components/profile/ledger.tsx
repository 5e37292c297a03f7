import type { LedgerEntryView } from "~/view-models/purchase-list";

type LedgerProps = { entries: LedgerEntryView[] };

export function Ledger({ entries }: LedgerProps) {
  return (
    <ul className="records records--plain">
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
            <p className="text-small muted">{date}</p>
          </div>
          <div className="record-end">
            <p className="numeral">{amount}</p>
            <p className="text-small muted">{balanceAfter}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
