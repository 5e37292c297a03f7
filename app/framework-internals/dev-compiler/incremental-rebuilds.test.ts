import { beforeEach, expect, it, vi } from "vitest";
import { IncrementalRebuilds, type BrowserBuild, type OutputFile } from "./incremental-rebuilds.mjs";

const ADDRESS = "file:///portal/.cache/dev/server/app-";
const GRAPH = {
  inputs: {
    "app/routes/home.tsx": {
      bytes: 0,
      imports: [{ path: `${ADDRESS}1.js`, kind: "import-statement" as const, external: true }],
    },
  },
};
const COMPONENT = "/portal/app/components/card.tsx";
const API_FILE = "/portal/api/resources/games.ts";

let rebuilds: IncrementalRebuilds;
let compilers: { browser: { compile: () => Promise<BrowserBuild> }; server: { compile: () => Promise<OutputFile[]> } };
let log: string[];
let graphs: unknown[];
let separateAddresses: [string, string][] | null;

beforeEach(async () => {
  [log, graphs, separateAddresses] = [[], [], [[`${ADDRESS}1.js`, `${ADDRESS}2.js`]]];
  rebuilds = new IncrementalRebuilds({
    rootDirectory: "/portal",
    separate: { rebuild: () => Promise.resolve(separateAddresses) },
    hashes: { update: (graph) => graphs.push(graph) },
  });
  const browser = { create: () => Promise.resolve({ compile: buildScripts }) };
  const server = { create: () => Promise.resolve({ compile: buildServer }) };
  rebuilds.replaceCompilers(browser, server);
  compilers = { browser: await browser.create(), server: await server.create() };
  await rebuild();
  log.length = 0;
});

it("builds neither scripts nor server after an edit of the API, and links the server to the new one", async () => {
  rebuilds.note("change", API_FILE);
  const [, [file]] = await rebuild();
  expect(log).toEqual([]);
  expect(file?.text).toBe(`import "${ADDRESS}2.js";`);
  expect(Buffer.from(file?.contents ?? []).toString()).toBe(file?.text);
  expect(JSON.stringify(graphs.at(-1))).toContain(`${ADDRESS}2.js`);
});

it("links the server again after each edit", async () => {
  rebuilds.note("change", API_FILE);
  await rebuild();
  separateAddresses = [[`${ADDRESS}2.js`, `${ADDRESS}3.js`]];
  rebuilds.note("change", API_FILE);
  const [, [file]] = await rebuild();
  expect(file?.text).toBe(`import "${ADDRESS}3.js";`);
});

it("builds the server where the API has an error, so that esbuild reports it", async () => {
  separateAddresses = null;
  rebuilds.note("change", API_FILE);
  await rebuild();
  expect(log).toEqual(["server"]);
});

it("builds both after an edit of a route, in parallel", async () => {
  rebuilds.note("change", "/portal/app/routes/home.tsx");
  await rebuild();
  expect(log).toEqual(["server", "scripts"]);
});

it("builds the server after the scripts if only rendering was edited", async () => {
  rebuilds.note("change", COMPONENT);
  await rebuild();
  expect(log).toEqual(["scripts", "server"]);
});

it("does not reuse a build from before a failed one", async () => {
  rebuilds.note("change", COMPONENT);
  vi.spyOn(rebuilds, "serverBuilt").mockImplementationOnce(() => {
    throw new Error("a mistake");
  });
  await expect(rebuild()).rejects.toThrow("a mistake");
  log.length = 0;
  rebuilds.note("change", API_FILE);
  await rebuild();
  expect(log).toContain("server");
});

it("sends a visual update once the scripts are written, and no second one with the server", async () => {
  const { connection, manifest } = connect([{ revalidate: false }]);
  await manifest.write({}, { version: "1" });
  rebuilds.note("change", COMPONENT);
  await manifest.write({}, { version: "2" });
  expect(log).toEqual(["sent 2"]);
  connection.hmr({ version: "2" }, [{ revalidate: false }]);
  expect(log).toEqual(["sent 2"]);
});

it("sends an update of data with the server only, even if its scripts have been sent before", async () => {
  const { connection, manifest } = connect([{ revalidate: true }]);
  await manifest.write({}, { version: "1" });
  rebuilds.note("change", API_FILE);
  await manifest.write({}, { version: "1" });
  expect(log).toEqual([]);
  connection.hmr({ version: "1" }, [{ revalidate: true }]);
  expect(log).toEqual(["sent 1"]);
});

function connect(changes: { revalidate: boolean }[]) {
  const manifest = { write: () => Promise.resolve() };
  const socket = { serve: () => ({ hmr: ({ version }: { version: string }) => log.push(`sent ${version}`) }) };
  rebuilds.sendEarly({ socket, manifest, scripts: { write: () => Promise.resolve() }, updates: () => changes });
  const written: { write: (config: unknown, next: { version: string }) => Promise<void> } = manifest;
  const served: { serve: () => { hmr: (next: { version: string }, updates: typeof changes) => void } } = socket;
  return { connection: served.serve(), manifest: written };
}

async function rebuild() {
  return Promise.all([compilers.browser.compile(), compilers.server.compile()]);
}

async function buildScripts(): Promise<BrowserBuild> {
  await new Promise((resolve) => setImmediate(resolve));
  log.push("scripts");
  return { metafile: GRAPH, hmr: { timestamp: 0 } };
}

function buildServer(): Promise<OutputFile[]> {
  log.push("server");
  rebuilds.serverBuilt(GRAPH);
  const text = `import "${ADDRESS}1.js";`;
  return Promise.resolve([{ path: "build/index.js", text, contents: Buffer.from(text) }]);
}
