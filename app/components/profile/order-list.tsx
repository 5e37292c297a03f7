import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { OrderView } from "~/view-models/order-list";
import { Cover } from "../game/cover";

type OrderListProps = { orders: OrderView[] };

export function OrderList({ orders }: OrderListProps) {
  const t = useText();
  return (
    <ul className="records">
      {orders.map(({ id, title, href, cover, state, price, date, payHref }) => (
        <li key={id}>
          <Cover picture={cover} shape="16:9" sizes="96px" />
          <div className="person">
            <Link to={href}>{title}</Link>
            <p className="text-small muted">{state}</p>
            {payHref !== null && (
              <a className="text-link text-small" href={payHref} rel="noopener">
                {t("orders.pay")}
                <span className="visually-hidden">: {title}</span>
              </a>
            )}
          </div>
          <div className="record-end">
            <p className="numeral">{price}</p>
            <p className="text-small muted">{date}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
