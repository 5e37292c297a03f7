import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { TagListView, TagRowView } from "~/view-models/desk/tag-list";
import { FormField } from "../profile/form-field";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { Select } from "../ui/select";
import { ContentState } from "./content-state";
import { DeskFilter } from "./desk-filter";
import { DeskHead } from "./desk-head";
import { DeskPanel } from "./desk-panel";

type TagListProps = { list: TagListView };

export function TagList({ list }: TagListProps) {
  const t = useText();
  const { rows, pager, newHref } = list;
  return (
    <>
      <DeskHead title={t("desk.tags")} text={t("desk.tagsText")} />
      {newHref !== null && (
        <ButtonLink href={newHref} variant="inverse">
          {t("desk.newTag")}
        </ButtonLink>
      )}
      <TagFilter list={list} />
      <DeskPanel id="tags" title={t("desk.tags")}>
        {rows.length > 0 ? <TagTable rows={rows} /> : <EmptyList text={t("desk.noTags")} />}
      </DeskPanel>
      {pager && <Pager pager={pager} />}
    </>
  );
}

function TagFilter({ list: { search, state, states, href } }: TagListProps) {
  const t = useText();
  return (
    <DeskFilter id="tag-search" title={t("desk.tags")} label={t("desk.tagSearch")} search={search} href={href}>
      <FormField id="tag-state" label={t("desk.state")}>
        {(field) => <Select {...field} key={state} name="state" options={states} defaultValue={state} />}
      </FormField>
    </DeskFilter>
  );
}

function TagTable({ rows }: { rows: readonly TagRowView[] }) {
  const t = useText();
  return (
    <div className="desk-panel-body">
      <table className="desk-table desk-table--texts">
        <caption className="visually-hidden">{t("desk.tags")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("desk.tag")}</th>
            <th scope="col">{t("desk.state")}</th>
            <th scope="col">{t("desk.below")}</th>
            <th scope="col">{t("desk.languages")}</th>
            <th scope="col">{t("desk.games")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, alias, href, state, parent, games, languages }) => (
            <tr key={id}>
              <th scope="row">
                <Link className="text-link" to={href}>
                  {title}
                </Link>
                <span className="text-small muted">{alias}</span>
              </th>
              <td data-label={t("desk.state")}>
                <ContentState state={state} />
                {state.failure !== null && <span className="text-small field-message">{state.failure}</span>}
              </td>
              <td data-label={t("desk.below")}>{parent ?? "–"}</td>
              <td data-label={t("desk.languages")}>{languages}</td>
              <td data-label={t("desk.games")}>{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
