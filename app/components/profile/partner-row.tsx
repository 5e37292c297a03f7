import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { PartnerView } from "~/view-models/links-page";
import { Button } from "../ui/button";

type PartnerRowProps = { partner: PartnerView };

export function PartnerRow({ partner: { alias, name, siteUrl, account } }: PartnerRowProps) {
  const t = useText();
  return (
    <li>
      <div>
        <a className="text-link" href={siteUrl} target="_blank" rel="noopener">
          {name}
        </a>
        <p className="text-small muted">{account ?? t("links.notLinked")}</p>
      </div>
      {account !== null && (
        <Form role="none" method="post" preventScrollReset>
          <input type="hidden" name="intent" value="unlink" />
          <input type="hidden" name="alias" value={alias} />
          <Button type="submit" variant="outline">
            {t("links.unlink")}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}
