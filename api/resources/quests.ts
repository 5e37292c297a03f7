import { claimQuest, enterCode, listQuestRewards, listQuests } from "~contract/calls/quests";
import { requireSignedInUserId } from "../identity/require-session";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { findAccountLevel } from "../store/quests/account-level";
import { runIdempotent } from "../store/idempotent-change";
import { redeemCode } from "../store/quests/code-redemption";
import { listEarnedRewards } from "../store/quests/player-rewards";
import { claimQuest as payClaim, listQuests as loadQuests } from "../store/quests/quests";
import { createQueryContext } from "./create-query-context";

export function registerQuests(app: ApiApp): void {
  route(app, listQuests, async ({ query }, context) => {
    const queryContext = createQueryContext(context, query.locale);
    const { viewer, database } = queryContext;
    const collections = await loadQuests(queryContext);
    const isPlayer = viewer !== null && !viewer.isGuest;
    return { collections, accountLevel: isPlayer ? await findAccountLevel(database, viewer.userId) : null };
  });

  route(app, listQuestRewards, ({ query }, context) =>
    listEarnedRewards(createQueryContext(context, query.locale), requireSignedInUserId(context), query),
  );

  route(app, enterCode, ({ body }, context) => {
    const { database, now } = createQueryContext(context);
    return redeemCode(database, { userId: requireSignedInUserId(context), code: body.code, now });
  });

  route(app, claimQuest, async ({ params, query, idempotencyKey }, context) => {
    const { database, locale, mediaBaseUrl, now } = createQueryContext(context, query.locale);
    const userId = requireSignedInUserId(context);
    const request = { userId, idempotencyKey, call: { name: claimQuest.name, input: params }, now };
    return runIdempotent(database, request, claimQuest.data, async (transaction) => ({
      quest: await payClaim(transaction, { ...params, userId, locale, mediaBaseUrl, now }),
    }));
  });
}
