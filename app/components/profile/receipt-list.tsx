import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { PurchaseView } from "~/view-models/purchase-list";
import { Cover } from "../game/cover";

type ReceiptListProps = { purchases: PurchaseView[] };

export function ReceiptList({ purchases }: ReceiptListProps) {
  const t = useText();
  return (
    <ul className="recs">
      {purchases.map(({ id, title, href, cover, item, price, date, number, receiptHref }) => (
        <li key={id}>
          <Cover picture={cover} shape="16:9" sizes="96px" />
          <div className="who">
            <Link to={href}>{title}</Link>
            <p className="sm mut">{item}</p>
            <Link className="sm lnk" to={receiptHref}>
              {t("purchases.receipt", { number })}
            </Link>
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
