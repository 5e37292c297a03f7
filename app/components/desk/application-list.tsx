import { useText } from "~/i18n/use-text";
import type { ApplicationListView, WaitingApplicationView } from "~/view-models/desk/application-list";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { DeskCheckbox } from "./desk-choices";
import { DeskFacts } from "./desk-facts";
import { DeskForm } from "./desk-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { RefusalForm } from "./refusal-form";

type ApplicationListProps = {
  list: ApplicationListView;
  result: DeskFormResult | undefined;
};

export function ApplicationList({ list: { applications, pager }, result }: ApplicationListProps) {
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
      {pager && <Pager pager={pager} />}
    </>
  );
}

type ApplicationPanelProps = { application: WaitingApplicationView; result: DeskFormResult | undefined };

function ApplicationPanel({ application, result }: ApplicationPanelProps) {
  const t = useText();
  const { id: subject, name, message, facts } = application;
  return (
    <DeskPanel id={`application-${subject}`} title={name}>
      <div className="desk-panel-body">
        <DeskFacts facts={facts} />
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
          <RefusalForm
            intent="reject"
            summary={t("desk.reject")}
            label={t("desk.rejectSomebody", { name })}
            reader={t("desk.applicantReads")}
            {...{ subject, name, result }}
          />
        </div>
      </div>
    </DeskPanel>
  );
}
