import type { ServerBuild } from "@remix-run/node";
import { silenceRequestLog } from "~/framework-internals/remix-serve.server";
import { routePatterns } from "~/rules/route-pattern";
import { withoutSecret } from "~/rules/secret-path";
import { machinePaths } from "~/machine-paths";
import { log } from "~observe/log";
import { startMetrics } from "~observe/metrics-server";
import { observeRequests } from "~observe/request-hook";
import { shutDownOnSignals } from "~observe/shutdown";

/** Static files and health checks would flood the log. */
const QUIET = [/^\/(?:build|fonts|images|media|[0-9a-f]{64}[\w.-]*)\//, new RegExp(`^${machinePaths.healthcheck}/?$`)];

export function observePortal(routes: () => ServerBuild["routes"]): void {
  silenceRequestLog();
  shutDownOnSignals();
  let routeOf: ((pathname: string) => string) | undefined;
  observeRequests({
    // Resolved lazily: the build with the routes is still loading.
    routeOf: (pathname) => (routeOf ??= routePatterns(Object.values(routes()).filter(isRoute)))(pathname),
    isQuiet: (pathname) => QUIET.some((quiet) => quiet.test(pathname)),
    shownPath: withoutSecret,
  });
  startMetrics().catch((err: unknown) => {
    log.fatal({ err }, "The metrics' port cannot be used");
    process.exit(1);
  });
}

function isRoute<Route>(route: Route | undefined): route is Route {
  return route !== undefined;
}
