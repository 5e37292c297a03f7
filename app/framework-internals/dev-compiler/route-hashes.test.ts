import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Metafile } from "esbuild";
import { afterAll, expect, it } from "vitest";
import { RouteHashes } from "./route-hashes.mjs";

const IMPORTS: Record<string, string[]> = {
  "app/routes/home.tsx": ["app/server/feed.server.ts", "app/components/card.tsx"],
  "app/routes/game.tsx": ["app/server/game.server.ts"],
  "app/server/feed.server.ts": ["api/app.ts"],
  "app/server/game.server.ts": [],
  "app/components/card.tsx": [],
  "api/app.ts": [],
};
const CONFIG = { routes: { home: { file: "routes/home.tsx" }, game: { file: "routes/game.tsx" } } };

const folder = mkdtempSync(path.join(tmpdir(), "route-hashes-"));
for (const file of Object.keys(IMPORTS)) edit(file, "");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ["api/app.ts", ["routes/home.tsx"]],
  ["app/routes/game.tsx", ["routes/game.tsx"]],
  ["app/components/card.tsx", []],
])("an edit of %s changes the hashes of %j", async (file, changed) => {
  const hashes = new RouteHashes(folder);
  const before = await hashesOf(hashes);
  edit(file, `edited ${file}`);
  const after = await hashesOf(hashes);
  expect(Object.keys(after).filter((route) => after[route] !== before[route])).toEqual(changed);
});

it("an edit of a separate build changes the hashes of the routes that import it, by its address", async () => {
  const hashes = new RouteHashes(folder);
  const [before, after] = [await hashesOf(hashes, "file:///api-1.js"), await hashesOf(hashes, "file:///api-2.js")];
  expect(after["routes/game.tsx"]).not.toBe(before["routes/game.tsx"]);
  expect(after["routes/home.tsx"]).toBe(before["routes/home.tsx"]);
});

it("waits for the next build after a failed one", async () => {
  const hashes = new RouteHashes(folder);
  const found = hashes.next(CONFIG);
  hashes.update(undefined);
  hashes.update({ inputs: inputs() });
  expect(Object.keys(await found)).toEqual(["routes/home.tsx", "routes/game.tsx"]);
});

async function hashesOf(hashes: RouteHashes, address?: string): Promise<Record<string, string>> {
  const found = hashes.next(CONFIG);
  const graph = inputs();
  if (address !== undefined) {
    graph["app/server/game.server.ts"]?.imports.push({ path: address, kind: "import-statement", external: true });
  }
  hashes.update({ inputs: graph });
  return found;
}

function inputs(): Metafile["inputs"] {
  return Object.fromEntries(
    Object.entries(IMPORTS).map(([file, imported]) => [
      file,
      { bytes: 0, imports: imported.map((name) => ({ path: name, kind: "import-statement" })) },
    ]),
  );
}

function edit(file: string, contents: string): void {
  const filePath = path.join(folder, file);
  mkdirSync(path.dirname(filePath), { recursive: true });
  writeFileSync(filePath, contents);
}
