import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { LinkGroupView } from "~/view-models/search-page";

type SearchMatchesProps = { groups: LinkGroupView[] };

export function SearchMatches({ groups }: SearchMatchesProps) {
  const t = useText();
  return (
    <section className="search-matches" aria-label={t("searchPage.alsoMatching")}>
      {groups.map(({ label, links }) => (
        <div key={label}>
          <h2 className="muted text-small">{label}</h2>
          <ul className="chips">
            {links.map((link) => (
              <li key={link.id}>
                <Link className="chip" to={link.href}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
