import { useText } from "~/i18n/use-text";
import type { PurchasesPageView } from "~/view-models/purchase-list";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { SectionHead } from "../ui/section-head";
import { MissingPart } from "../error/missing-part";
import { Ledger } from "./ledger";
import { OrderList } from "./order-list";
import { Purse } from "./purse";
import { ReceiptList } from "./receipt-list";

type PurchasesPageProps = { page: PurchasesPageView };

export function PurchasesPage({ page: { purchases, pager, orders, wallet, homeHref } }: PurchasesPageProps) {
  const t = useText();
  return (
    <>
      <section aria-labelledby="purchases">
        <SectionHead id="purchases" title={t("purchases.title")} />
        {purchases.length > 0 ? (
          <ReceiptList purchases={purchases} />
        ) : (
          <EmptyList text={t("purchases.empty")}>
            <ButtonLink href={homeHref}>{t("profile.toGames")}</ButtonLink>
          </EmptyList>
        )}
        {pager && <Pager pager={pager} list={t("purchases.title")} />}
      </section>
      {orders === null && <MissingPart text={t("orders.failed")} />}
      {orders && orders.list.length > 0 && (
        <section className="section" aria-labelledby="orders">
          <SectionHead id="orders" title={t("orders.title")} />
          <OrderList orders={orders.list} />
          {orders.pager && <Pager pager={orders.pager} list={t("orders.title")} />}
        </section>
      )}
      <section className="section" aria-labelledby="wallet">
        <SectionHead id="wallet" title={t("wallet.title")} />
        <Purse balances={wallet.balances} label={t("wallet.balances")} />
        <h3 className="purchase-history">{t("wallet.history")}</h3>
        {wallet.entries.length > 0 ? <Ledger entries={wallet.entries} /> : <p className="muted">{t("wallet.empty")}</p>}
        {wallet.pager && <Pager pager={wallet.pager} list={t("wallet.history")} />}
      </section>
    </>
  );
}
