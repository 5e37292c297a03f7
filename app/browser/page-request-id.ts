/** The id of the request that made this page, as the server's log has it; browsers tell it over https and at home. */
export function pageRequestId(): string | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  if (!(navigation instanceof PerformanceNavigationTiming)) return undefined;
  return navigation.serverTiming.find(({ name }) => name === "request")?.description;
}
