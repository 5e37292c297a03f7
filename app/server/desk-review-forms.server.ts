import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import { deskReason } from "~contract/calls/desk-staff";
import { decideReview } from "~contract/calls/game-reviews";
import { id } from "~contract/entities/identifiers";
import { publishMoment } from "./desk-content-forms.server";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { badRequest } from "./request-body.server";

const approveForm = z.object({ intent: z.literal("approve"), subject: id });
const scheduleForm = z.object({ intent: z.literal("schedule"), subject: id, publishDate: publishMoment });
const sendBackForm = z.object({ intent: z.literal("send-back"), subject: id, reason: deskReason });

export function decideOnReview(page: PageContext, form: DeskForm) {
  const { api, locale, t } = page;
  const href = deskPaths.reviews(locale);
  switch (form.intent) {
    case "approve":
      return respondToDeskForm(page, form, approveForm, async ({ subject: reviewId }) => {
        const body = { decision: "APPROVED", publishDate: null } as const;
        const { gameTitle: title } = await api(decideReview, { params: { reviewId }, body });
        return { href, message: t("desk.reviewApproved", { title }) };
      });
    case "schedule":
      return respondToDeskForm(page, form, scheduleForm, async ({ subject: reviewId, publishDate }) => {
        const body = { decision: "APPROVED", publishDate } as const;
        const { gameTitle: title } = await api(decideReview, { params: { reviewId }, body });
        return { href, message: t("desk.reviewScheduled", { title, date: formatMoment(publishDate, locale) }) };
      });
    case "send-back":
      return respondToDeskForm(page, form, sendBackForm, async ({ subject: reviewId, reason }) => {
        const body = { decision: "SENT_BACK", reason } as const;
        const { gameTitle: title } = await api(decideReview, { params: { reviewId }, body });
        return { href, message: t("desk.reviewSentBack", { title }) };
      });
    default:
      throw badRequest();
  }
}
