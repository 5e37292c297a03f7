import * as z from "zod";
import { defineCall } from "../define-call";
import { id } from "../entities/identifiers";
import { deadJob, jobKind, jobKindName } from "../entities/job";
import { pageQuery, pagination } from "../entities/pagination";
import { PAGING_ERROR_CODES, STAFF_ERROR_CODES } from "../error-codes";
import { noBody, noParams } from "./request-parts";

/** `pagination` is that of the dead ones. */
export const listJobs = defineCall({
  name: "listJobs",
  summary: "What the portal does by itself: how much of each kind waits, and what failed for good, the latest first.",
  method: "GET",
  path: "/desk/jobs",
  access: "signed-in",
  permission: "jobs:change",
  params: noParams,
  query: pageQuery,
  body: noBody,
  data: z.object({ kinds: z.array(jobKind), dead: z.array(deadJob), pagination }),
  errorCodes: [...STAFF_ERROR_CODES, ...PAGING_ERROR_CODES],
});

const changing = {
  access: "signed-in",
  permission: "jobs:change",
  params: z.object({ jobId: id }),
  query: noParams,
  body: noBody,
  data: z.object({ kind: jobKindName }),
  errorCodes: [...STAFF_ERROR_CODES, "job_not_found"],
} as const;

export const retryJob = defineCall({
  ...changing,
  name: "retryJob",
  summary: "Puts a job that failed for good in the queue again, with as many tries as a new one.",
  method: "POST",
  path: "/desk/jobs/{jobId}/tries",
});

export const discardJob = defineCall({
  ...changing,
  name: "discardJob",
  summary: "Deletes a job that failed for good.",
  method: "DELETE",
  path: "/desk/jobs/{jobId}",
});
