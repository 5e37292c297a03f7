import { deskPaths } from "~/desk-paths";
import type { listAuditEntries } from "~contract/calls/desk-staff";
import type { CallData } from "~contract/define-call";
import { auditAction, type AuditAction } from "~contract/entities/audit-entry";
import { toPager, type PagerView } from "../pager";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import { ACTION_TEXTS, toAuditLine, type AuditLineView } from "./audit-line";

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

export function toAuditLog({ entries, pagination }: AuditLog, filter: Filter, view: ViewContext): AuditLogView {
  const { locale, t } = view;
  const { action, search } = filter;
  return {
    lines: entries.map((entry) => toAuditLine(entry, view)),
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
