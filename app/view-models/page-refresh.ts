/** After how many seconds a page without scripts loads itself again; null: not at all. */
export function refreshSecondsOf(pages: readonly unknown[]): number | null {
  const seconds = pages.map((page) =>
    typeof page === "object" && page !== null && "refreshSeconds" in page ? page.refreshSeconds : null,
  );
  return seconds.find((value) => typeof value === "number") ?? null;
}
