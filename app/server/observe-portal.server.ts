import { createRequire } from "node:module";
import type { ServerBuild } from "@remix-run/node";
import { routePatterns } from "~/rules/route-pattern";
import { paths } from "~/paths";
import { log } from "~observe/log";
import { startMetrics } from "~observe/metrics-server";
import { observeRequests } from "~observe/request-hook";
import { shutDownOnSignals } from "~observe/shutdown";

type Morgan = { format: (name: string, write: () => undefined) => void };

/** Static files and health checks would flood the log. */
const QUIET = [/^\/(?:build|fonts|images|media)\//, new RegExp(`^${paths.healthcheck}/?$`)];

export function observePortal(routes: () => ServerBuild["routes"]): void {
  silenceRequestLog();
  shutDownOnSignals();
  let routeOf: ((pathname: string) => string) | undefined;
  observeRequests({
    // Resolved lazily: the build with the routes is still loading.
    routeOf: (pathname) => (routeOf ??= routePatterns(Object.values(routes()).filter(isRoute)))(pathname),
    isQuiet: (pathname) => QUIET.some((quiet) => quiet.test(pathname)),
  });
  startMetrics().catch((err: unknown) => {
    log.fatal({ err }, "The metrics' port cannot be used");
    process.exit(1);
  });
}

function isRoute<Route>(route: Route | undefined): route is Route {
  return route !== undefined;
}

/** remix-serve logs each request with morgan's "tiny" format; an empty format disables it. */
function silenceRequestLog(): void {
  const require = createRequire(import.meta.url);
  const requireAsServer = createRequire(require.resolve("@remix-run/serve/dist/cli.js"));
  const morgan = requireAsServer("morgan") as Morgan;
  morgan.format("tiny", () => undefined);
}
