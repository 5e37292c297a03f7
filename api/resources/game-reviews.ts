import * as calls from "~contract/calls/game-reviews";
import type { ApiApp } from "../api-context";
import { requireGameRole } from "../identity/require-role";
import { route } from "../route";
import { approveReview, sendBackReview } from "../store/reviews/decide-review";
import { listReviews } from "../store/reviews/review-list";
import { submitGame, withdrawGame } from "../store/reviews/submit-game";
import { MAKERS } from "../store/studios/memberships";
import { authorOf } from "./content-calls";

/** Rules: docs/product/studios.md#review. */
export function registerGameReviews(app: ApiApp): void {
  registerSubmissions(app);
  registerDecisions(app);
}

function registerSubmissions(app: ApiApp): void {
  route(app, calls.submitGame, async ({ params, body: { wishedDate } }, context) => {
    const { gameId } = await requireGameRole(context, params.gameId, MAKERS);
    const wishedAt = wishedDate === null ? null : new Date(wishedDate);
    await submitGame(context.get("database"), { gameId, wishedAt, now: new Date() });
    return null;
  });

  route(app, calls.withdrawGame, async ({ params }, context) => {
    const { gameId } = await requireGameRole(context, params.gameId, MAKERS);
    await withdrawGame(context.get("database"), gameId);
    return null;
  });
}

function registerDecisions(app: ApiApp): void {
  route(app, calls.listReviews, ({ query }, context) => {
    const { mediaBaseUrl } = context.get("configuration");
    return listReviews({ database: context.get("database"), mediaBaseUrl }, query);
  });

  route(app, calls.decideReview, ({ params: { reviewId }, body }, context) => {
    const [database, author] = [context.get("database"), authorOf(context)];
    if (body.decision === "SENT_BACK") return sendBackReview(database, { reviewId, reason: body.reason }, author);
    const publishAt = body.publishDate === null ? null : new Date(body.publishDate);
    return approveReview(database, { reviewId, publishAt }, author);
  });
}
