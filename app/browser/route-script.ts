/** Resource routes that scripts post to. */
export type RouteName =
  "favorites" | "plays" | "purchases" | "quests" | "ratings" | "reports" | "scores" | "stickers" | "tips";

/**
 * Fetches the script of a resource route; rejects where it does not get through. To be awaited before something is sent
 * from a page that must stay: the router loads the page anew when it is the one to find the script missing.
 */
export async function fetchRouteScript(name: RouteName): Promise<void> {
  const route = window.__remixManifest.routes[`routes/api.${name}`];
  if (route) await import(route.module);
}
