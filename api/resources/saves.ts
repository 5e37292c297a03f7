import { deleteSave, getSave, putSave } from "~contract/calls/saves";
import { requireSignedInUserId } from "../identity/require-session";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { deleteSave as removeSave, findSave, writeSave } from "../store/play/saves";

export function registerSaves(app: ApiApp): void {
  route(app, getSave, ({ params }, context) =>
    findSave(context.get("database"), { ...params, userId: requireSignedInUserId(context) }),
  );

  route(app, putSave, ({ params, body }, context) => {
    const slot = { ...params, userId: requireSignedInUserId(context) };
    return writeSave(context.get("database"), slot, { ...body, now: new Date() });
  });

  route(app, deleteSave, async ({ params }, context) => {
    await removeSave(context.get("database"), { ...params, userId: requireSignedInUserId(context) });
    return null;
  });
}
