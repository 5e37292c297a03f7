import { NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { playerPaths } from "~/player-paths";
import { useAccountName } from "../frame/use-account-name";
import { useRootData } from "../frame/use-root-data";
import { ProfileHeader } from "./profile-header";

type ProfileFrameProps = { children: ReactNode };

export function ProfileFrame({ children }: ProfileFrameProps) {
  const name = useAccountName();
  const { session } = useRootData();
  return (
    <div className="page-width">
      <ProfileHeader name={name} pictureUrl={session.user?.avatarUrl ?? null} />
      <ProfileTabs />
      {children}
    </div>
  );
}

function ProfileTabs() {
  const t = useText();
  const { locale } = useRootData();
  const tabs = [
    { href: paths.profile(locale), label: t("profile.title") },
    { href: paths.friends(locale), label: t("friends.title") },
    { href: playerPaths.quests(locale), label: t("questPage.title") },
    { href: paths.purchases(locale), label: t("purchases.title") },
    { href: paths.accountDetails(locale), label: t("details.title") },
    { href: paths.privacy(locale), label: t("privacy.title") },
    { href: playerPaths.notices(locale), label: t("profile.notices") },
    { href: playerPaths.links(locale), label: t("links.title") },
    { href: paths.favoriteList(locale, "games"), label: t("profile.library") },
    { href: paths.studioHome(locale), label: t("footer.studios") },
  ];
  return (
    <nav className="tabs tabs--account" aria-label={t("profile.tabs")}>
      {tabs.map(({ href, label }) => (
        <NavLink key={href} to={href} end>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
