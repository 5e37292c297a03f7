import { claimQuest, enterCode, listQuestRewards, listQuests } from "~contract/calls/quests";
import { signedInUserId } from "../identity/signed-in-user";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { findAccountLevel } from "../store/quests/account-level";
import { runIdempotent } from "../store/idempotent-change";
import { redeemCode } from "../store/quests/code-redemption";
import { listEarnedRewards } from "../store/quests/player-rewards";
import { claimQuest as payClaim, listQuests as loadQuests } from "../store/quests/quests";
import { toReading } from "./reading";

export function registerQuests(app: ApiApp): void {
  route(app, listQuests, async ({ query }, context) => {
    const queryContext = toReading(context, query.locale);
    const { viewer, database } = queryContext;
    const collections = await loadQuests(queryContext);
    const isPlayer = viewer !== null && !viewer.isGuest;
    return { collections, accountLevel: isPlayer ? await findAccountLevel(database, viewer.userId) : null };
  });

  route(app, listQuestRewards, ({ query }, context) =>
    listEarnedRewards(toReading(context, query.locale), signedInUserId(context), query),
  );

  route(app, enterCode, ({ body }, context) => {
    const { database, now } = toReading(context);
    return redeemCode(database, { userId: signedInUserId(context), code: body.code, now });
  });

  route(app, claimQuest, async ({ params, query, idempotencyKey }, context) => {
    const { database, locale, mediaBaseUrl, now } = toReading(context, query.locale);
    const userId = signedInUserId(context);
    const request = { userId, idempotencyKey, call: { name: claimQuest.name, input: params }, now };
    return runIdempotent(database, request, claimQuest.data, async (transaction) => ({
      quest: await payClaim(transaction, { ...params, userId, locale, mediaBaseUrl, now }),
    }));
  });
}
