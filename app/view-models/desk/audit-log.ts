import { deskPaths } from "~/desk-paths";
import type { listAuditEntries } from "~contract/calls/desk-staff";
import type { CallData } from "~contract/define-call";
import { auditAction, type AuditAction } from "~contract/entities/audit-entry";
import type { StaffPermission } from "~contract/entities/staff";
import { toPager, type PagerView } from "../pager";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import { ACTION_TEXTS, toAuditLines, type AuditLineView } from "./audit-line";

export type AuditLogView = {
  lines: AuditLineView[];
  pager: PagerView | null;
  search: string;
  action: string;
  actions: OptionView[];
  isFiltered: boolean;
  href: string;
};

type AuditLog = CallData<typeof listAuditEntries>;
type Filter = { action: AuditAction | undefined; search: string };

export function toAuditLog(
  { pagination, ...log }: AuditLog,
  { permissions, ...filter }: Filter & { permissions: readonly StaffPermission[] },
  view: ViewContext,
): AuditLogView {
  const { locale, t } = view;
  const { action, search } = filter;
  return {
    lines: toAuditLines(log, permissions, view),
    pager: toPager(pagination, (page) => deskPaths.auditLog(locale, { ...filter, page })),
    search,
    action: action ?? "",
    actions: [
      { value: "", label: t("desk.everyAction") },
      ...auditAction.options.map((value) => ({ value, label: t(ACTION_TEXTS[value]) })),
    ],
    isFiltered: action !== undefined || search !== "",
    href: deskPaths.auditLog(locale),
  };
}
