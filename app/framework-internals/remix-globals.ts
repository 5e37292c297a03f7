import { matchRoutes } from "@remix-run/react";

export type RouteName =
  "favorites" | "plays" | "purchases" | "quests" | "ratings" | "reports" | "scores" | "stickers" | "tips";

/** Await before posting from a page that must stay: the router reloads it when a route's script is missing. */
export async function fetchRouteScript(name: RouteName): Promise<void> {
  const route = window.__remixManifest.routes[`routes/api.${name}`];
  if (route) await import(route.module);
}

/** Addresses of the scripts that the page at this path loads. */
export function scriptsOfPath(pathname: string): string[] {
  const matches = matchRoutes(window.__remixRouter.routes, pathname) ?? [];
  return matches.flatMap(({ route }) => {
    const entry = window.__remixManifest.routes[route.id];
    return entry ? [entry.module, ...(entry.imports ?? [])] : [];
  });
}

/** Errors of loaders and actions are in the router's state; render errors are not. */
export function isLoaderError(error: unknown): boolean {
  return Object.values(window.__remixRouter.state.errors ?? {}).includes(error);
}
