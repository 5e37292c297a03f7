import type { ServerBuild } from "@remix-run/node";

/** What the compiler puts in the place of "@remix-run/dev/server-build"; a portal put together from its sources has none. */
export const routes: ServerBuild["routes"] = {};
