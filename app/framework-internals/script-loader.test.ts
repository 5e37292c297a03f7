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
let asked: string[];
let isReachable: boolean;
const root = { dataset: {} as Record<string, string> };
const page: { requestIdleCallback: (then: () => void) => void; __remixRouteModules?: object } = {
  requestIdleCallback: (then) => then(),
};

const settle = () => new Promise((resolve) => setTimeout(resolve));
const tell = (type: string, event: object = {}) => listeners.get(type)?.(event);

beforeEach(() => {
  listeners = new Map();
  asked = [];
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
      asked.push(file);
      return isReachable ? Promise.resolve({ file }) : Promise.reject(new Error("offline"));
    },
  });
}

it("loads nothing before the page has loaded, then all files at once, and the entry last", async () => {
  expect(asked).toEqual([]);
  tell("load");
  expect([...asked].sort()).toEqual(["/build/library.js", "/build/manifest.js", "/build/root.js"]);
  await settle();
  expect(asked.at(-1)).toBe("/build/entry.js");
  expect(page.__remixRouteModules).toEqual({ root: { file: "/build/root.js" } });
});

it("starts at once where a browser's palette hides the page", () => {
  root.dataset["palette"] = "pending";
  run();
  expect(asked).toHaveLength(3);
});

it("starts once, at the first interaction", async () => {
  tell("pointerdown");
  tell("keydown");
  tell("load");
  await settle();
  expect(asked).toHaveLength(4);
});

it("retries at the next interaction when a file could not be loaded", async () => {
  isReachable = false;
  tell("load");
  await settle();
  isReachable = true;
  tell("keydown");
  await settle();
  expect(asked.at(-1)).toBe("/build/entry.js");
});

it("repeats an early click, but no click by a script or after hydration", () => {
  const presses: string[] = [];
  const button = (name: string) => ({ isConnected: true, click: () => presses.push(name) });
  const press = (name: string, isTrusted = true) =>
    tell("click", { isTrusted, target: { closest: () => button(name) } });
  press("by a script", false);
  press("early");
  tell(HYDRATED_EVENT);
  expect(presses).toEqual(["early"]);
  press("late");
  expect(presses).toEqual(["early"]);
});
