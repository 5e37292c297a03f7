import { deskPaths } from "~/desk-paths";
import { LANGUAGE_TAGS } from "~/i18n/locales";
import type { getHealth } from "~contract/calls/desk-health";
import type { CallData } from "~contract/define-call";
import type { ViewContext } from "../view-context";
import { PERMISSION_TEXTS, staffRoleText, type DeskProfile } from "./desk-frame";
import { toAuditLines, type AuditLineView, type AuditLogData } from "./audit-line";
import { toHomeHealth, type HomeHealthView } from "./home-health";
import { toSetupSteps, type Setup, type SetupStepsView } from "./setup-steps";
import { toWaitingList, type WaitingView } from "./waiting-list";

/** `changes` is null for roles that may not read the log. */
export type DeskHomeView = {
  day: string;
  /** Null where it failed to load, or once all is done. */
  setup: SetupStepsView | null;
  /** Null where it failed to load. */
  waiting: WaitingView[] | null;
  /** Null for roles that may not see it. */
  health: HomeHealthView | null;
  changes: AuditLineView[] | null;
  haveChangesFailed: boolean;
  auditLogHref: string;
  role: string;
  permissions: string[];
  secondFactor: { isSetUp: boolean; href: string };
};

/** `log` is undefined for roles that may not read it, and null where it failed to load. */
type HomeData = {
  profile: DeskProfile;
  log: AuditLogData | null | undefined;
  /** Null where it failed to load. */
  setup: Setup | null;
  /** As `log`. */
  health: CallData<typeof getHealth> | null | undefined;
};

export function toDeskHome({ profile, log, setup, health }: HomeData, view: ViewContext): DeskHomeView {
  const { locale, t, now } = view;
  const day = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    ...{ weekday: "long", day: "numeric", month: "long", timeZone: "UTC" },
  });
  return {
    day: day.format(now),
    setup: setup && toSetupSteps(setup, profile.permissions, view),
    waiting: setup && toWaitingList(setup, view),
    health: health === undefined ? null : toHomeHealth(health, view),
    changes: log ? toAuditLines(log, profile.permissions, view) : log === null ? [] : null,
    haveChangesFailed: log === null,
    auditLogHref: deskPaths.auditLog(locale),
    role: staffRoleText(profile.role, t),
    permissions: profile.permissions.map((permission) => t(PERMISSION_TEXTS[permission])),
    secondFactor: { isSetUp: profile.hasSecondFactor, href: deskPaths.secondFactor(locale) },
  };
}
