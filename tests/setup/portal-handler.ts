import path from "node:path";
import { UNSAFE_flatRoutes as flatRoutes } from "@remix-run/dev";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";

export type RouteFile = { id: string; path: string; isDocument: boolean; handlesGet: boolean };

type RouteModule = ServerBuild["routes"][string]["module"];

export type PortalHandler = {
  /** As in a production build: all loaders, document, error boundaries. */
  handle: (request: Request) => Promise<Response>;
  routes: RouteFile[];
};

export async function createPortalHandler(): Promise<PortalHandler> {
  const app = path.resolve("app");
  const files = Object.values(flatRoutes(app, ["**/.*", "**/*.test.{ts,tsx}"]));
  const root = { id: "root", path: "", file: "root.tsx" };
  const routes: ServerBuild["routes"] = {};
  for (const { file, ...route } of [
    root,
    ...files.map((found) => ({ ...found, parentId: found.parentId ?? "root" })),
  ]) {
    routes[route.id] = { ...route, module: (await import(path.join(app, file))) as RouteModule };
  }
  const build: ServerBuild = {
    mode: "production",
    entry: { module: await import("~/entry.server") },
    routes,
    assets: {
      entry: { imports: [], module: "/build/entry.js" },
      routes: assetsOf(routes),
      url: "/build/m.js",
      version: "1",
    },
    publicPath: "/build/",
    assetsBuildDirectory: "public/build",
    future: FUTURE,
    isSpaMode: false,
  };
  const handler = createRequestHandler(build, "production");
  return {
    handle: (request) => handler(request, {}),
    routes: Object.values(routes).map((route) => toFile(route, routes)),
  };
}

/** As in remix.config.js. */
const FUTURE: ServerBuild["future"] = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_singleFetch: true,
  v3_lazyRouteDiscovery: false,
};

function assetsOf(routes: ServerBuild["routes"]): ServerBuild["assets"]["routes"] {
  return Object.fromEntries(
    Object.values(routes).map(({ module, ...route }) => [
      route.id,
      {
        ...route,
        module: `/build/${encodeURIComponent(route.id)}.js`,
        hasAction: "action" in module,
        hasLoader: "loader" in module,
        hasClientAction: false,
        hasClientLoader: false,
        hasErrorBoundary: "ErrorBoundary" in module,
      },
    ]),
  );
}

function toFile({ id, module }: ServerBuild["routes"][string], routes: ServerBuild["routes"]): RouteFile {
  return { id, path: pathOf(id, routes), isDocument: "default" in module, handlesGet: "loader" in module };
}

function pathOf(id: string, routes: ServerBuild["routes"]): string {
  const route = routes[id];
  if (!route) return "";
  const above = route.parentId === undefined ? "" : pathOf(route.parentId, routes);
  return route.path ? `${above}/${route.path}` : above;
}
