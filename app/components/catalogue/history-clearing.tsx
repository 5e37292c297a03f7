import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { HistoryEntryView } from "~/view-models/library-page";
import { Button } from "../ui/button";

type HistoryClearingProps = { action: string; entries: HistoryEntryView[] };

export function HistoryClearing({ action, entries }: HistoryClearingProps) {
  const t = useText();
  return (
    <details className="history-clearing">
      <summary className="button">{t("library.clear")}</summary>
      <div className="panel">
        <p>{t("library.clearText")}</p>
        <ul>
          {entries.map(({ id, name }) => (
            <li key={id} className="inline-row">
              <span className="fill-space">{name}</span>
              <Form role="none" method="post" action={action} preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <Button type="submit" variant="outline">
                  {t("library.clearEntry")}
                  <span className="visually-hidden">: {name}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
        <details>
          <summary className="button">{t("library.clearAll")}</summary>
          <Form role="none" method="post" action={action}>
            <p>{t("library.clearAllText")}</p>
            <Button type="submit" variant="danger">
              {t("library.clearAllForGood")}
            </Button>
          </Form>
        </details>
      </div>
    </details>
  );
}
