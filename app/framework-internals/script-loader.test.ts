import vm from "node:vm";
import { beforeEach, expect, it } from "vitest";
import { HYDRATED_EVENT, scriptLoader } from "./script-loader";

const START = scriptLoader({
  files: ["/build/manifest.js", "/build/library.js"],
  routes: [{ id: "root", module: "/build/root.js" }],
  entry: "/build/entry.js",
});

type Listener = (event: object) => void;

let listeners: Map<string, Listener>;
let requested: string[];
let isReachable: boolean;
const root = { dataset: {} as Record<string, string> };
const page: { requestIdleCallback: (then: () => void) => void; __remixRouteModules?: object } = {
  requestIdleCallback: (then) => then(),
};

const settle = () => new Promise((resolve) => setTimeout(resolve));
const dispatch = (type: string, event: object = {}) => listeners.get(type)?.(event);

beforeEach(() => {
  listeners = new Map();
  requested = [];
  isReachable = true;
  root.dataset = {};
  delete page.__remixRouteModules;
  run();
});

function run(): void {
  vm.runInNewContext(START.replaceAll("import(", "load("), {
    window: page,
    document: { head: { append: () => undefined }, createElement: () => ({}), documentElement: root },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    setTimeout: () => undefined,
    load: (file: string) => {
      requested.push(file);
      return isReachable ? Promise.resolve({ file }) : Promise.reject(new Error("offline"));
    },
  });
}

it("loads nothing before the page has loaded, then all files at once, and the entry last", async () => {
  expect(requested).toEqual([]);
  dispatch("load");
  expect([...requested].sort()).toEqual(["/build/library.js", "/build/manifest.js", "/build/root.js"]);
  await settle();
  expect(requested.at(-1)).toBe("/build/entry.js");
  expect(page.__remixRouteModules).toEqual({ root: { file: "/build/root.js" } });
});

it("starts at once where a browser's palette hides the page", () => {
  root.dataset["palette"] = "pending";
  run();
  expect(requested).toHaveLength(3);
});

it("starts once, at the first interaction", async () => {
  dispatch("pointerdown");
  dispatch("keydown");
  dispatch("load");
  await settle();
  expect(requested).toHaveLength(4);
});

it("retries at the next interaction when a file could not be loaded", async () => {
  isReachable = false;
  dispatch("load");
  await settle();
  isReachable = true;
  dispatch("keydown");
  await settle();
  expect(requested.at(-1)).toBe("/build/entry.js");
});

it("repeats an early click, but no click by a script or after hydration", () => {
  const presses: string[] = [];
  const button = (name: string) => ({ isConnected: true, click: () => presses.push(name) });
  const press = (name: string, isTrusted = true) =>
    dispatch("click", { isTrusted, target: { closest: () => button(name) } });
  press("by a script", false);
  press("early");
  dispatch(HYDRATED_EVENT);
  expect(presses).toEqual(["early"]);
  press("late");
  expect(presses).toEqual(["early"]);
});
