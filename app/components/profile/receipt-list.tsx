import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { PurchaseView } from "~/view-models/purchase-list";
import { Cover } from "../game/cover";

type ReceiptListProps = { purchases: PurchaseView[] };

export function ReceiptList({ purchases }: ReceiptListProps) {
  const t = useText();
  return (
    <ul className="records">
      {purchases.map(({ id, title, href, cover, item, price, date, number, receiptHref }) => (
        <li key={id}>
          <Cover picture={cover} shape="16:9" sizes="96px" />
          <div className="person">
            <Link to={href}>{title}</Link>
            <p className="text-small muted">{item}</p>
            <Link className="text-small text-link" to={receiptHref}>
              {t("purchases.receipt", { number })}
            </Link>
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
