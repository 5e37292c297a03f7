import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { DeskPurchaseListView } from "~/view-models/desk/purchase-list";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { DeskFilter } from "./desk-filter";
import { DeskHead } from "./desk-head";
import { DeskPanel } from "./desk-panel";
import { DeskTextTable } from "./desk-text-table";

type PurchaseListProps = { list: DeskPurchaseListView };

/** Purchases and orders of everybody. */
export function PurchaseList({ list }: PurchaseListProps) {
  const t = useText();
  const { search, href, player, title, rows, emptyText, pager } = list;
  return (
    <>
      <DeskHead title={t("desk.purchases")} text={t("desk.purchasesText")} />
      <DeskFilter
        id="purchase-search"
        title={t("desk.purchases")}
        label={t("desk.purchaseSearch")}
        help={t("desk.purchaseSearchHelp")}
        search={search}
        href={href}
      />
      {player && (
        <div className="desk-buttons">
          <ButtonLink href={player.href} variant="outline">
            {player.label}
          </ButtonLink>
        </div>
      )}
      <DeskPanel id="purchases" title={title}>
        {rows.length > 0 ? <PurchaseTable list={list} /> : <EmptyList text={emptyText} />}
      </DeskPanel>
      {pager && <Pager pager={pager} />}
    </>
  );
}

function PurchaseTable({ list: { title, columns, rows } }: PurchaseListProps) {
  return (
    <div className="desk-panel-body">
      <DeskTextTable
        caption={title}
        columns={columns}
        rows={rows.map((row) => ({
          ...{ id: row.id, cells: row.cells },
          head: (
            <>
              <Link className="text-link" to={row.href}>
                {row.title}
              </Link>
              <span className="text-small muted">{row.note}</span>
            </>
          ),
        }))}
      />
    </div>
  );
}
