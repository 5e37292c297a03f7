import { useText } from "~/i18n/use-text";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { StudioForm } from "./studio-form";
import { StudioNote } from "./studio-note";

type InvitationPageProps = {
  /** Name of the account that would join. */
  account: string | null;
  result: StudioRefusal | undefined;
};

export function InvitationPage({ account, result }: InvitationPageProps) {
  const t = useText();
  return (
    <>
      <header className="page-header">
        <h1>{t("studios.invitationTitle")}</h1>
      </header>
      <StudioNote result={result} />
      <section className="panel" aria-label={t("studios.invitationTitle")}>
        <p>{account === null ? t("studios.invitationText") : t("studios.invitationTextFor", { account })}</p>
        <div className="profile-edits">
          <StudioForm form={{ intent: "accept" }} button={t("studios.accept")} variant="primary" />
        </div>
      </section>
    </>
  );
}
