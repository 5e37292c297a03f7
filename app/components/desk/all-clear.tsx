import type { TextKey } from "~/i18n/text-keys";
import { useText } from "~/i18n/use-text";
import { Icon } from "../ui/icon";

/** What is looked at. */
const PARTS: readonly TextKey[] = [
  "desk.healthPart.database",
  "desk.healthPart.files",
  "desk.healthPart.disk",
  "desk.jobKind.mails",
  "desk.jobs",
  "desk.jobKind.upkeep",
  "desk.figures",
  "desk.healthPart.payments",
];

export function AllClear() {
  const t = useText();
  return (
    <div className="all-clear">
      <i aria-hidden="true" />
      <div>
        <h3>{t("desk.allClear")}</h3>
        <p className="muted">{t("desk.allClearText")}</p>
        <ul className="desk-checklist">
          {PARTS.map((part) => (
            <li key={part}>
              <Icon name="check" size="small" />
              {t(part)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
