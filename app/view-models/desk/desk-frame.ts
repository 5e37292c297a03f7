import { deskPaths } from "~/desk-paths";
import type { Locale } from "~/i18n/locales";
import type { TextKey, Translate } from "~/i18n/text-keys";
import type { IconName } from "~/rules/icon-names";
import type { getDeskProfile } from "~contract/calls/desk-staff";
import type { CallData } from "~contract/define-call";
import type { StaffPermission, StaffRole } from "~contract/entities/staff";
import type { ViewContext } from "../view-context";

export type DeskProfile = CallData<typeof getDeskProfile>;

export type DeskLinkView = { label: string; href: string; icon: IconName };
export type DeskGroupView = { heading: string | null; links: DeskLinkView[] };

/** `groups` is empty for owners without a second factor, who may open nothing else. */
export type DeskFrameView = {
  person: { username: string; pictureUrl: string; role: string };
  groups: DeskGroupView[];
};

type Destination = {
  permission: StaffPermission;
  label: TextKey;
  icon: IconName;
  href: (locale: Locale) => string;
};

const GROUPS: readonly { heading: TextKey | null; destinations: readonly Destination[] }[] = [
  {
    heading: null,
    destinations: [{ permission: "desk:open", label: "desk.today", icon: "house", href: deskPaths.home }],
  },
  {
    heading: "desk.group.catalogue",
    destinations: [
      { permission: "catalogue:read", label: "desk.games", icon: "rocket", href: deskPaths.games },
      { permission: "catalogue:read", label: "desk.challenges", icon: "trophy", href: deskPaths.challenges },
      { permission: "catalogue:read", label: "desk.quests", icon: "target", href: deskPaths.quests },
      { permission: "catalogue:read", label: "desk.tags", icon: "puzzle", href: deskPaths.tags },
      { permission: "catalogue:read", label: "desk.stickers", icon: "heart", href: deskPaths.stickers },
      { permission: "catalogue:read", label: "desk.pages", icon: "monitor", href: deskPaths.pages },
      { permission: "catalogue:read", label: "desk.preview", icon: "calendar", href: deskPaths.preview },
      { permission: "catalogue:transfer", label: "desk.catalogueFiles", icon: "layers", href: deskPaths.catalogue },
    ],
  },
  {
    heading: "desk.group.studios",
    destinations: [
      { permission: "applications:decide", label: "desk.applications", icon: "store", href: deskPaths.applications },
      { permission: "reviews:read", label: "desk.reviews", icon: "list-checks", href: deskPaths.reviews },
      { permission: "catalogue:read", label: "desk.studios", icon: "layers", href: deskPaths.studios },
      { permission: "catalogue:read", label: "desk.news", icon: "bell", href: deskPaths.news },
      { permission: "takedowns:change", label: "desk.takedowns", icon: "flag", href: deskPaths.takedowns },
    ],
  },
  {
    heading: null,
    destinations: [
      { permission: "statistics:read", label: "desk.figures", icon: "target", href: deskPaths.figures },
      { permission: "statistics:read", label: "desk.statistics", icon: "list-checks", href: deskPaths.statistics },
    ],
  },
  {
    heading: "desk.group.moderation",
    destinations: [
      { permission: "reports:read", label: "desk.queue", icon: "messages-square", href: deskPaths.queue },
      { permission: "players:read", label: "desk.appeals", icon: "info", href: deskPaths.appeals },
      { permission: "players:read", label: "desk.players", icon: "user", href: (locale) => deskPaths.players(locale) },
      { permission: "words:change", label: "desk.words", icon: "type", href: (locale) => deskPaths.words(locale) },
    ],
  },
  {
    heading: "desk.group.money",
    destinations: [
      { permission: "money:read", label: "desk.purchases", icon: "store", href: deskPaths.purchases },
      {
        ...({ permission: "payouts:change", label: "desk.payouts", icon: "shopping-bag" } as const),
        href: (locale) => deskPaths.payouts(locale),
      },
    ],
  },
  {
    heading: "desk.group.site",
    destinations: [
      { permission: "site:read", label: "desk.site", icon: "settings", href: deskPaths.site },
      {
        ...({ permission: "site:read", label: "desk.legalTexts", icon: "list-checks" } as const),
        href: (locale) => deskPaths.legalText(locale),
      },
      { permission: "announcements:send", label: "desk.announcements", icon: "bell", href: deskPaths.announcements },
    ],
  },
  {
    heading: "desk.group.settings",
    destinations: [
      { permission: "health:read", label: "desk.health", icon: "heart", href: deskPaths.health },
      { permission: "jobs:change", label: "desk.running", icon: "zap", href: deskPaths.jobs },
      { permission: "audit-log:read", label: "desk.auditLog", icon: "clock", href: deskPaths.auditLog },
      { permission: "staff:read", label: "desk.people", icon: "users", href: deskPaths.staff },
      { permission: "tokens:change", label: "desk.tokens", icon: "type", href: deskPaths.tokens },
      { permission: "desk:open", label: "desk.secondFactor", icon: "keyboard", href: deskPaths.secondFactor },
    ],
  },
];

export const ROLE_TEXTS: Record<StaffRole, TextKey> = {
  OWNER: "desk.role.OWNER",
  EDITOR: "desk.role.EDITOR",
  MODERATOR: "desk.role.MODERATOR",
  SUPPORT: "desk.role.SUPPORT",
};

export const PERMISSION_TEXTS: Record<StaffPermission, TextKey> = {
  "desk:open": "desk.permission.open",
  "catalogue:read": "desk.permission.readCatalogue",
  "catalogue:change": "desk.permission.changeCatalogue",
  "catalogue:transfer": "desk.permission.transferCatalogue",
  "site:read": "desk.permission.readSite",
  "site:change": "desk.permission.changeSite",
  "applications:decide": "desk.permission.applications",
  "reviews:read": "desk.permission.readReviews",
  "reviews:decide": "desk.permission.decideReviews",
  "reports:read": "desk.permission.readReports",
  "reports:decide": "desk.permission.decideReports",
  "players:read": "desk.permission.readPlayers",
  "players:sanction": "desk.permission.sanctionPlayers",
  "players:data": "desk.permission.handleData",
  "words:change": "desk.permission.words",
  "takedowns:change": "desk.permission.takedowns",
  "scores:moderate": "desk.permission.moderateScores",
  "money:read": "desk.permission.readMoney",
  "money:change": "desk.permission.changeMoney",
  "payouts:change": "desk.permission.payouts",
  "studio-limits:change": "desk.permission.studioLimits",
  "statistics:read": "desk.permission.statistics",
  "audit-log:read": "desk.permission.auditLog",
  "staff:read": "desk.permission.readStaff",
  "staff:change": "desk.permission.changeStaff",
  "tokens:change": "desk.permission.tokens",
  "jobs:change": "desk.permission.jobs",
  "health:read": "desk.permission.health",
  "announcements:send": "desk.permission.announcements",
};

export function staffRoleText(role: StaffRole, t: Translate): string {
  return t(ROLE_TEXTS[role]);
}

export function toDeskFrame(profile: DeskProfile, { locale, t }: ViewContext): DeskFrameView {
  const { username, pictureUrl, role, permissions, needsSecondFactor } = profile;
  const groups = GROUPS.map(({ heading, destinations }) => ({
    heading: heading === null ? null : t(heading),
    links: destinations
      .filter(({ permission }) => permissions.includes(permission))
      .map(({ label, icon, href }) => ({ label: t(label), icon, href: href(locale) })),
  }));
  return {
    person: { username, pictureUrl, role: staffRoleText(role, t) },
    groups: needsSecondFactor ? [] : groups.filter(({ links }) => links.length > 0),
  };
}
