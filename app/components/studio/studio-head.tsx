import { Link, NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { useText } from "~/i18n/use-text";
import type { StudioHeaderView } from "~/view-models/studio/studio-header";

type StudioHeadProps = {
  header: StudioHeaderView;
  /** Of a page below the studio's own; these have no tabs. */
  title?: string;
  children?: ReactNode;
};

export function StudioHead({
  header: { name, homeHref, gamesHref, teamHref, figuresHref, earningsHref },
  title,
  children,
}: StudioHeadProps) {
  const t = useText();
  return (
    <>
      <nav className="breadcrumb" aria-label={t("studios.breadcrumb")}>
        <Link to={homeHref}>{t("studios.title")}</Link>
        {title !== undefined && <Link to={gamesHref}>{name}</Link>}
      </nav>
      <header className="page-header">
        <h1>{title ?? name}</h1>
        {children}
      </header>
      {title === undefined && (
        <nav className="tabs tabs--account" aria-label={t("studios.tabs")}>
          <NavLink to={gamesHref} end>
            {t("studios.games")}
          </NavLink>
          {figuresHref !== null && (
            <NavLink to={figuresHref} end>
              {t("studios.figures")}
            </NavLink>
          )}
          {earningsHref !== null && (
            <NavLink to={earningsHref} end>
              {t("studios.earnings")}
            </NavLink>
          )}
          <NavLink to={teamHref} end>
            {t("studios.team")}
          </NavLink>
        </nav>
      )}
    </>
  );
}
