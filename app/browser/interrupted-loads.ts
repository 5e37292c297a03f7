/** Where a newer load interrupts one whose body has begun, Remix leaves the rejections of its decoder unhandled. */
export function ignoreInterruptedLoads(): void {
  window.addEventListener("unhandledrejection", (event) => {
    if (!(event.reason instanceof DOMException && event.reason.name === "AbortError")) return;
    event.preventDefault();
    // Error reports listen too.
    event.stopImmediatePropagation();
  });
}
