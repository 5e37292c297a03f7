/** @jsxImportSource hono/jsx */
import type { WaitingApplication } from "../../store/studios/applications";
import { ApplicationItem } from "./application-item";

/** `reason` is what was typed. */
export type DecisionProblem = { applicationId: string; text: string; reason: string };

type ApplicationListProps = {
  applications: readonly WaitingApplication[];
  problem: DecisionProblem | undefined;
};

export function ApplicationList({ applications, problem }: ApplicationListProps) {
  return (
    <>
      <p class="lead">
        Whoever is approved becomes the owner of a studio, can invite others and publish games. The oldest application
        is first.
      </p>
      {applications.length === 0 ? <p class="report-empty">No application waits.</p> : null}
      <div class="report-grid">
        {applications.map((application) => (
          <ApplicationItem
            application={application}
            problem={problem?.applicationId === application.applicationId ? problem : undefined}
          />
        ))}
      </div>
    </>
  );
}
