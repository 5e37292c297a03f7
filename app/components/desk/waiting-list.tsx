import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { WaitingView } from "~/view-models/desk/waiting-list";
import { MissingPart } from "../error/missing-part";
import { EmptyList } from "../ui/empty-list";
import { DeskPanel } from "./desk-panel";

type WaitingListProps = {
  /** Null if loading failed. */
  waiting: readonly WaitingView[] | null;
};

export function WaitingList({ waiting }: WaitingListProps) {
  const t = useText();
  return (
    <DeskPanel id="waiting" title={t("desk.waits")}>
      {waiting === null && <MissingPart text={t("desk.waitsFailed")} />}
      {waiting?.length === 0 && <EmptyList text={t("desk.nothingWaits")} />}
      {waiting !== null && waiting.length > 0 && (
        <ul className="desk-waiting">
          {waiting.map(({ label, number, href }) => (
            <li key={label}>
              <Link className="text-link" to={href}>
                {label}
              </Link>
              <span>{number}</span>
            </li>
          ))}
        </ul>
      )}
    </DeskPanel>
  );
}
