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
        <h1>{t("studio.invitationTitle")}</h1>
      </header>
      <StudioNote result={result} />
      <section className="panel" aria-label={t("studio.invitationTitle")}>
        <p>{account === null ? t("studio.invitationText") : t("studio.invitationTextFor", { account })}</p>
        <div className="profile-edits">
          <StudioForm form={{ intent: "accept" }} button={t("studio.accept")} variant="primary" />
        </div>
      </section>
    </>
  );
}
