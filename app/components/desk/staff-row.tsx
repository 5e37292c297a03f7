import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { StaffMemberView } from "~/view-models/desk/staff-list";
import type { OptionView } from "~/view-models/select";
import { Avatar } from "../ui/avatar";
import { Icon } from "../ui/icon";
import { DeskField, DeskSelect } from "./desk-field";
import { DeskRowForm } from "./desk-row-form";

type StaffRowProps = {
  member: StaffMemberView;
  /** Null for those who may not change anything. */
  roles: readonly OptionView[] | null;
  result: DeskFormResult | undefined;
};

export function StaffRow({ member, roles, result }: StaffRowProps) {
  const { username, href, pictureUrl, roleText, since, secondFactor, hasSecondFactor } = member;
  return (
    <li>
      <Avatar src={pictureUrl} size="large" />
      <div>
        <Link to={href}>{username}</Link>
        <p className="text-small muted">
          {roleText} · {since}
        </p>
        <p className="text-small inline-row">
          <Icon name={hasSecondFactor ? "circle-check" : "triangle-alert"} size="small" />
          {secondFactor}
        </p>
      </div>
      {roles && <StaffForms member={member} roles={roles} result={result} />}
    </li>
  );
}

type StaffFormsProps = StaffRowProps & { roles: readonly OptionView[] };

function StaffForms({ member: { userId: subject, username, role }, roles, result }: StaffFormsProps) {
  const t = useText();
  return (
    <div className="desk-row-forms">
      <DeskRowForm
        formKey={role}
        intent="change-role"
        subject={subject}
        summary={t("desk.changeRole")}
        name={username}
        label={t("desk.roleOf", { username })}
        button={t("desk.saveRole")}
        result={result}
      >
        <DeskSelect name="role" label={t("desk.field.role")} options={roles} saved={role} />
        <DeskField name="reason" label={t("desk.reason")} help={t("desk.reasonHelp")} />
      </DeskRowForm>
      <DeskRowForm
        intent="remove"
        subject={subject}
        summary={t("desk.remove")}
        name={username}
        text={t("desk.removeText", { username })}
        label={t("desk.removeSomebody", { username })}
        button={t("desk.removeSomebody", { username })}
        variant="danger"
        result={result}
      >
        <DeskField name="reason" label={t("desk.reason")} help={t("desk.reasonHelp")} />
      </DeskRowForm>
    </div>
  );
}
