import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { discardJob, retryJob } from "~contract/calls/desk-jobs";
import { id } from "~contract/entities/identifiers";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { badRequest } from "./request-body.server";

const CHANGES = {
  retry: { call: retryJob, text: "desk.jobRetried" },
  discard: { call: discardJob, text: "desk.jobDiscarded" },
} as const;
const jobForm = z.object({ intent: z.enum(["retry", "discard"]), subject: id });

export function changeJob(page: PageContext, form: DeskForm) {
  if (!(form.intent in CHANGES)) throw badRequest();
  const { api, locale, t } = page;
  return respondToDeskForm(page, form, jobForm, async ({ intent, subject: jobId }) => {
    const { call, text } = CHANGES[intent];
    await api(call, { params: { jobId } });
    return { href: deskPaths.jobs(locale), message: t(text) };
  });
}
