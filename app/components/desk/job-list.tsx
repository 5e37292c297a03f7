import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { DeadJobView, JobListView } from "~/view-models/desk/job-list";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { DeskForm } from "./desk-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { DeskRowForm } from "./desk-row-form";
import { DeskTextTable } from "./desk-text-table";

type JobListProps = { list: JobListView; result: DeskFormResult | undefined };

/** What the portal does by itself. */
export function JobList({ list, result }: JobListProps) {
  const t = useText();
  const { columns, kinds, dead, pager } = list;
  return (
    <>
      <DeskHead title={t("desk.running")} text={t("desk.runningText")} />
      <DeskNote result={result} />
      <div className="desk-stack">
        <DeskPanel id="jobs" title={t("desk.jobs")}>
          <div className="desk-panel-body">
            <DeskTextTable
              caption={t("desk.jobs")}
              columns={columns}
              rows={kinds.map(({ name, cells }) => ({ id: name, head: name, cells }))}
            />
          </div>
        </DeskPanel>
        <DeskPanel id="failed" title={t("desk.failedJobs")}>
          {dead.length === 0 ? (
            <EmptyList text={t("desk.noFailedJobs")} />
          ) : (
            <p className="desk-panel-body muted">{t("desk.failedJobsText")}</p>
          )}
          <ul className="desk-records">
            {dead.map((job) => (
              <DeadJobRow key={job.id} job={job} result={result} />
            ))}
          </ul>
        </DeskPanel>
      </div>
      {pager && <Pager pager={pager} />}
    </>
  );
}

type DeadJobRowProps = { job: DeadJobView; result: DeskFormResult | undefined };

function DeadJobRow({ job: { id, kind, times, error }, result }: DeadJobRowProps) {
  const t = useText();
  const name = `${kind}, ${times}`;
  return (
    <li>
      <div>
        <b>{kind}</b>
        <p className="text-small muted">{times}</p>
        <p className="desk-quote">{error}</p>
      </div>
      <div className="desk-buttons">
        <DeskForm
          intent="retry"
          subject={id}
          label={`${t("desk.retryJob")}: ${name}`}
          button={t("desk.retryJob")}
          result={result}
        />
        <DeskRowForm
          intent="discard"
          subject={id}
          summary={t("desk.discardJob")}
          name={name}
          text={t("desk.discardJobText")}
          label={`${t("desk.discardJob")}: ${name}`}
          button={t("desk.discardThisJob")}
          variant="danger"
          result={result}
        />
      </div>
    </li>
  );
}
