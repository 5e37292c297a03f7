import * as collectionCalls from "~contract/calls/desk-collections";
import * as calls from "~contract/calls/desk-quests";
import type { ApiApp } from "../api-context";
import { route } from "../route";
import { listDeskQuests, listQuestChoices } from "../store/quests/desk-quests";
import { QUEST_KIND } from "../store/quests/quest-content";
import { simulateQuests } from "../store/quests/quest-simulation";
import { changeQuestCollection, listQuestCollections } from "../store/quests/desk-collections";
import { authorOf, registerContentCalls } from "./content-calls";

const DATE_LENGTH = "yyyy-mm-dd".length;

/** Rules: docs/product/quests.md#making-quests. */
export function registerDeskQuests(app: ApiApp): void {
  // Before the quest whose id it could be.
  route(app, calls.simulateQuests, async ({ query }, context) => {
    const date = query.date ?? new Date().toISOString().slice(0, DATE_LENGTH);
    const newcomer = { userId: "", now: new Date(`${date}T23:59:59.999Z`) };
    return { date, collections: await simulateQuests(context.get("database"), newcomer) };
  });

  registerContentCalls(app, calls.QUEST_CALLS, QUEST_KIND);

  route(app, collectionCalls.listQuestCollections, async (_input, context) => ({
    collections: await listQuestCollections(context.get("database")),
  }));

  route(app, collectionCalls.changeQuestCollection, ({ params, body: { version, ...numbers } }, context) =>
    changeQuestCollection(context.get("database"), { ...params, version, numbers }, authorOf(context)),
  );

  route(app, calls.listDeskQuests, ({ query }, context) => listDeskQuests(context.get("database"), query));

  route(app, calls.listQuestChoices, ({ query }, context) =>
    listQuestChoices(context.get("database"), query.search, context.get("configuration").mediaBaseUrl),
  );
}
