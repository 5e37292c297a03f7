import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { AppealListView } from "~/view-models/desk/appeal-list";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { DeskHead } from "./desk-head";
import { DeskPanel } from "./desk-panel";
import { DeskTextTable } from "./desk-text-table";

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
            <DeskTextTable
              caption={t("desk.openAppeals")}
              columns={columns}
              rows={rows.map(({ id, username, href, cells }) => ({
                ...{ id, cells },
                head: (
                  <Link className="text-link" to={href}>
                    {username}
                  </Link>
                ),
              }))}
            />
          </div>
        )}
      </DeskPanel>
      {pager && <Pager pager={pager} />}
    </>
  );
}
