import { formatDay } from "~/i18n/format-date";
import { paths } from "~/paths";
import { staffRole, type StaffMember } from "~contract/entities/staff";
import type { OptionView } from "../select";
import type { FactView } from "../studio/build-report";
import type { ViewContext } from "../view-context";
import { staffRoleText } from "./desk-frame";

export type StaffMemberView = {
  userId: string;
  username: string;
  href: string;
  pictureUrl: string;
  role: string;
  roleText: string;
  since: string;
  secondFactor: string;
  hasSecondFactor: boolean;
};

export type StaffListView = {
  members: StaffMemberView[];
  /** Null for those who may not change anything. */
  roles: OptionView[] | null;
  /** Of the roles, for the reader. */
  duties: FactView[];
};

type StaffData = { staff: readonly StaffMember[]; mayChange: boolean };

export function toStaffList({ staff, mayChange }: StaffData, view: ViewContext): StaffListView {
  const { t } = view;
  return {
    members: staff.map((member) => toMember(member, view)),
    roles: mayChange ? staffRole.options.map((value) => ({ value, label: staffRoleText(value, t) })) : null,
    duties: [
      { label: t("desk.role.OWNER"), value: t("desk.duty.OWNER") },
      { label: t("desk.role.EDITOR"), value: t("desk.duty.EDITOR") },
      { label: t("desk.role.MODERATOR"), value: t("desk.duty.MODERATOR") },
      { label: t("desk.role.SUPPORT"), value: t("desk.duty.SUPPORT") },
    ],
  };
}

function toMember(member: StaffMember, { locale, t }: ViewContext): StaffMemberView {
  const { userId, username, pictureUrl, role, sinceDate, hasSecondFactor } = member;
  return {
    ...{ userId, username, pictureUrl, role, hasSecondFactor },
    href: paths.user(locale, username),
    roleText: staffRoleText(role, t),
    since: formatDay(sinceDate, locale),
    secondFactor: t(hasSecondFactor ? "desk.secondFactorOn" : "desk.secondFactorOff"),
  };
}
