import { useText } from "~/i18n/use-text";
import type { AuditFieldView, AuditLineView } from "~/view-models/desk/audit-line";

type AuditLinesProps = { lines: readonly AuditLineView[] };

export function AuditLines({ lines }: AuditLinesProps) {
  return (
    <ol className="desk-lines">
      {lines.map(({ id, date, time, text, reason, fields }) => (
        <li key={id}>
          <time dateTime={date}>{time}</time>
          <div>
            <p>{text}</p>
            {reason !== null && <p className="text-small muted">{reason}</p>}
            <ChangedFields fields={fields} />
          </div>
        </li>
      ))}
    </ol>
  );
}

type ChangedFieldsProps = { fields: readonly AuditFieldView[] };

function ChangedFields({ fields }: ChangedFieldsProps) {
  const t = useText();
  if (fields.length === 0) return null;
  return (
    <details>
      <summary className="text-small">{t("desk.beforeAndAfter")}</summary>
      <dl className="desk-facts">
        {fields.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>
              <del>{before ?? t("desk.nothing")}</del> <ins>{after ?? t("desk.nothing")}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
