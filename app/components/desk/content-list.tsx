import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { ContentListView, ContentRowView } from "~/view-models/desk/content-list";
import { FormField } from "../profile/form-field";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { Select } from "../ui/select";
import { ContentState } from "./content-state";
import { DeskFilter } from "./desk-filter";
import { DeskHead } from "./desk-head";
import { DeskPanel } from "./desk-panel";

type ContentListProps = { list: ContentListView };

/** The list of any kind of content. */
export function ContentList({ list }: ContentListProps) {
  const { title, text, newLink, otherLinks = [], emptyText, rows, pager } = list;
  return (
    <>
      <DeskHead title={title} text={text} />
      <div className="desk-buttons">
        {newLink !== null && (
          <ButtonLink href={newLink.href} variant="inverse">
            {newLink.label}
          </ButtonLink>
        )}
        {otherLinks.map(({ label, href }) => (
          <ButtonLink key={href} href={href} variant="outline">
            {label}
          </ButtonLink>
        ))}
      </div>
      <ContentFilter list={list} />
      <DeskPanel id="list" title={title}>
        {rows.length > 0 ? <ContentTable list={list} /> : <EmptyList text={emptyText} />}
      </DeskPanel>
      {pager && <Pager pager={pager} />}
    </>
  );
}

function ContentFilter({ list: { title, searchLabel, search, filters, href } }: ContentListProps) {
  return (
    <DeskFilter id="list-search" title={title} label={searchLabel} search={search} href={href}>
      {filters.map(({ name, label, options, chosen }) => (
        <FormField key={name} id={`list-${name}`} label={label}>
          {(field) => <Select {...field} key={chosen} name={name} options={options} defaultValue={chosen} />}
        </FormField>
      ))}
    </DeskFilter>
  );
}

function ContentTable({ list: { title, nameLabel, columns, rows } }: ContentListProps) {
  const t = useText();
  return (
    <div className="desk-panel-body">
      <table className="desk-table desk-table--texts">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {[nameLabel, t("desk.state"), t("desk.languages"), ...columns].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ContentRow key={row.id} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ContentRowProps = { row: ContentRowView; columns: readonly string[] };

function ContentRow({ row: { name, note, href, state, languages, cells }, columns }: ContentRowProps) {
  const t = useText();
  return (
    <tr>
      <th scope="row">
        <Link className="text-link" to={href}>
          {name}
        </Link>
        {note !== "" && <span className="text-small muted">{note}</span>}
      </th>
      <td data-label={t("desk.state")}>
        <ContentState state={state} />
        {state.failure !== null && <span className="text-small field-message">{state.failure}</span>}
      </td>
      <td data-label={t("desk.languages")}>{languages}</td>
      {columns.map((label, index) => (
        <td key={label} data-label={label}>
          <span>
            {cells[index]?.text} <span className="text-small muted">{cells[index]?.note}</span>
          </span>
        </td>
      ))}
    </tr>
  );
}
