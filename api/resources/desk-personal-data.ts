import * as calls from "~contract/calls/desk-personal-data";
import type { ApiApp } from "../api-context";
import { staffOf } from "../identity/require-staff";
import { route } from "../route";
import { deletePlayer, readPlayersData, startPlayerExport } from "../store/personal-data/players-data";
import { authorOf } from "./content-calls";

/** Rules: docs/product/sanctions.md#a-players-data. */
export function registerDeskPersonalData(app: ApiApp): void {
  route(app, calls.startPlayerExport, ({ params, body }, context) =>
    startPlayerExport(context.get("database"), { ...params, ...body }, authorOf(context)),
  );

  route(app, calls.getPlayersData, ({ params, query: { page = 0 } }, context) => {
    const reader = { actorId: staffOf(context).userId, now: new Date() };
    return readPlayersData(context.get("database"), { ...params, page }, reader);
  });

  route(app, calls.deletePlayer, async ({ params, body }, context) => {
    const author = { ...authorOf(context), moderator: staffOf(context) };
    await deletePlayer(context.get("database"), { ...params, ...body }, author);
    return null;
  });
}
