import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { idle } from "./idle";
import { prefetchNearbyLinks } from "./link-prefetch";

type Report = (entries: Partial<IntersectionObserverEntry>[]) => void;

const observed: Element[] = [];
const margins: (string | undefined)[] = [];
const disconnect = vi.fn();
let report: Report;

class FakeObserver {
  constructor(callback: Report, { rootMargin }: IntersectionObserverInit) {
    report = callback;
    margins.push(rootMargin);
  }
  observe = (element: Element) => observed.push(element);
  unobserve = (element: Element) => observed.splice(observed.indexOf(element), 1);
  disconnect = disconnect;
}

beforeEach(() => {
  observed.length = 0;
  vi.stubGlobal("IntersectionObserver", FakeObserver);
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => setTimeout(callback));
  vi.stubGlobal("__remixRouter", {
    routes: [
      {
        id: "root",
        path: "",
        children: [
          { id: "tag", path: "tags/:alias" },
          { id: "game", path: "games/:id" },
        ],
      },
    ],
  });
  const routes = {
    root: { module: "/build/root.js" },
    tag: { module: "/build/tag.js", imports: ["/build/_shared/grid.js"] },
    game: { module: "/build/game.js", imports: ["/build/_shared/grid.js"] },
  };
  vi.stubGlobal("__remixManifest", { routes });
  document.body.innerHTML = `
    <nav id="sidebar"><a href="/tags/a/">A</a></nav>
    <main id="main"><a href="/games/b/">B</a><a href="/games/d/">D</a><a href="https://example.org/">Elsewhere</a></main>
    <footer><a href="/tags/c/">C</a></footer>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = "";
  document.body.innerHTML = "";
});

const preloads = () =>
  [...document.head.querySelectorAll("link[rel=modulepreload]")].map((link) => link.getAttribute("href"));

it("does not prefetch for visitors who save data", () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  prefetchNearbyLinks()();
  expect(observed).toEqual([]);
});

it("prefetches a page's scripts once, when its link is within 200 px and the tab is idle", async () => {
  const stop = prefetchNearbyLinks();
  expect(margins.at(-1)).toBe("200px 0px");
  const [tag, game, secondGame] = [...observed];
  expect([tag?.textContent, game?.textContent, observed.length]).toEqual(["A", "B", 3]);
  if (!tag || !game || !secondGame) throw new Error("no links");
  report([{ isIntersecting: false, target: tag }]);
  expect(preloads()).toEqual([]);
  report([{ isIntersecting: true, target: tag }]);
  expect(preloads()).toEqual([]);
  await idle();
  expect(preloads()).toEqual(["/build/root.js", "/build/tag.js", "/build/_shared/grid.js"]);
  report([{ isIntersecting: true, target: game }]);
  await idle();
  expect(preloads().slice(3)).toEqual(["/build/game.js"]);
  const requestIdle = vi.spyOn(window, "requestIdleCallback");
  report([{ isIntersecting: true, target: secondGame }]);
  expect(requestIdle, "a page of the same shape is not looked up again").not.toHaveBeenCalled();
  expect(observed).toEqual([]);
  stop();
  expect(disconnect).toHaveBeenCalledOnce();
});
