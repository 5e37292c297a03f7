import { useText } from "~/i18n/use-text";
import type { BankView } from "~/view-models/studio/studio-earnings";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { SectionHead } from "../ui/section-head";
import { StudioField } from "./studio-field";
import { StudioForm } from "./studio-form";

const SAVE = { intent: "save-bank" };
const DELETE = { intent: "delete-bank" };

type BankSectionProps = { bank: BankView; result: StudioRefusal | undefined };

/** Where a studio is paid: for its owners. */
export function BankSection({ bank: { holder, iban, otherAccount, changed }, result }: BankSectionProps) {
  const t = useText();
  const shared = { form: SAVE, result, autoComplete: "off", spellCheck: false };
  // Once they are saved or deleted, the fields show what is stored.
  const saved = [holder, iban, otherAccount].join();
  return (
    <section className="section" aria-labelledby="bank">
      <SectionHead id="bank" title={t("studios.earn.bank")} />
      <div className="panel studio-panel">
        <p className="muted">{t("studios.earn.bankText")}</p>
        {changed !== null && <p className="text-small muted">{changed}</p>}
        <StudioForm
          key={saved}
          form={SAVE}
          label={t("studios.earn.bank")}
          button={t("studios.earn.saveBank")}
          variant="primary"
        >
          <StudioField {...shared} name="holder" label={t("studios.earn.holder")} saved={holder} />
          <StudioField {...shared} name="iban" label={t("studios.earn.iban")} saved={iban} />
          <StudioField
            {...shared}
            name="otherAccount"
            label={t("studios.earn.otherAccount")}
            help={t("studios.earn.otherAccountHelp")}
            saved={otherAccount}
          />
        </StudioForm>
        {changed !== null && <StudioForm form={DELETE} button={t("studios.earn.deleteBank")} />}
      </div>
    </section>
  );
}
