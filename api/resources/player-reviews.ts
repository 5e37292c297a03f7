import * as calls from "~contract/calls/player-reviews";
import type { ApiApp, ApiContext } from "../api-context";
import { requireGameRole } from "../identity/require-role";
import { requireSignedInUserId } from "../identity/require-session";
import { staffOf } from "../identity/require-staff";
import { route } from "../route";
import { deleteReview, readOwnReview, writeReview } from "../store/player-reviews/own-review";
import { answerReview, deleteAnswer } from "../store/player-reviews/review-answers";
import { listReviews } from "../store/player-reviews/review-list";
import { moderateReview } from "../store/player-reviews/review-removal";
import { reportReview } from "../store/player-reviews/review-reports";
import { voteForReview } from "../store/player-reviews/review-votes";
import { MAKERS } from "../store/studios/memberships";
import { authorOf } from "./content-calls";
import { createQueryContext } from "./create-query-context";

/** Rules: docs/product/reviews.md. */
export function registerPlayerReviews(app: ApiApp): void {
  route(app, calls.listPlayerReviews, ({ params, query }, context) =>
    listReviews(createQueryContext(context), { ...params, ...query }),
  );

  route(app, calls.getOwnPlayerReview, ({ params }, context) =>
    readOwnReview(createQueryContext(context), { ...params, ...signedIn(context) }),
  );

  route(app, calls.putPlayerReview, ({ params, body }, context) =>
    writeReview(createQueryContext(context), { ...params, ...body, ...signedIn(context) }),
  );

  route(app, calls.deletePlayerReview, async ({ params }, context) => {
    await deleteReview(context.get("database"), { ...params, ...signedIn(context) });
    return null;
  });

  route(app, calls.voteForPlayerReview, ({ params, body }, context) =>
    voteForReview(context.get("database"), { ...params, ...body, ...signedIn(context), now: new Date() }),
  );

  route(app, calls.reportPlayerReview, async ({ params, body: { reason, comment } }, context) => {
    const report = { ...params, ...signedIn(context), reason, comment, now: new Date() };
    await reportReview(context.get("database"), report);
    return null;
  });

  registerAnswers(app);
  registerRemoval(app);
}

function registerAnswers(app: ApiApp): void {
  route(app, calls.answerPlayerReview, async ({ params, body: { text } }, context) => {
    const { userId } = await requireGameRole(context, params.gameId, MAKERS);
    await answerReview(context.get("database"), { ...params, userId, text, now: new Date() });
    return null;
  });

  route(app, calls.deletePlayerReviewAnswer, async ({ params }, context) => {
    await requireGameRole(context, params.gameId, MAKERS);
    await deleteAnswer(context.get("database"), { ...params, now: new Date() });
    return null;
  });
}

function registerRemoval(app: ApiApp): void {
  route(app, calls.removePlayerReview, ({ params, body: { reason } }, context) =>
    moderateReview(context.get("database"), { ...params, isRemoved: true, reason }, moderatorOf(context)),
  );

  route(app, calls.restorePlayerReview, ({ params, body: { reason } }, context) =>
    moderateReview(context.get("database"), { ...params, isRemoved: false, reason }, moderatorOf(context)),
  );
}

function signedIn(context: ApiContext): { userId: string } {
  return { userId: requireSignedInUserId(context) };
}

function moderatorOf(context: ApiContext) {
  return { ...authorOf(context), actorId: staffOf(context).userId };
}
