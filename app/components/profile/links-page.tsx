import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { TextKey } from "~/i18n/text-keys";
import { useText } from "~/i18n/use-text";
import { playerPaths } from "~/player-paths";
import type { LinksError, LinksPageView, LinksResult, PartnerView } from "~/view-models/links-page";
import { MissingPart } from "../error/missing-part";
import { useRootData } from "../frame/use-root-data";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { FormField } from "./form-field";
import { OwnerField } from "./owner-field";
import { PageNote } from "./page-note";
import { useIsSubmitting } from "./use-is-submitting";

const NOTES: Record<Exclude<LinksError, "invalid_links">, TextKey> = {
  partner_not_found: "profile.unreachable",
  session_ended: "profile.keptForm",
  too_many_requests: "profile.tooManyRequests",
  unreachable: "profile.unreachable",
};

type LinksPageProps = { page: LinksPageView; result: LinksResult | undefined };

export function LinksPage({ page: { fields, partners }, result }: LinksPageProps) {
  const t = useText();
  const { locale } = useRootData();
  return (
    <div className="account-details">
      <h2>{t("links.title")}</h2>
      {result && result.error !== "invalid_links" && <PageNote text={t(NOTES[result.error])} />}
      <section className="panel" aria-labelledby="bio-links">
        <h3 id="bio-links">{t("links.bio")}</h3>
        <BioLinksForm fields={result?.fields ?? fields} wrong={result?.wrong ?? []} />
      </section>
      {partners === null && <MissingPart text={t("links.partnersFailed")} />}
      {partners && partners.length > 0 && (
        <section className="panel section" aria-labelledby="partners">
          <h3 id="partners">{t("links.partners")}</h3>
          <p>{t("links.partnersText")}</p>
          <ul className="records records--plain">
            {partners.map((partner) => (
              <PartnerRow key={partner.alias} partner={partner} />
            ))}
          </ul>
          <ButtonLink href={`${playerPaths.quests(locale)}#codes`}>{t("questPage.codes")}</ButtonLink>
        </section>
      )}
    </div>
  );
}

type BioLinksFormProps = {
  fields: readonly string[];
  /** Indices of fields with an invalid URL. */
  wrong: readonly number[];
};

function BioLinksForm({ fields, wrong }: BioLinksFormProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (wrong.length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [wrong]);
  return (
    <Form aria-label={t("links.bio")} ref={form} method="post" className="form" preventScrollReset noValidate>
      <p className="field-help">{t("links.help")}</p>
      <input type="hidden" name="intent" value="save" />
      <OwnerField />
      {fields.map((value, index) => (
        <FormField
          key={index}
          id={`link-${String(index + 1)}`}
          label={t("links.link", { number: index + 1 })}
          problem={wrong.includes(index) ? t("links.wrong") : undefined}
        >
          {(attributes) => (
            <input
              {...attributes}
              className="text-input"
              type="url"
              name="link"
              defaultValue={value}
              placeholder="https://"
              autoComplete="url"
              spellCheck={false}
            />
          )}
        </FormField>
      ))}
      <Button type="submit" variant="primary" isBusy={useIsSubmitting("save")}>
        {t("links.save")}
      </Button>
    </Form>
  );
}

type PartnerRowProps = { partner: PartnerView };

function PartnerRow({ partner: { alias, name, siteUrl, account } }: PartnerRowProps) {
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
