/** @jsxImportSource hono/jsx */
import type { WaitingApplication } from "../../store/studios/applications";
import type { DecisionProblem } from "./application-list";
import { ReasonField } from "./reason-field";

type ApplicationItemProps = { application: WaitingApplication; problem: DecisionProblem | undefined };

export function ApplicationItem({ application, problem }: ApplicationItemProps) {
  const { applicationId, name, website, message, createdAt, username, email, isConfirmed } = application;
  return (
    <section aria-labelledby={`name-${applicationId}`}>
      <h2 id={`name-${applicationId}`}>{name}</h2>
      <dl>
        <dt>Applicant</dt>
        <dd>{username}</dd>
        <dt>E-mail</dt>
        <dd>{isConfirmed ? email : `${email} (not confirmed)`}</dd>
        <dt>Website</dt>
        <dd>
          {website === null ? (
            "none"
          ) : (
            <a class="text-link" href={website} rel="noopener noreferrer nofollow" target="_blank">
              {website}
            </a>
          )}
        </dd>
        <dt>Received</dt>
        <dd>
          <time datetime={createdAt.toISOString()}>{createdAt.toISOString().slice(0, 10)}</time>
        </dd>
      </dl>
      <p class="report-quote">{message}</p>
      <form method="post" action="applications">
        <input type="hidden" name="application" value={applicationId} />
        <button class="button button--primary" name="intent" value="approve" aria-label={`Approve ${name}`}>
          Approve
        </button>
      </form>
      <form method="post" action="applications">
        <input type="hidden" name="application" value={applicationId} />
        <ReasonField
          id={`reason-${applicationId}`}
          label="Reason to reject it"
          help="The applicant reads it."
          value={problem?.reason}
          problem={problem?.text}
        />
        <button class="button button--outline" name="intent" value="reject" aria-label={`Reject ${name}`}>
          Reject
        </button>
      </form>
    </section>
  );
}
