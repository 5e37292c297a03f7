import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { AuditLineView } from "~/view-models/desk/audit-line";
import { ChangedFields } from "./changed-fields";

type AuditLinesProps = { lines: readonly AuditLineView[] };

export function AuditLines({ lines }: AuditLinesProps) {
  const t = useText();
  return (
    <ol className="desk-lines">
      {lines.map(({ id, date, time, text, reason, fields, restoration }) => (
        <li key={id}>
          <time dateTime={date}>{time}</time>
          <div>
            <p>{text}</p>
            {reason !== null && <p className="text-small muted">{reason}</p>}
            {fields.length > 0 && (
              <details>
                <summary className="text-small">{t("desk.beforeAndAfter")}</summary>
                <ChangedFields fields={fields} />
              </details>
            )}
            {restoration && (
              <Link className="text-link text-small" to={restoration.href}>
                {t("desk.restore")}
                <span className="visually-hidden">: {restoration.version}</span>
              </Link>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
