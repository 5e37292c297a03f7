import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { LinkView } from "~/view-models/search-page";
import { Icon } from "../ui/icon";

type SearchFiltersProps = { filters: LinkView[] };

export function SearchFilters({ filters }: SearchFiltersProps) {
  const t = useText();
  return (
    <ul className="chips chips--found">
      {filters.map(({ id, label, href }) => (
        <li key={id}>
          <Link className="chip chip--on" to={href} aria-label={t("searchPage.removeFilter", { name: label })}>
            {label}
            <Icon name="x" size="small" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
