import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { OrderView } from "~/view-models/order-list";
import { Cover } from "../game/cover";

type OrderListProps = { orders: OrderView[] };

export function OrderList({ orders }: OrderListProps) {
  const t = useText();
  return (
    <ul className="recs">
      {orders.map(({ id, title, href, cover, state, price, date, payHref }) => (
        <li key={id}>
          <Cover picture={cover} shape="16:9" sizes="96px" />
          <div className="who">
            <Link to={href}>{title}</Link>
            <p className="sm mut">{state}</p>
            {payHref !== null && (
              <a className="lnk sm" href={payHref} rel="noopener">
                {t("orders.pay")}
                <span className="vh">: {title}</span>
              </a>
            )}
          </div>
          <div className="end">
            <p className="num">{price}</p>
            <p className="sm mut">{date}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
