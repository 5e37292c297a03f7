import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "oxc-transform";

const REMIX_REACT = /@remix-run[/\\]react[/\\]dist[/\\]esm[/\\]browser\.js$/;
/** Components and hooks. */
const REFRESHED = /[/\\]app[/\\].*(\.tsx|[/\\]use-[^/\\]*\.ts)$/;

/** React fast refresh as in Remix, but without Babel: 20 times faster. */
export function fastRefresh(build, config) {
  const prepared = new Map();
  build.onLoad({ filter: REFRESHED, namespace: "file" }, ({ path: file }) => {
    if (!file.startsWith(config.appDirectory)) return undefined;
    const source = readFileSync(file, "utf8");
    const known = prepared.get(file);
    if (known?.source === source) return known.answer;
    const id = path.relative(config.rootDirectory, file);
    const answer = prepare(source, id);
    answer.resolveDir = path.dirname(file);
    prepared.set(file, { source, answer });
    return answer;
  });
  build.onLoad({ filter: REMIX_REACT, namespace: "file" }, ({ path: file }) => ({
    contents: hotContext(path.relative(config.rootDirectory, file)) + readFileSync(file, "utf8"),
    loader: "js",
    resolveDir: path.dirname(file),
  }));
}

export function prepare(source, id) {
  const { code, errors } = transformSync(id, source, {
    sourcemap: false,
    typescript: { onlyRemoveTypeImports: false },
    jsx: { runtime: "automatic", development: true, refresh: true },
  });
  // esbuild reports the syntax error with its line.
  if (errors.length > 0) return { contents: source, loader: id.endsWith(".ts") ? "ts" : "tsx" };
  return { contents: code.includes("$RefreshReg$(") ? registered(code, id) : code, loader: "js" };
}

function hotContext(id) {
  return `import * as hotUpdates from "remix:hmr";
import.meta.hot = hotUpdates.createHotContext(${JSON.stringify(id)});
`;
}

function registered(code, id) {
  return `${hotContext(id)}
const { $RefreshReg$: outerReg, $RefreshSig$: outerSig } = window;
window.$RefreshReg$ = (type, name) => window.$RefreshRuntime$.register(type, ${JSON.stringify(`${id} `)} + name);
window.$RefreshSig$ = window.$RefreshRuntime$.createSignatureFunctionForTransform;
${code}
window.$RefreshReg$ = outerReg;
window.$RefreshSig$ = outerSig;
`;
}
