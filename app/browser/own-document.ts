export function isOwnDocument(): boolean {
  const [loaded] = window.performance.getEntriesByType("navigation");
  return !loaded || new URL(loaded.name).pathname === window.location.pathname;
}
