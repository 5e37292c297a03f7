import path from "node:path";
import terser from "@rollup/plugin-terser";
import { rollup } from "rollup";

const SOURCE = "app/service-worker/worker.ts";
const FILE = "build/service-worker.js";

export async function buildServiceWorker() {
  // Imported on demand: large, and unused when there is nothing to build.
  const { transformWithEsbuild } = await import("vite");
  const bundle = await rollup({
    input: path.resolve(SOURCE),
    plugins: [
      {
        name: "typescript-sources",
        resolveId: (source, importer) => {
          if (source.startsWith("~/")) return path.resolve("app", `${source.slice(2)}.ts`);
          return source.startsWith(".") && importer ? path.resolve(path.dirname(importer), `${source}.ts`) : null;
        },
        transform: (code, id) => transformWithEsbuild(code, id, { target: "es2022" }),
      },
    ],
  });
  await bundle.write({ file: FILE, format: "iife", plugins: [terser({ ecma: 2020 })] });
  await bundle.close();
}
