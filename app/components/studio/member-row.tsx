import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { OptionView } from "~/view-models/select";
import type { MemberView } from "~/view-models/studio/studio-team";
import { Avatar } from "../ui/avatar";
import { Select } from "../ui/select";
import { ConfirmedForm } from "./confirmed-form";
import { StudioForm } from "./studio-form";

type MemberRowProps = {
  member: MemberView;
  /** Null for those who may not change roles. */
  roles: OptionView[] | null;
};

export function MemberRow({ member, roles }: MemberRowProps) {
  const t = useText();
  const { userId, username, href, pictureUrl, roleText, joined, isSelf } = member;
  return (
    <li>
      <Avatar src={pictureUrl} size="large" />
      <div className="person">
        <Link to={href}>{username}</Link>
        <p className="text-small muted">
          {roleText} · {joined}
        </p>
      </div>
      <div className="studio-actions">
        {roles && <RoleForm member={member} roles={roles} />}
        {isSelf && (
          <ConfirmedForm
            form={{ intent: "leave", subject: userId }}
            summary={t("studios.leave")}
            of=""
            text={t("studios.leaveText")}
            button={t("studios.leave")}
          />
        )}
        {roles && !isSelf && (
          <ConfirmedForm
            form={{ intent: "remove", subject: userId }}
            summary={t("studios.remove")}
            of={username}
            text={t("studios.removeText", { username })}
            button={t("studios.removeMember", { username })}
          />
        )}
      </div>
    </li>
  );
}

type RoleFormProps = { member: MemberView; roles: OptionView[] };

function RoleForm({ member: { userId, username, role }, roles }: RoleFormProps) {
  const t = useText();
  return (
    <StudioForm
      form={{ intent: "change-role", subject: userId }}
      label={t("studios.roleOf", { username })}
      button={t("studios.changeRole")}
    >
      <Select
        name="role"
        aria-label={t("studios.roleOf", { username })}
        options={roles}
        defaultValue={role}
        key={role}
      />
    </StudioForm>
  );
}
