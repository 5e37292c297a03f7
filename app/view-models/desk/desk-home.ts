import { deskPaths } from "~/desk-paths";
import { LANGUAGE_TAGS } from "~/i18n/locales";
import type { AuditEntry } from "~contract/entities/audit-entry";
import type { ViewContext } from "../view-context";
import { toAuditLine, type AuditLineView } from "./audit-line";
import { PERMISSION_TEXTS, staffRoleText, type DeskProfile } from "./desk-frame";
import { toSetupSteps, type Setup, type SetupStepsView } from "./setup-steps";
import { toWaitingList, type WaitingView } from "./waiting-list";

/** `changes` is null for roles that may not read the log. */
export type DeskHomeView = {
  day: string;
  /** Null where it failed to load, or once all is done. */
  setup: SetupStepsView | null;
  /** Null where it failed to load. */
  waiting: WaitingView[] | null;
  changes: AuditLineView[] | null;
  haveChangesFailed: boolean;
  auditLogHref: string;
  role: string;
  permissions: string[];
  secondFactor: { isSetUp: boolean; href: string };
};

/** `entries` is undefined for roles that may not read the log, and null where it failed to load. */
type HomeData = {
  profile: DeskProfile;
  entries: readonly AuditEntry[] | null | undefined;
  /** Null where it failed to load. */
  setup: Setup | null;
};

export function toDeskHome({ profile, entries, setup }: HomeData, view: ViewContext): DeskHomeView {
  const { locale, t, now } = view;
  const day = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    ...{ weekday: "long", day: "numeric", month: "long", timeZone: "UTC" },
  });
  return {
    day: day.format(now),
    setup: setup && toSetupSteps(setup, profile.permissions, view),
    waiting: setup && toWaitingList(setup, view),
    changes: entries === undefined ? null : (entries ?? []).map((entry) => toAuditLine(entry, view)),
    haveChangesFailed: entries === null,
    auditLogHref: deskPaths.auditLog(locale),
    role: staffRoleText(profile.role, t),
    permissions: profile.permissions.map((permission) => t(PERMISSION_TEXTS[permission])),
    secondFactor: { isSetUp: profile.hasSecondFactor, href: deskPaths.secondFactor(locale) },
  };
}
