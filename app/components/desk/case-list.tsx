import { Form, Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { CaseListView, CaseRowView } from "~/view-models/desk/case-list";
import { FormField } from "../profile/form-field";
import { Button } from "../ui/button";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { Select } from "../ui/select";
import { DeskHead } from "./desk-head";
import { DeskPanel } from "./desk-panel";
import { DeskTextTable } from "./desk-text-table";

type CaseListProps = { list: CaseListView };

/** What players have reported, and held scores. */
export function CaseList({ list }: CaseListProps) {
  const t = useText();
  const { tabs, rows, emptyText, pager } = list;
  const current = tabs.find(({ isCurrent }) => isCurrent)?.label ?? "";
  return (
    <>
      <DeskHead title={t("desk.queue")} text={t("desk.queueText")} />
      <nav className="tabs desk-tabs" aria-label={t("desk.queue")}>
        {tabs.map(({ state, label, href, isCurrent }) => (
          <Link key={state} to={href} aria-current={isCurrent ? "page" : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <KindFilter list={list} />
      <DeskPanel id="cases" title={current}>
        {rows.length > 0 ? <CaseTable list={list} title={current} /> : <EmptyList text={emptyText} />}
      </DeskPanel>
      {pager && <Pager pager={pager} />}
    </>
  );
}

function KindFilter({ list: { kinds, state, href } }: CaseListProps) {
  const t = useText();
  return (
    <Form method="get" action={href} aria-label={kinds.label} className="desk-filter">
      {state !== null && <input type="hidden" name="state" value={state} />}
      <FormField id="case-kind" label={kinds.label}>
        {(field) => (
          <Select {...field} key={kinds.chosen} name={kinds.name} options={kinds.options} defaultValue={kinds.chosen} />
        )}
      </FormField>
      <Button type="submit" variant="outline">
        {t("desk.filter")}
      </Button>
    </Form>
  );
}

function CaseTable({ list: { columns, rows }, title }: CaseListProps & { title: string }) {
  return (
    <div className="desk-panel-body">
      <DeskTextTable
        caption={title}
        columns={columns}
        rows={rows.map((row) => ({
          id: row.id,
          head: <CaseHead row={row} />,
          cells: [row.reports, row.reasons, row.date, row.last],
        }))}
      />
    </div>
  );
}

function CaseHead({ row: { title, href, about } }: { row: CaseRowView }) {
  return (
    <>
      <Link className="text-link" to={href}>
        {title}
      </Link>
      <span className="text-small muted">{about}</span>
    </>
  );
}
