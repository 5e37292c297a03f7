import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ReviewsPage } from "~/components/player-review/reviews-page";
import { playerPaths } from "~/player-paths";
import { canonicalRedirect } from "~/rules/canonical-slug";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, choiceParam, pageParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import { readRequestBody } from "~/server/request-body.server";
import { changeReviews, reviewForm } from "~/server/review-forms.server";
import { secondary } from "~/server/secondary.server";
import { loadSession } from "~/server/session.server";
import { toReviewsDescription, toReviewsPage, type ReviewRefusal } from "~/view-models/reviews-page";
import { getGame } from "~contract/calls/games";
import { getOwnPlayerReview, listPlayerReviews } from "~contract/calls/player-reviews";
import { reviewOrder, REVIEWS_PER_PAGE } from "~contract/entities/player-review";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["reviews", "support", "catalogue"]);
  const { callApi, api, requestApi, locale, url, view } = context;
  const params = { gameId: args.params["gameId"] ?? "" };
  const order = choiceParam(url, "order", reviewOrder.options);
  const query = { order, page: pageParam(url), pageSize: REVIEWS_PER_PAGE };
  const [game, list, session] = await Promise.all([
    callApi(getGame, { params, query: { locale } }),
    callApi(listPlayerReviews, { params, query }),
    loadSession(args.context, requestApi),
  ]);
  const canonical = canonicalRedirect(args.request.url, playerPaths.reviews(locale, game));
  if (canonical) throw redirect(canonical, 301);
  assertPageExists(list.pagination);
  const isSignedIn = session.status === "authenticated";
  const own = isSignedIn ? await secondary(api, (call) => call(getOwnPlayerReview, { params })) : null;
  const isUnknown = session.status === "unknown" || (isSignedIn && own === null);
  const data = { game, list, order, own: isUnknown ? undefined : own };
  return context.page({ reviewsPage: toReviewsPage(data, view) }, toReviewsDescription(data, view));
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const form = await readRequestBody(args.request, reviewForm);
  return changeReviews(context, args.params["gameId"] ?? "", form);
}

export { reviewLinks as links } from "~/components/player-review/review-links";
export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";

export default function ReviewsRoute() {
  const { reviewsPage } = useLoaderData<typeof loader>();
  return <ReviewsPage reviewsPage={reviewsPage} refusal={useActionData<ReviewRefusal>()} />;
}
