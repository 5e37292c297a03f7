import { useText } from "~/i18n/use-text";
import type { ChangedPart } from "~/rules/changed-parts";
import type { ChangedFieldView } from "~/view-models/desk/audit-line";
import { movedText } from "~/view-models/desk/moved-text";

type ChangedFieldsProps = { fields: readonly ChangedFieldView[] };

/** What differs, before and after. */
export function ChangedFields({ fields }: ChangedFieldsProps) {
  return (
    <dl className="desk-facts desk-changed">
      {fields.map(({ id, field, lang, parts }) => (
        <div key={id}>
          <dt>{field}</dt>
          <dd {...(lang === null ? {} : { lang })}>
            {parts.map((part, index) => (
              // Parts have no identity but their place.
              <ChangedText key={index} part={part} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Not all screen readers tell the elements. */
function ChangedText({ part }: { part: ChangedPart }) {
  const t = useText();
  const { text, change } = part;
  if (change === "same") return text;
  if (change === "moved") {
    return (
      <>
        {text} <span className="desk-change">({movedText(part, t)})</span>{" "}
      </>
    );
  }
  const Mark = change === "added" ? "ins" : "del";
  return (
    <>
      <Mark>
        <span className="visually-hidden">{t(change === "added" ? "desk.added" : "desk.removed")}: </span>
        {text}
      </Mark>
      {change === "removed" && " "}
    </>
  );
}
