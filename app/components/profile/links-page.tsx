import type { TextKey } from "~/i18n/text-keys";
import { useText } from "~/i18n/use-text";
import { playerPaths } from "~/player-paths";
import type { LinksResult, LinksError, LinksPageView } from "~/view-models/links-page";
import { MissingPart } from "../error/missing-part";
import { useRootData } from "../frame/use-root-data";
import { ButtonLink } from "../ui/button-link";
import { BioLinksForm } from "./bio-links-form";
import { PageNote } from "./page-note";
import { PartnerRow } from "./partner-row";

const NOTES: Record<Exclude<LinksError, "invalid_links">, TextKey> = {
  partner_not_found: "profile.unreachable",
  session_ended: "profile.keptForm",
  too_many_requests: "profile.tooManyRequests",
  unreachable: "profile.unreachable",
};

type LinksPageProps = { page: LinksPageView; answer: LinksResult | undefined };

export function LinksPage({ page: { fields, partners }, answer }: LinksPageProps) {
  const t = useText();
  const { locale } = useRootData();
  return (
    <div className="account-details">
      <h2>{t("links.title")}</h2>
      {answer && answer.error !== "invalid_links" && <PageNote text={t(NOTES[answer.error])} />}
      <section className="panel" aria-labelledby="bio-links">
        <h3 id="bio-links">{t("links.bio")}</h3>
        <BioLinksForm fields={answer?.fields ?? fields} wrong={answer?.wrong ?? []} />
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
