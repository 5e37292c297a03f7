import * as calls from "~contract/calls/figures";
import type { ApiApp } from "../api-context";
import { requireStudioRole } from "../identity/require-role";
import { route } from "../route";
import { readFigures } from "../store/statistics/figures";
import { MAKERS } from "../store/studios/memberships";

/** Rules: docs/product/figures.md. */
export function registerFigures(app: ApiApp): void {
  route(app, calls.getFigures, ({ query }, context) =>
    readFigures(context.get("database"), { ...query, now: new Date() }),
  );

  route(app, calls.getStudioFigures, async ({ params: { studioId }, query }, context) => {
    await requireStudioRole(context, studioId, MAKERS);
    return readFigures(context.get("database"), { ...query, studioId, now: new Date() });
  });
}
