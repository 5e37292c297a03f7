import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { StudioFactView } from "~/view-models/studio-page";

type StudioFactsProps = { facts: readonly StudioFactView[] };

export function StudioFacts({ facts }: StudioFactsProps) {
  const t = useText();
  return (
    <section className="panel" aria-labelledby="studio-facts">
      <h2 className="heading-small" id="studio-facts">
        {t("studio.facts")}
      </h2>
      <dl className="facts">
        {facts.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {href === null ? (
                value
              ) : (
                <Link className="text-link" to={href}>
                  {value}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
