import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { OrderView } from "~/view-models/order-list";
import type { LedgerEntryView, PurchasesPageView, PurchaseView } from "~/view-models/purchase-list";
import { MissingPart } from "../error/missing-part";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { SectionHead } from "../ui/section-head";
import { Purse } from "./purse";
import { RecordRow } from "./record-row";

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
        {wallet.balances.map(({ currency, debt }) =>
          debt === undefined ? null : <p key={currency}>{t("wallet.debt", { amount: debt })}</p>,
        )}
        <h3 className="purchase-history">{t("wallet.history")}</h3>
        {wallet.entries.length > 0 ? <Ledger entries={wallet.entries} /> : <p className="muted">{t("wallet.empty")}</p>}
        {wallet.pager && <Pager pager={wallet.pager} list={t("wallet.history")} />}
      </section>
    </>
  );
}

type LedgerProps = { entries: LedgerEntryView[] };

function Ledger({ entries }: LedgerProps) {
  return (
    <ul className="records records--plain">
      {entries.map(({ id, reason, subject, amount, balanceAfter, date }) => (
        <li key={id}>
          <div>
            <p>
              {reason}
              {subject !== "" && (
                <>
                  : <b>{subject}</b>
                </>
              )}
            </p>
            <p className="text-small muted">{date}</p>
          </div>
          <div className="record-end">
            <p className="numeral">{amount}</p>
            <p className="text-small muted">{balanceAfter}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

type OrderListProps = { orders: OrderView[] };

function OrderList({ orders }: OrderListProps) {
  const t = useText();
  return (
    <ul className="records">
      {orders.map(({ id, title, href, cover, state, price, date, payHref }) => (
        <RecordRow key={id} href={href} title={title} cover={cover} figure={price} note={date}>
          <p className="text-small muted">{state}</p>
          {payHref !== null && (
            <a className="text-link text-small" href={payHref} rel="noopener">
              {t("orders.pay")}
              <span className="visually-hidden">: {title}</span>
            </a>
          )}
        </RecordRow>
      ))}
    </ul>
  );
}

type ReceiptListProps = { purchases: PurchaseView[] };

function ReceiptList({ purchases }: ReceiptListProps) {
  const t = useText();
  return (
    <ul className="records">
      {purchases.map(({ id, title, href, cover, item, price, date, number, receiptHref, note }) => (
        <RecordRow key={id} href={href} title={title} cover={cover} figure={price} note={date}>
          <p className="text-small muted">{item}</p>
          {note !== null && <p className="text-small">{note}</p>}
          <Link className="text-small text-link" to={receiptHref}>
            {t("purchases.receipt", { number })}
          </Link>
        </RecordRow>
      ))}
    </ul>
  );
}
