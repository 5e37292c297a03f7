import { LANGUAGE_TAGS } from "~/i18n/locales";
import type { PreviewBarView } from "~/view-models/desk/preview-bar";

/** Rendered outside of the portal's page, which knows nothing of previews. */
export function PreviewBar({ bar: { locale, label, text, failures, back } }: { bar: PreviewBarView }) {
  return (
    <aside className="desk-preview-bar" lang={LANGUAGE_TAGS[locale]} aria-label={label}>
      <p>
        <b>{text}</b>
        {failures.map((failure) => (
          <span key={failure}> {failure}</span>
        ))}
      </p>
      <a className="text-link" href={back.href} target="_top">
        {back.label}
      </a>
    </aside>
  );
}
