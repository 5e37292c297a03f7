/** Whether the open document was loaded for the page that it shows, not for one before it. */
export function isOwnDocument(): boolean {
  const [loaded] = window.performance.getEntriesByType("navigation");
  return !loaded || new URL(loaded.name).pathname === window.location.pathname;
}
