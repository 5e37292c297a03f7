import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { deskReason } from "~contract/calls/desk-staff";
import { decideApplication } from "~contract/calls/desk-studios";
import { id } from "~contract/entities/identifiers";
import { box } from "./desk-content-forms.server";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { badRequest } from "./request-body.server";

const approval = z.object({ intent: z.literal("approve"), subject: id, isReviewed: box });
const rejection = z.object({ intent: z.literal("reject"), subject: id, reason: deskReason });

export function decideOnApplication(page: PageContext, form: DeskForm) {
  const { api, locale, t } = page;
  const href = deskPaths.applications(locale);
  if (form.intent === "approve") {
    return respondToDeskForm(page, form, approval, async ({ subject: applicationId, isReviewed }) => {
      const body = { decision: "APPROVED", isReviewed } as const;
      const { name } = await api(decideApplication, { params: { applicationId }, body });
      return { href, message: t("desk.approved", { name }) };
    });
  }
  if (form.intent !== "reject") throw badRequest();
  return respondToDeskForm(page, form, rejection, async ({ subject: applicationId, reason }) => {
    const body = { decision: "REJECTED", reason } as const;
    const { name } = await api(decideApplication, { params: { applicationId }, body });
    return { href, message: t("desk.rejected", { name }) };
  });
}
