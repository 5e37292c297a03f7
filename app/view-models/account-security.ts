import { formatDate } from "~/i18n/format-date";
import { parseUserAgent } from "~/rules/user-agent";
import type { AccountSession } from "~contract/entities/account-session";
import type { Profile } from "~contract/entities/profile";
import type { ToolConnection } from "~contract/entities/tool-connection";
import type { DetailsError } from "./account-details";
import type { ViewContext } from "./view-context";

export type SessionRow = { sessionId: string; device: string; lastActive: string; isCurrent: boolean };

export type ToolRow = { connectionId: string; name: string; lastActive: string };

export type SecurityView = {
  email: string | null;
  isConfirmed: boolean;
  /** Null when the API returns none. */
  sessions: SessionRow[] | null;
  /** Null when the API returns none. */
  tools: ToolRow[] | null;
  passwordLimits: { min: number; max: number };
};

export type SecurityField = "newEmail" | "emailPassword" | "currentPassword" | "newPassword";

export const PASSWORD_PROBLEMS = ["tooShort", "tooLong", "isUsername", "isEmail", "tooCommon"] as const;

export type SecurityProblem =
  "email_invalid" | "email_unchanged" | "wrong_password" | (typeof PASSWORD_PROBLEMS)[number];

export type SecurityResult = {
  ok: false;
  error: DetailsError;
  about: "email" | "password" | "other";
  problems?: Partial<Record<SecurityField, SecurityProblem>>;
  newEmail?: string;
};

type SecurityData = {
  profile: Profile;
  sessions: readonly AccountSession[] | null;
  connections: readonly ToolConnection[] | null;
};

export function toAccountSecurity(
  { profile, sessions, connections }: SecurityData,
  passwordLimits: SecurityView["passwordLimits"],
  view: ViewContext,
): SecurityView {
  const activation = profile.signUpSteps.find(({ stepName }) => stepName === "USER_ACTIVATED");
  return {
    email: profile.email,
    // An API without the activation step has nothing to confirm.
    isConfirmed: activation === undefined || activation.status === "DONE",
    sessions: sessions && currentFirst(sessions).map((session) => toRow(session, view)),
    tools: connections && connections.map((connection) => toToolRow(connection, view)),
    passwordLimits,
  };
}

function toToolRow({ connectionId, name, lastActiveAt }: ToolConnection, view: ViewContext): ToolRow {
  const lastActive = view.t("security.lastActive", { moment: formatDate(lastActiveAt, view) });
  return { connectionId, name, lastActive };
}

function currentFirst(sessions: readonly AccountSession[]): AccountSession[] {
  return [...sessions].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

function toRow({ sessionId, userAgent, lastActiveAt, isCurrent }: AccountSession, view: ViewContext): SessionRow {
  const { t } = view;
  const { browser, system } = parseUserAgent(userAgent);
  const device = browser && system ? t("security.device", { browser, system }) : (browser ?? system);
  return {
    sessionId,
    device: device ?? t("security.unknownDevice"),
    lastActive: isCurrent
      ? t("security.activeNow")
      : t("security.lastActive", { moment: formatDate(lastActiveAt, view) }),
    isCurrent,
  };
}
