import { useText } from "~/i18n/use-text";
import type { AuditLogView } from "~/view-models/desk/audit-log";
import { FormField } from "../profile/form-field";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { Select } from "../ui/select";
import { AuditLines } from "./audit-lines";
import { DeskFilter } from "./desk-filter";
import { DeskHead } from "./desk-head";
import { DeskPanel } from "./desk-panel";

type AuditLogProps = { log: AuditLogView };

export function AuditLog({ log }: AuditLogProps) {
  const t = useText();
  const { lines, pager, isFiltered } = log;
  return (
    <>
      <DeskHead title={t("desk.auditLog")} text={t("desk.auditLogText")} />
      <AuditFilter log={log} />
      <DeskPanel id="changes" title={t("desk.changes")}>
        {lines.length > 0 ? (
          <AuditLines lines={lines} />
        ) : (
          <EmptyList text={t(isFiltered ? "desk.nothingFound" : "desk.noChanges")} />
        )}
      </DeskPanel>
      {pager && <Pager pager={pager} />}
    </>
  );
}

function AuditFilter({ log: { search, action, actions, href } }: AuditLogProps) {
  const t = useText();
  return (
    <DeskFilter
      id="audit-search"
      title={t("desk.auditLog")}
      label={t("desk.name")}
      help={t("desk.nameHelp")}
      search={search}
      href={href}
    >
      <FormField id="audit-action" label={t("desk.action")}>
        {(field) => <Select {...field} key={action} name="action" options={actions} defaultValue={action} />}
      </FormField>
    </DeskFilter>
  );
}
