import type { MoneyLineView } from "~/view-models/desk/purchase-page";
import { EmptyList } from "../ui/empty-list";
import { DeskPanel } from "./desk-panel";

type MoneyLinesProps = { id: string; title: string; emptyText: string; lines: readonly MoneyLineView[] };

/** Refunds, chargebacks or grants. */
export function MoneyLines({ id, title, emptyText, lines }: MoneyLinesProps) {
  return (
    <DeskPanel id={id} title={title}>
      {lines.length === 0 && <EmptyList text={emptyText} />}
      <ul className="desk-records">
        {lines.map((line) => (
          <li key={line.id}>
            <div>
              <b className="numeral">{line.title}</b>
              {line.reason !== null && <p className="desk-quote">{line.reason}</p>}
              <p className="text-small muted">{line.note}</p>
            </div>
          </li>
        ))}
      </ul>
    </DeskPanel>
  );
}
