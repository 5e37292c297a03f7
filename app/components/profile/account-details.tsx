import { useText } from "~/i18n/use-text";
import type { AccountDetailsView, DetailsResult } from "~/view-models/account-details";
import type { SecurityResult, SecurityView } from "~/view-models/account-security";
import { DataPanel } from "./data-panel";
import { DeletionForm } from "./deletion-form";
import { DetailsForm } from "./details-form";
import { PageNote } from "./page-note";
import { PictureForm } from "./picture-form";
import { DETAILS_ERROR_TEXTS } from "./problem-texts";
import { SecurityPanels } from "./security-panels";
import { useProblemFocus } from "./use-problem-focus";

type AccountDetailsProps = {
  details: AccountDetailsView;
  security: SecurityView;
  answer: DetailsResult | SecurityResult | undefined;
};

export function AccountDetails({ details, security, answer: either }: AccountDetailsProps) {
  const t = useText();
  const content = useProblemFocus(either);
  const [answer, securityAnswer] = either && "about" in either ? [undefined, either] : [either, undefined];

  return (
    <div className="account-details" ref={content}>
      <h2>{t("details.title")}</h2>
      {either && <PageNote text={t(DETAILS_ERROR_TEXTS[either.error])} />}
      <div className="two-columns">
        <section className="panel" aria-labelledby="personal">
          <h3 id="personal">{t("details.personal")}</h3>
          <DetailsForm key={answer?.base?.version} details={details} answer={answer} />
        </section>
        <div>
          <section className="panel" aria-labelledby="picture-heading">
            <h3 id="picture-heading">{t("details.picture")}</h3>
            <PictureForm details={details} answer={answer} />
          </section>
        </div>
      </div>
      <SecurityPanels security={security} answer={securityAnswer} />
      <DataPanel />
      <section className="panel section" aria-labelledby="deletion">
        <h3 id="deletion">{t("details.deletion")}</h3>
        <DeletionForm details={details} answer={answer} />
      </section>
    </div>
  );
}
