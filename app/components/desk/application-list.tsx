import { useText } from "~/i18n/use-text";
import type { WaitingApplicationView } from "~/view-models/desk/application-list";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { EmptyList } from "../ui/empty-list";
import { DeskCheckbox } from "./desk-choices";
import { DeskField } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { DeskRowForm } from "./desk-row-form";

type ApplicationListProps = {
  applications: readonly WaitingApplicationView[];
  result: DeskFormResult | undefined;
};

export function ApplicationList({ applications, result }: ApplicationListProps) {
  const t = useText();
  return (
    <>
      <DeskHead title={t("desk.applications")} text={t("desk.applicationsText")} />
      <DeskNote result={result} />
      {applications.length === 0 && <EmptyList text={t("desk.noApplications")} />}
      <div className="desk-stack desk-stack--narrow">
        {applications.map((application) => (
          <ApplicationPanel key={application.id} application={application} result={result} />
        ))}
      </div>
    </>
  );
}

type ApplicationPanelProps = { application: WaitingApplicationView; result: DeskFormResult | undefined };

function ApplicationPanel({ application, result }: ApplicationPanelProps) {
  const t = useText();
  const { id: subject, name, website, message, applicant, email, since } = application;
  return (
    <DeskPanel id={`application-${subject}`} title={name}>
      <div className="desk-panel-body">
        <dl className="desk-facts">
          <Fact name={t("desk.applicant")} value={`${applicant}, ${email}`} />
          <Fact name={t("desk.appliedOn")} value={since} />
          {website !== null && <Fact name={t("desk.website")} value={website} />}
        </dl>
        <p className="desk-quote">{message}</p>
        <div className="desk-row-forms">
          <DeskForm
            intent="approve"
            subject={subject}
            label={t("desk.approveSomebody", { name })}
            button={t("desk.approve")}
            variant="primary"
            result={result}
          >
            <DeskCheckbox name="isReviewed" label={t("desk.isReviewed")} isChecked={false} isConflict={false} />
          </DeskForm>
          <DeskRowForm
            intent="reject"
            subject={subject}
            summary={t("desk.reject")}
            name={name}
            label={t("desk.rejectSomebody", { name })}
            button={t("desk.rejectSomebody", { name })}
            variant="danger"
            result={result}
          >
            <DeskField name="reason" label={t("desk.reason")} help={t("desk.applicantReads")} />
          </DeskRowForm>
        </div>
      </div>
    </DeskPanel>
  );
}

type FactProps = { name: string; value: string };

function Fact({ name, value }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
