import * as calls from "~contract/calls/desk-codes";
import type { ApiApp } from "../api-context";
import { route } from "../route";
import { addCodeBatch, withdrawCodeBatch } from "../store/quests/code-batches";
import { readCodeStock } from "../store/quests/code-stock";
import { authorOf } from "./content-calls";

/** Rules: docs/product/quests.md#codes. */
export function registerDeskCodes(app: ApiApp): void {
  route(app, calls.listCodeBatches, ({ params }, context) => readCodeStock(context.get("database"), params.subjectId));

  route(app, calls.addCodeBatch, ({ params, body }, context) =>
    addCodeBatch(context.get("database"), { ...params, ...body }, authorOf(context)),
  );

  route(app, calls.withdrawCodeBatch, ({ params, body }, context) =>
    withdrawCodeBatch(context.get("database"), { ...params, ...body }, authorOf(context)),
  );
}
