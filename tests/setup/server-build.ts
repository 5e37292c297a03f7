import type { ServerBuild } from "@remix-run/node";

/** Stands in for the compiler's "@remix-run/dev/server-build". */
export const routes: ServerBuild["routes"] = {};
