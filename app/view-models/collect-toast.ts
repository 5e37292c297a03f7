import type { ToastView } from "./root-data";

/** The message to show among those that the root and the page have sent; the first one wins. */
export function collectToast(pages: readonly unknown[]): ToastView | null {
  return pages.map(toastIn).find(Boolean) ?? null;
}

function toastIn(pageData: unknown): ToastView | null {
  if (typeof pageData !== "object" || pageData === null || !("toast" in pageData)) return null;
  return pageData.toast as ToastView | null;
}
