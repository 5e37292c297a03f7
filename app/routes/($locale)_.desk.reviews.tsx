import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { ReviewList } from "~/components/desk/review-list";
import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { publishMoment } from "~/server/desk-content-forms.server";
import { readDeskForm, respondToDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, pageParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import { badRequest } from "~/server/request-body.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toReviewList } from "~/view-models/desk/review-list";
import { deskReason } from "~contract/calls/desk-staff";
import { decideReview, listReviews } from "~contract/calls/game-reviews";
import { id } from "~contract/entities/identifiers";

const PAGE_SIZE = 25;

const approveForm = z.object({ intent: z.literal("approve"), subject: id });
const scheduleForm = z.object({ intent: z.literal("schedule"), subject: id, publishDate: publishMoment });
const sendBackForm = z.object({ intent: z.literal("send-back"), subject: id, reason: deskReason });

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const { permissions } = await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const reviews = await callApi(listReviews, { query: { page: pageParam(url), pageSize: PAGE_SIZE } });
  assertPageExists(reviews.pagination);
  const description = { title: t("desk.reviews"), description: t("site.description"), noindex: true };
  return page(
    { list: toReviewList(reviews, view), mayDecide: permissions.includes("reviews:decide") },
    { ...description, path: deskPaths.reviews(DEFAULT_LOCALE) },
  );
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const form = await readDeskForm(args.request);
  const { api, locale, t } = context;
  const href = deskPaths.reviews(locale);
  switch (form.intent) {
    case "approve":
      return respondToDeskForm(context, form, approveForm, async ({ subject: reviewId }) => {
        const body = { decision: "APPROVED", publishDate: null } as const;
        const { gameTitle: title } = await api(decideReview, { params: { reviewId }, body });
        return { href, message: t("desk.reviewApproved", { title }) };
      });
    case "schedule":
      return respondToDeskForm(context, form, scheduleForm, async ({ subject: reviewId, publishDate }) => {
        const body = { decision: "APPROVED", publishDate } as const;
        const { gameTitle: title } = await api(decideReview, { params: { reviewId }, body });
        return { href, message: t("desk.reviewScheduled", { title, date: formatMoment(publishDate, locale) }) };
      });
    case "send-back":
      return respondToDeskForm(context, form, sendBackForm, async ({ subject: reviewId, reason }) => {
        const body = { decision: "SENT_BACK", reason } as const;
        const { gameTitle: title } = await api(decideReview, { params: { reviewId }, body });
        return { href, message: t("desk.reviewSentBack", { title }) };
      });
    default:
      throw badRequest();
  }
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function ReviewsRoute() {
  const { list, mayDecide } = useLoaderData<typeof loader>();
  return <ReviewList list={list} mayDecide={mayDecide} result={useActionData<DeskFormResult>()} />;
}
