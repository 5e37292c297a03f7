/** Browsers expose Server-Timing over https and on localhost only. */
export function pageRequestId(): string | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  if (!(navigation instanceof PerformanceNavigationTiming)) return undefined;
  return navigation.serverTiming.find(({ name }) => name === "request")?.description;
}
