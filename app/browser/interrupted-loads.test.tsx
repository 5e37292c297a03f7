import { expect, it, vi } from "vitest";
import { ignoreInterruptedLoads } from "./interrupted-loads";

const onRejection = vi.fn();

function reject(reason: unknown): Event {
  const event = Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason });
  onRejection.mockReset();
  window.dispatchEvent(event);
  return event;
}

it("reports no interrupted load, and everything else", () => {
  ignoreInterruptedLoads();
  window.addEventListener("unhandledrejection", onRejection);
  expect(reject(new DOMException("BodyStreamBuffer was aborted", "AbortError")).defaultPrevented).toBe(true);
  expect(onRejection).not.toHaveBeenCalled();
  for (const reason of [
    new DOMException("No room", "QuotaExceededError"),
    new TypeError("Failed to fetch"),
    undefined,
  ]) {
    expect(reject(reason).defaultPrevented).toBe(false);
    expect(onRejection).toHaveBeenCalledOnce();
  }
  window.removeEventListener("unhandledrejection", onRejection);
});
