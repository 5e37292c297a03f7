import { useText } from "~/i18n/use-text";
import type { CasePageView, CaseReportView } from "~/view-models/desk/case-page";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { Avatar } from "../ui/avatar";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { AuditLines } from "./audit-lines";
import { CaseForms } from "./case-forms";
import { CaseReview } from "./case-review";
import { DeskFacts } from "./desk-facts";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";

type CasePageProps = { reportCase: CasePageView; result: DeskFormResult | undefined };

/** Its reports or held scores, beside what to do about them. */
export function CasePage({ reportCase, result }: CasePageProps) {
  const t = useText();
  const { title, about, trail, history, forms, review } = reportCase;
  return (
    <>
      <DeskHead {...{ title, text: about, trail }} />
      <DeskNote result={result} />
      <div className="desk-columns">
        <div className="desk-stack">
          {review && <CaseReview review={review} result={result} />}
          <CaseContent reportCase={reportCase} />
          <DeskPanel id="history" title={t("desk.caseHistory")}>
            {history.length > 0 ? <AuditLines lines={history} /> : <EmptyList text={t("desk.noCaseHistory")} />}
          </DeskPanel>
        </div>
        <div className="desk-stack">
          <StatePanel reportCase={reportCase} />
          {forms && <CaseForms reportCase={reportCase} forms={forms} result={result} />}
        </div>
      </div>
    </>
  );
}

function CaseContent({ reportCase: { reports, pager, heldScores } }: Pick<CasePageProps, "reportCase">) {
  const t = useText();
  if (heldScores) {
    return (
      <DeskPanel id="scores" title={t("desk.heldScores")}>
        <div className="desk-panel-body">
          <p>{t("desk.heldScoresText")}</p>
          <DeskFacts facts={heldScores} />
        </div>
      </DeskPanel>
    );
  }
  return (
    <>
      <DeskPanel id="reports" title={t("desk.reports")}>
        <ul className="desk-records">
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </ul>
      </DeskPanel>
      {pager && <Pager pager={pager} />}
    </>
  );
}

function StatePanel({ reportCase }: Pick<CasePageProps, "reportCase">) {
  const t = useText();
  const { facts, decisionReason, isStopped, links, stopHref, pictureUrl } = reportCase;
  return (
    <DeskPanel id="state" title={t("desk.state")}>
      <div className="desk-panel-body">
        {pictureUrl !== null && <Avatar src={pictureUrl} size="huge" />}
        {isStopped && <p className="field-message">{t("desk.caseGameStopped")}</p>}
        <DeskFacts facts={facts} />
        {decisionReason !== null && <p className="desk-quote">{decisionReason}</p>}
        <div className="desk-buttons">
          {links.map(({ label, href }) => (
            <ButtonLink key={href} href={href} variant="outline">
              {label}
            </ButtonLink>
          ))}
          {stopHref !== null && (
            <ButtonLink href={stopHref} variant="danger">
              {t("desk.stopTheGame")}
            </ButtonLink>
          )}
        </div>
      </div>
    </DeskPanel>
  );
}

type ReportRowProps = { report: CaseReportView };

function ReportRow({ report: { reason, comment, reporter, href, date, decided } }: ReportRowProps) {
  return (
    <li>
      <div>
        <b>{reason}</b>
        {comment !== null && <p className="desk-quote">{comment}</p>}
        <p className="text-small muted">
          {href === null ? (
            reporter
          ) : (
            <a className="text-link" href={href}>
              {reporter}
            </a>
          )}
          {` · ${date}`}
        </p>
        {decided !== null && <p className="text-small muted">{decided}</p>}
      </div>
    </li>
  );
}
