import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ReviewList } from "~/components/desk/review-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { decideOnReview } from "~/server/desk-review-forms.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, pageParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toReviewList } from "~/view-models/desk/review-list";
import { listReviews } from "~contract/calls/game-reviews";

const PAGE_SIZE = 25;

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
  return decideOnReview(context, await readDeskForm(args.request));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function ReviewsRoute() {
  const { list, mayDecide } = useLoaderData<typeof loader>();
  return <ReviewList list={list} mayDecide={mayDecide} result={useActionData<DeskFormResult>()} />;
}
