import * as calls from "~contract/calls/desk-jobs";
import type { ApiApp } from "../api-context";
import { route } from "../route";
import { discardJob, listJobs, retryJob } from "../store/jobs/dead-jobs";
import { authorOf } from "./content-calls";

/** Rules: docs/product/jobs.md. */
export function registerDeskJobs(app: ApiApp): void {
  route(app, calls.listJobs, ({ query }, context) => listJobs(context.get("database"), query));

  route(app, calls.retryJob, ({ params: { jobId } }, context) =>
    retryJob(context.get("jobs"), jobId, authorOf(context)),
  );

  route(app, calls.discardJob, ({ params: { jobId } }, context) =>
    discardJob(context.get("database"), jobId, authorOf(context)),
  );
}
