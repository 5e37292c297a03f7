import type { ToastView } from "./root-data";

export function collectToasts(pages: readonly unknown[]): ToastView[] {
  const toasts = pages.map(toastIn).filter((toast) => toast !== null);
  return toasts.filter((toast, index) => toasts.findIndex(({ message }) => message === toast.message) === index);
}

function toastIn(pageData: unknown): ToastView | null {
  if (typeof pageData !== "object" || pageData === null || !("toast" in pageData)) return null;
  return (pageData.toast ?? null) as ToastView | null;
}
