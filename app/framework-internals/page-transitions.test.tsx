import { afterEach, beforeEach, expect, it, vi } from "vitest";

const navigate = vi.fn();
const prefersLessMotion = vi.fn(() => false);

beforeEach(() => {
  vi.resetModules();
  navigate.mockClear();
  prefersLessMotion.mockReturnValue(false);
  vi.stubGlobal("__remixRouter", { navigate });
  vi.stubGlobal("matchMedia", () => ({ matches: prefersLessMotion() }));
  window.history.replaceState(null, "", "/discover/");
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "startViewTransition");
});

async function start(transition: Partial<ViewTransition> = { ready: Promise.resolve() }) {
  const given = vi.fn(() => transition);
  Object.defineProperty(document, "startViewTransition", { value: given, configurable: true, writable: true });
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
  prefersLessMotion.mockReturnValue(true);
  await window.__remixRouter.navigate("/");
  expect(navigate).toHaveBeenCalledWith("/", { viewTransition: false });
});

it("patches the router once, however often it is started", async () => {
  const startAgain = await start();
  const told = { ...window.__remixRouter };
  startAgain();
  expect(window.__remixRouter).toEqual(told);
});

it("ignores the rejection of an interrupted transition", async () => {
  const unforgiven = vi.fn();
  process.on("unhandledRejection", unforgiven);
  await start({ ready: Promise.reject(new DOMException("Transition was skipped", "AbortError")) });
  document.startViewTransition(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  process.off("unhandledRejection", unforgiven);
  expect(unforgiven).not.toHaveBeenCalled();
});
