import { claimQuest, listQuests } from "~contract/calls/quests";
import { signedInUserId } from "../identity/signed-in-user";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { changeOnce } from "../store/change-once";
import { claimQuest as payClaim, listQuests as loadQuests } from "../store/quests";
import { toReading } from "./reading";

export function registerQuests(app: ApiApp): void {
  route(app, listQuests, async ({ query }, context) => ({
    collections: await loadQuests(toReading(context, query.locale)),
  }));

  route(app, claimQuest, async ({ params, idempotencyKey }, context) => {
    const { database, mediaBaseUrl, now } = toReading(context);
    const userId = signedInUserId(context);
    const request = { userId, idempotencyKey, call: { name: claimQuest.name, input: params }, now };
    return changeOnce(database, request, claimQuest.data, async (transaction) => ({
      quest: await payClaim(transaction, { ...params, userId, mediaBaseUrl, now }),
    }));
  });
}
