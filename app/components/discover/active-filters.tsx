import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { ActiveFilterView } from "~/view-models/discover-chips";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";

type ActiveFiltersProps = { filters: ActiveFilterView[]; clearHref: string };

export function ActiveFilters({ filters, clearHref }: ActiveFiltersProps) {
  const t = useText();
  return (
    <ul className="chips" aria-label={t("discover.activeFilters")}>
      {filters.map(({ id, label, href, removeLabel }) => (
        <li key={id}>
          <Link className="chip chip--on" to={href} aria-label={removeLabel} preventScrollReset>
            {label}
            <Icon name="x" size="small" />
          </Link>
        </li>
      ))}
      <li>
        <ButtonLink href={clearHref} variant="text">
          {t("discover.clear")}
        </ButtonLink>
      </li>
    </ul>
  );
}
