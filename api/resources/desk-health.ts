import * as calls from "~contract/calls/desk-health";
import type { ApiApp } from "../api-context";
import { route } from "../route";

/** Rules: docs/product/health.md. */
export function registerDeskHealth(app: ApiApp): void {
  route(app, calls.getHealth, (_input, context) => context.get("health").read());

  route(app, calls.listHealthEvents, async (_input, context) => ({ events: await context.get("health").listEvents() }));
}
