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
            summary={t("studio.leave")}
            of=""
            text={t("studio.leaveText")}
            button={t("studio.leave")}
          />
        )}
        {roles && !isSelf && (
          <ConfirmedForm
            form={{ intent: "remove", subject: userId }}
            summary={t("studio.remove")}
            of={username}
            text={t("studio.removeText", { username })}
            button={t("studio.removeMember", { username })}
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
      label={t("studio.roleOf", { username })}
      button={t("studio.changeRole")}
    >
      <Select name="role" aria-label={t("studio.roleOf", { username })} options={roles} defaultValue={role} key={role} />
    </StudioForm>
  );
}
