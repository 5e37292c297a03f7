export type RouteName =
  "favorites" | "plays" | "purchases" | "quests" | "ratings" | "reports" | "scores" | "stickers" | "tips";

/** Await before posting from a page that must stay: the router reloads it when a route's script is missing. */
export async function fetchRouteScript(name: RouteName): Promise<void> {
  const route = window.__remixManifest.routes[`routes/api.${name}`];
  if (route) await import(route.module);
}
