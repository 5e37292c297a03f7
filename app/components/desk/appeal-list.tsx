import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { AppealListView, AppealRowView } from "~/view-models/desk/appeal-list";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { DeskHead } from "./desk-head";
import { DeskPanel } from "./desk-panel";

type AppealListProps = { list: AppealListView };

/** What players object to, and nobody has answered. */
export function AppealList({ list: { columns, rows, pager } }: AppealListProps) {
  const t = useText();
  return (
    <>
      <DeskHead title={t("desk.appeals")} text={t("desk.appealsText")} />
      <DeskPanel id="appeals" title={t("desk.openAppeals")}>
        {rows.length === 0 && <EmptyList text={t("desk.noAppeal")} />}
        {rows.length > 0 && (
          <div className="desk-panel-body">
            <table className="desk-table desk-table--texts">
              <caption className="visually-hidden">{t("desk.openAppeals")}</caption>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <AppealRow key={row.id} row={row} columns={columns} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </DeskPanel>
      {pager && <Pager pager={pager} />}
    </>
  );
}

type AppealRowProps = { row: AppealRowView; columns: readonly string[] };

function AppealRow({ row: { username, href, cells }, columns }: AppealRowProps) {
  return (
    <tr>
      <th scope="row">
        <Link className="text-link" to={href}>
          {username}
        </Link>
      </th>
      {cells.map((cell, index) => (
        <td key={columns[index + 1]} data-label={columns[index + 1]}>
          <span>{cell}</span>
        </td>
      ))}
    </tr>
  );
}
