import { getFeed, voteForEntry, withdrawVote } from "~contract/calls/configurations";
import { requireSignedInUserId } from "../identity/require-session";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { runIdempotent } from "../store/idempotent-change";
import { addVote, removeVote } from "../store/catalogue/feed-votes";
import { findFeed } from "../store/catalogue/feeds";
import { createQueryContext } from "./create-query-context";

export function registerFeeds(app: ApiApp): void {
  route(app, getFeed, ({ params, query }, context) =>
    findFeed(createQueryContext(context, query.locale), params.alias, query),
  );

  route(app, voteForEntry, ({ params, body, idempotencyKey }, context) => {
    const userId = requireSignedInUserId(context);
    const now = new Date();
    const call = { name: voteForEntry.name, input: { params, body } };
    return runIdempotent(
      context.get("database"),
      { userId, idempotencyKey, call, now },
      voteForEntry.data,
      (transaction) => addVote(transaction, { ...params, userId }, { feedVersion: body.feedVersion, now }),
    );
  });

  route(app, withdrawVote, ({ params }, context) =>
    removeVote(context.get("database"), { ...params, userId: requireSignedInUserId(context) }),
  );
}
