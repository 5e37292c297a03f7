import { afterEach, beforeEach, expect, it, vi } from "vitest";

const navigate = vi.fn();
const prefersReducedMotion = vi.fn(() => false);

beforeEach(() => {
  vi.resetModules();
  navigate.mockClear();
  prefersReducedMotion.mockReturnValue(false);
  vi.stubGlobal("__remixRouter", { navigate });
  vi.stubGlobal("matchMedia", () => ({ matches: prefersReducedMotion() }));
  window.history.replaceState(null, "", "/discover/");
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "startViewTransition");
});

async function start(ready: () => Promise<undefined> = () => Promise.resolve(undefined)) {
  const startTransition = vi.fn(() => ({ ready: ready() }));
  Object.defineProperty(document, "startViewTransition", {
    value: startTransition,
    configurable: true,
    writable: true,
  });
  const { startPageTransitions } = await import("~/framework-internals/page-transitions");
  startPageTransitions();
  return startPageTransitions;
}

it("does nothing in browsers without view transitions", async () => {
  const { startPageTransitions } = await import("~/framework-internals/page-transitions");
  startPageTransitions();
  expect(window.__remixRouter).toEqual({ navigate });
});

it.each([
  ["/games/a/", true],
  ["/discover/?page=2", false],
  ["?page=2", false],
  [{ search: "?page=2" }, false],
  [{ pathname: "/" }, true],
  [null, false],
] as const)("uses a transition to %j: %s", async (to, isFaded) => {
  await start();
  await window.__remixRouter.navigate(to, { replace: true });
  expect(navigate).toHaveBeenCalledWith(to, { replace: true, viewTransition: isFaded });
});

it("does not change back navigation", async () => {
  await start();
  await window.__remixRouter.navigate(-1);
  expect(navigate).toHaveBeenCalledWith(-1);
});

it("checks at every navigation whether motion is allowed", async () => {
  await start();
  prefersReducedMotion.mockReturnValue(true);
  await window.__remixRouter.navigate("/");
  expect(navigate).toHaveBeenCalledWith("/", { viewTransition: false });
});

it("patches the router once, however often it is started", async () => {
  const startAgain = await start();
  const patched = { ...window.__remixRouter };
  startAgain();
  expect(window.__remixRouter).toEqual(patched);
});

it("ignores the rejection of an interrupted transition", async () => {
  const onUnhandled = vi.fn();
  process.on("unhandledRejection", onUnhandled);
  await start(() => Promise.reject(new DOMException("Transition was skipped", "AbortError")));
  document.startViewTransition(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  process.off("unhandledRejection", onUnhandled);
  expect(onUnhandled).not.toHaveBeenCalled();
});
