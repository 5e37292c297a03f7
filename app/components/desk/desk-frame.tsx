import { Link, NavLink, useMatches } from "@remix-run/react";
import { useMemo, type ReactNode } from "react";
import { deskPaths } from "~/desk-paths";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { collectToasts } from "~/view-models/collect-toasts";
import type { DeskFrameView, DeskGroupView } from "~/view-models/desk/desk-frame";
import { LogOutForm } from "../frame/log-out-form";
import { useRootData } from "../frame/use-root-data";
import { Avatar } from "../ui/avatar";
import { Icon } from "../ui/icon";
import { ToastArea } from "../ui/toast-area";
import { useDisclosure } from "../ui/use-disclosure";

type DeskFrameProps = {
  /** Null where the viewer's role is not known. */
  frame: DeskFrameView | null;
  children: ReactNode;
};

export function DeskFrame({ frame, children }: DeskFrameProps) {
  const t = useText();
  const matches = useMatches();
  const toasts = useMemo(() => collectToasts(matches.map(({ data }) => data)), [matches]);
  const groups = frame?.groups ?? [];
  return (
    <>
      <a className="skip-link" href="#main">
        {t("skip.toContent")}
      </a>
      <DeskTopBar frame={frame} />
      <div className="desk-frame">
        <nav className="desk-navigation" aria-label={t("desk.title")}>
          <DeskLinks groups={groups} />
          <LogOutForm />
        </nav>
        <main className="desk-main" id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <ToastArea toasts={toasts} />
    </>
  );
}

function DeskTopBar({ frame }: Pick<DeskFrameProps, "frame">) {
  const t = useText();
  const menu = useDisclosure();
  const { locale, publicSettings } = useRootData();
  return (
    <header className="desk-top-bar">
      <details className="desk-menu" ref={menu}>
        <summary className="icon-button" aria-label={t("menu.label")}>
          <Icon name="menu" />
        </summary>
        <nav aria-label={t("menu.label")}>
          <DeskLinks groups={frame?.groups ?? []} />
          <LogOutForm />
        </nav>
      </details>
      <Link
        className="logo"
        to={deskPaths.home(locale)}
        aria-label={t("desk.home", { brand: publicSettings.brandName })}
      >
        <Icon name="mark" />
        <span>{publicSettings.brandName}</span>
        <b>{t("desk.mark")}</b>
      </Link>
      <Link className="button button--outline desk-portal-link" to={paths.home(locale)}>
        <Icon name="arrow-up-right" size="small" />
        <span>{t("desk.viewPortal")}</span>
      </Link>
      {frame && (
        <p className="desk-viewer">
          <Avatar src={frame.person.pictureUrl} />
          <span>
            <b>{frame.person.username}</b>
            <small>{frame.person.role}</small>
          </span>
        </p>
      )}
    </header>
  );
}

type DeskLinksProps = { groups: readonly DeskGroupView[] };

function DeskLinks({ groups }: DeskLinksProps) {
  return groups.map(({ heading, links }, index) => (
    <div key={heading ?? index}>
      {heading !== null && <h2>{heading}</h2>}
      <ul>
        {links.map(({ label, href, icon }) => (
          <li key={href}>
            <NavLink to={href} end={href.endsWith("/desk/")}>
              <Icon name={icon} />
              <span>{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}
