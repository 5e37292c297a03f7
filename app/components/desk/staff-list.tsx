import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { StaffListView } from "~/view-models/desk/staff-list";
import type { OptionView } from "~/view-models/select";
import { DeskFacts } from "./desk-facts";
import { DeskField, DeskSelect } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { StaffRow } from "./staff-row";

type StaffListProps = { list: StaffListView; result: DeskFormResult | undefined };

export function StaffList({ list: { members, roles, duties }, result }: StaffListProps) {
  const t = useText();
  return (
    <>
      <DeskHead title={t("desk.people")} text={t("desk.peopleText")} />
      <DeskNote result={result} />
      <div className="desk-columns">
        <DeskPanel id="members" title={t("desk.members")}>
          <ul className="desk-people">
            {members.map((member) => (
              <StaffRow key={member.userId} member={member} roles={roles} result={result} />
            ))}
          </ul>
        </DeskPanel>
        <div className="desk-stack">
          {roles && <AddPanel key={members.length} roles={roles} result={result} />}
          <DeskPanel id="duties" title={t("desk.roles")}>
            <div className="desk-panel-body">
              <DeskFacts facts={duties} />
            </div>
          </DeskPanel>
        </div>
      </div>
    </>
  );
}

type AddPanelProps = { roles: readonly OptionView[]; result: DeskFormResult | undefined };

function AddPanel({ roles, result }: AddPanelProps) {
  const t = useText();
  return (
    <DeskPanel id="add" title={t("desk.addSomebody")}>
      <div className="desk-panel-body">
        <DeskForm intent="add" label={t("desk.addSomebody")} button={t("desk.add")} result={result}>
          <DeskField
            name="username"
            label={t("desk.username")}
            help={t("desk.usernameHelp")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <DeskSelect name="role" label={t("desk.field.role")} options={roles} saved="EDITOR" />
          <DeskField name="reason" label={t("desk.reason")} help={t("desk.reasonHelp")} />
        </DeskForm>
      </div>
    </DeskPanel>
  );
}
