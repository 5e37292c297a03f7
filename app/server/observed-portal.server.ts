import { createRequire } from "node:module";
import type { ServerBuild } from "@remix-run/node";
import { routePatterns } from "~/rules/route-pattern";
import { paths } from "~/paths";
import { log } from "~observe/log";
import { startMetrics } from "~observe/metrics-server";
import { observeRequests } from "~observe/request-hook";
import { stopOnSignals } from "~observe/stopping";

type Morgan = { format: (name: string, write: () => undefined) => void };

/** Files of the build and of public/, and the question of a supervisor: a page asks for dozens, one line each is noise. */
const QUIET = [/^\/(?:build|fonts|images|media)\//, new RegExp(`^${paths.healthcheck}/?$`)];

/** The portal's requests are logged and measured, and end well when the process is told to stop. */
export function observePortal(routes: () => ServerBuild["routes"]): void {
  silenceRequestLog();
  stopOnSignals();
  let routeOf: ((pathname: string) => string) | undefined;
  observeRequests({
    // The build that holds the routes is still being loaded while this is installed.
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

/** remix-serve writes a line of its own for each request, in a format whose name is "tiny"; an empty one writes nothing. */
function silenceRequestLog(): void {
  const require = createRequire(import.meta.url);
  const requireAsServer = createRequire(require.resolve("@remix-run/serve/dist/cli.js"));
  const morgan = requireAsServer("morgan") as Morgan;
  morgan.format("tiny", () => undefined);
}
