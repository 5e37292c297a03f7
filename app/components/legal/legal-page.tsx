import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { LegalPageView } from "~/view-models/legal-page";
import { SafeMarkup } from "../ui/safe-markup";

type LegalPageProps = { page: LegalPageView };

export function LegalPage({ page: { title, note, foreign, intro, sections, other } }: LegalPageProps) {
  const t = useText();
  return (
    <div className="page-width legal">
      <h1>{title}</h1>
      <p className="muted">
        {note} {foreign?.note}
      </p>
      <nav aria-label={t("legal.contents")}>
        <ul>
          {sections.map(({ id, heading }) => (
            <li key={id} lang={foreign?.lang}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
          <li>
            <Link className="text-link" to={other.href}>
              {other.label}
            </Link>
          </li>
        </ul>
      </nav>
      <div className="prose" lang={foreign?.lang}>
        {intro && <SafeMarkup markup={intro} />}
        {sections.map(({ id, heading, body }) => (
          <section key={id} className="section" aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            <SafeMarkup markup={body} />
          </section>
        ))}
      </div>
    </div>
  );
}
