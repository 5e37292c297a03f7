const EVERY_MS = 1_000;
let shownAt = Date.now();

/** A line a second at most, so that quick work says nothing but its result. */
export function showProgress(text: string): void {
  if (Date.now() - shownAt < EVERY_MS) return;
  shownAt = Date.now();
  console.error(`… ${text}`);
}
