import { useText } from "~/i18n/use-text";
import type { ReceiptView } from "~/view-models/receipt";
import { ButtonLink } from "../ui/button-link";

type ReceiptProps = { receipt: ReceiptView };

export function Receipt({ receipt: { title, facts, total, backHref } }: ReceiptProps) {
  const t = useText();
  return (
    <section className="panel receipt" aria-labelledby="receipt">
      <h2 id="receipt">{title}</h2>
      <dl className="facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="receipt-total">
          <dt>{t("receipt.total")}</dt>
          <dd className="numeral">{total}</dd>
        </div>
      </dl>
      <p className="text-small muted no-print">{t("receipt.print")}</p>
      <ButtonLink href={backHref}>{t("receipt.back")}</ButtonLink>
    </section>
  );
}
