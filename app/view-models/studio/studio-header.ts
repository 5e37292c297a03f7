import type { TextKey, Translate } from "~/i18n/text-keys";
import type { Locale } from "~/i18n/locales";
import { paths } from "~/paths";
import { studioPaths } from "~/studio-paths";
import type { StudioRole } from "~contract/entities/studio-member";

export type StudioHeaderView = {
  name: string;
  homeHref: string;
  gamesHref: string;
  teamHref: string;
  /** Null for testers. */
  figuresHref: string | null;
  /** Null for testers. */
  earningsHref: string | null;
};

const ROLE_TEXTS: Record<StudioRole, TextKey> = {
  OWNER: "studios.role.OWNER",
  DEVELOPER: "studios.role.DEVELOPER",
  TESTER: "studios.role.TESTER",
};

export function toStudioHeader(
  { studioId, name, role }: { studioId: string; name: string; role?: StudioRole },
  locale: Locale,
): StudioHeaderView {
  return {
    name,
    homeHref: paths.studioHome(locale),
    gamesHref: studioPaths.studio(locale, studioId),
    earningsHref: role !== undefined && !mayEdit(role) ? null : studioPaths.earnings(locale, studioId),
    figuresHref: role !== undefined && !mayEdit(role) ? null : studioPaths.figures(locale, studioId),
    teamHref: studioPaths.team(locale, studioId),
  };
}

export function roleText(role: StudioRole, t: Translate): string {
  return t(ROLE_TEXTS[role]);
}

/** Testers look and play; the others change games. */
export function mayEdit(role: StudioRole): boolean {
  return role !== "TESTER";
}
