import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const FOLDER = "public/dev-dependencies";
const STATE = `${FOLDER}/built.json`;
const PUBLIC_PATH = "/dev-dependencies/";
export const EMPTY_MODULE = `${PUBLIC_PATH}empty.js`;
const PACKAGE = /^[a-z@]/;
/** Part of hot updates, so bundled with the app. */
const OF_THE_BUILD = /^(@remix-run\/react|remix:hmr|react-refresh\/runtime)$/;
const IMPORTERS = /[/\\](app|contract)[/\\]|[/\\]@remix-run[/\\](react|dev)[/\\]dist[/\\]/;

/** Bundles npm packages once, apart from the app, which saves four fifths of a rebuild's output. */
export function browserDependencies(build, rootDirectory) {
  const { esbuild, initialOptions } = build;
  const imported = new Set();
  build.onResolve({ filter: PACKAGE }, ({ path: name, kind, importer }) => {
    if (kind === "entry-point" || OF_THE_BUILD.test(name) || !IMPORTERS.test(importer)) return undefined;
    imported.add(name);
    return { path: `${PUBLIC_PATH}${outputNameOf(name)}.js`, external: true, sideEffects: false };
  });
  build.onEnd(async ({ errors }) => {
    if (errors.length > 0 || isBuilt(rootDirectory, imported)) return;
    await buildDependencies({ esbuild, define: initialOptions.define, rootDirectory, names: [...imported].sort() });
  });
}

async function buildDependencies({ esbuild, define, rootDirectory, names }) {
  const entryPoints = Object.fromEntries(names.map((name) => [outputNameOf(name), name]));
  const options = {
    absWorkingDir: rootDirectory,
    bundle: true,
    define,
    entryPoints,
    format: "esm",
    logLevel: "silent",
    mainFields: ["browser", "module", "main"],
    metafile: true,
    outdir: FOLDER,
    splitting: true,
  };
  const { metafile } = await esbuild.build({ ...options, write: false });
  const commonJs = names.filter((name) => {
    const { entryPoint } = metafile.outputs[`${FOLDER}/${outputNameOf(name)}.js`];
    return metafile.inputs[entryPoint].format === "cjs";
  });
  await esbuild.build({ ...options, plugins: [namedExports(commonJs, rootDirectory)] });
  writeFileSync(path.join(rootDirectory, FOLDER, "empty.js"), "export {};\n");
  writeFileSync(path.join(rootDirectory, STATE), JSON.stringify(stateOf(rootDirectory, names)));
}

/** esbuild gives CommonJS packages a default export only; Node detects their named exports. */
function namedExports(commonJs, rootDirectory) {
  const require = createRequire(path.join(rootDirectory, "package.json"));
  return {
    name: "named-exports",
    setup(build) {
      build.onResolve({ filter: PACKAGE }, ({ kind, path: name }) =>
        kind === "entry-point" && commonJs.includes(name) ? { path: name, namespace: "named-exports" } : undefined,
      );
      build.onLoad({ filter: /.*/, namespace: "named-exports" }, ({ path: name }) => ({
        contents: `import * as all from "${name}"; export default all.default; export const { ${namesOf(require, name).join(", ")} } = all;`,
        resolveDir: rootDirectory,
      }));
    },
  };
}

function namesOf(require, name) {
  try {
    return Object.keys(require(name)).filter((key) => key !== "default");
  } catch {
    // Browser-only packages such as lottie-web have a default import only.
    return [];
  }
}

function isBuilt(rootDirectory, imported) {
  const file = path.join(rootDirectory, STATE);
  if (!existsSync(file)) return false;
  const built = JSON.parse(readFileSync(file, "utf8"));
  return built.lock === stateOf(rootDirectory).lock && [...imported].every((name) => built.names.includes(name));
}

function stateOf(rootDirectory, names) {
  const lock = readFileSync(path.join(rootDirectory, "package-lock.json"));
  return { lock: createHash("sha1").update(lock).digest("hex"), names };
}

function outputNameOf(name) {
  return name.replaceAll("/", "__");
}
