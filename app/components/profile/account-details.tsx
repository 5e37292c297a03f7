import { useText } from "~/i18n/use-text";
import type { AccountDetailsView, DetailsAnswer } from "~/view-models/account-details";
import { DeletionForm } from "./deletion-form";
import { DetailsForm } from "./details-form";
import { PageNote } from "./page-note";
import { PictureForm } from "./picture-form";
import { DETAILS_ERROR_TEXTS } from "./problem-texts";
import { useProblemFocus } from "./use-problem-focus";

type AccountDetailsProps = {
  details: AccountDetailsView;
  /** Why the last change was refused. */
  answer: DetailsAnswer | undefined;
};

/** Everything the owner can change about the account; its deletion comes last. */
export function AccountDetails({ details, answer }: AccountDetailsProps) {
  const t = useText();
  const content = useProblemFocus(answer);

  return (
    <div className="details" ref={content}>
      <h2>{t("details.title")}</h2>
      {answer && <PageNote text={t(DETAILS_ERROR_TEXTS[answer.error])} />}
      <div className="two">
        <section className="panel" aria-labelledby="personal">
          <h3 id="personal">{t("details.personal")}</h3>
          {details.email !== null && (
            <dl className="facts">
              <div>
                <dt>{t("details.email")}</dt>
                <dd>{details.email}</dd>
              </div>
            </dl>
          )}
          <DetailsForm key={answer?.base?.version} details={details} answer={answer} />
        </section>
        <aside>
          <section className="panel" aria-labelledby="picture-heading">
            <h3 id="picture-heading">{t("details.picture")}</h3>
            <PictureForm details={details} answer={answer} />
          </section>
        </aside>
      </div>
      <section className="panel sec" aria-labelledby="deletion">
        <h3 id="deletion">{t("details.deletion")}</h3>
        <DeletionForm details={details} answer={answer} />
      </section>
    </div>
  );
}
