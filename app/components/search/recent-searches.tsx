import { Link } from "@remix-run/react";
import { useRef } from "react";
import { useRecentSearches } from "~/browser/recent-searches";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { useRootData } from "../frame/use-root-data";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";

export function RecentSearches() {
  const t = useText();
  const { locale } = useRootData();
  const { searches, forget, forgetAll } = useRecentSearches();
  const heading = useRef<HTMLHeadingElement>(null);

  const forgetOne = (search: string) => {
    // The focused button is removed with its row.
    heading.current?.focus();
    forget(search);
  };
  if (searches.length === 0) return null;
  return (
    <section className="recent-searches" aria-labelledby="recent-searches">
      <h2 className="muted text-small" id="recent-searches" tabIndex={-1} ref={heading}>
        {t("recentSearches.heading")}
      </h2>
      <ul className="chips">
        {searches.map((search) => (
          <li key={search}>
            <Link className="chip" to={paths.search(locale, { search })}>
              {search}
            </Link>
            <button
              className="icon-button"
              type="button"
              aria-label={t("recentSearches.remove", { search })}
              onClick={() => forgetOne(search)}
            >
              <Icon name="x" size="small" />
            </button>
          </li>
        ))}
        <li>
          <Button variant="text" onClick={forgetAll}>
            {t("recentSearches.clear")}
          </Button>
        </li>
      </ul>
    </section>
  );
}
