import { useText } from "~/i18n/use-text";
import type { StudioEarningsView } from "~/view-models/studio/studio-earnings";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { NumberTable } from "../ui/number-table";
import { useProblemFocus } from "../profile/use-problem-focus";
import { EmptyList } from "../ui/empty-list";
import { SectionHead } from "../ui/section-head";
import { BankSection } from "./bank-section";
import { StudioHead } from "./studio-head";
import { StudioNote } from "./studio-note";

type EarningsPageProps = { earnings: StudioEarningsView; result: StudioRefusal | undefined };

/** What a studio has earned, and where it is paid. */
export function EarningsPage({ earnings, result }: EarningsPageProps) {
  const t = useText();
  const { header, share, balances, emptyText, table, bank } = earnings;
  const content = useProblemFocus(result);
  return (
    <div ref={content}>
      <StudioHead header={header} />
      <StudioNote result={result} />
      <p className="muted">{share}</p>
      {balances.length > 0 && (
        <div className="figures">
          <dl className="figures-tiles">
            {balances.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <b>{value}</b>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <section className="section" aria-labelledby="statements">
        <SectionHead id="statements" title={t("studios.earn.statements")} />
        {emptyText === null ? (
          <NumberTable className="figures-table" title={t("studios.earn.statements")} table={table} />
        ) : (
          <EmptyList text={emptyText} />
        )}
      </section>
      {bank && <BankSection bank={bank} result={result} />}
    </div>
  );
}
