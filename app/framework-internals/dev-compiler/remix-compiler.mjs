import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { browserDependencies, EMPTY_MODULE } from "./browser-dependencies.mjs";
import { fastRefresh } from "./fast-refresh.mjs";
import { RouteHashes } from "./route-hashes.mjs";
import { SeparateBuilds } from "./separate-builds.mjs";
import { IncrementalRebuilds } from "./incremental-rebuilds.mjs";

/** The patched internals belong to this version; with another one `remix dev` is only slower. */
export const REMIX_VERSION = "2.17.5";

/** Write debounce; Remix waits 100 ms and polls every 100 ms. */
const WRITE_FINISH = { stabilityThreshold: 20, pollInterval: 10 };

export function speedUpCompiler(rootDirectory = process.cwd()) {
  const require = createRequire(path.join(rootDirectory, "package.json"));
  const folder = path.dirname(require.resolve("@remix-run/dev/package.json"));
  const { version } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  if (version !== REMIX_VERSION) {
    console.warn(
      `app/framework-internals/dev-compiler needs @remix-run/dev ${REMIX_VERSION}, not ${version}: remix dev runs without it.`,
    );
    return false;
  }
  const load = (file) => require(path.join(folder, "dist", file));
  const hashes = new RouteHashes(rootDirectory);
  const separate = new SeparateBuilds();
  const rebuilds = new IncrementalRebuilds({ rootDirectory, separate, hashes });
  replaceBrowserPlugin(load("compiler/js/plugins/hmr.js"), rootDirectory);
  replaceServerPlugins(load, { rootDirectory, separate, rebuilds });
  rebuilds.replaceCompilers(load("compiler/js/compiler.js"), load("compiler/server/compiler.js"));
  load("devServer_unstable/hdr.js").detectLoaderChanges = ({ config }) => hashes.next(config);
  const hmr = load("devServer_unstable/hmr.js");
  shortenUpdates(hmr);
  // The metafile is for bundle analysis only; `remix build` still writes it.
  load("compiler/analysis.js").writeMetafile = () => undefined;
  const ofRemix = createRequire(path.join(folder, "package.json"));
  const [scripts, socket] = [load("compiler/js/write.js"), load("devServer_unstable/socket.js")];
  writeOnlyNewFiles(scripts, ofRemix("fs-extra"));
  rebuilds.sendEarly({ socket, manifest: load("compiler/manifest.js"), scripts, updates: hmr.updates });
  const chokidar = ofRemix("chokidar");
  const { watch } = chokidar;
  chokidar.watch = (paths, options) =>
    watch(paths, { ...options, awaitWriteFinish: WRITE_FINISH }).on("all", (...edit) => rebuilds.note(...edit));
  return true;
}

function replaceBrowserPlugin(hmr, rootDirectory) {
  const { hmrPlugin } = hmr;
  hmr.hmrPlugin = (context) => ({
    name: "dev-browser",
    async setup(build) {
      browserDependencies(build, rootDirectory);
      fastRefresh(build, context.config);
      // Remix's plugin still provides the HMR runtime.
      const onLoad = (options, load) => options.namespace === "hmr-runtime" && build.onLoad(options, load);
      await hmrPlugin(context).setup({ ...build, onLoad });
    },
  });
}

function replaceServerPlugins(load, { rootDirectory, separate, rebuilds }) {
  const bareImports = load("compiler/server/plugins/bareImports.js");
  const { serverBareModulesPlugin } = bareImports;
  bareImports.serverBareModulesPlugin = (context) => ({
    name: "dev-server",
    setup(build) {
      build.initialOptions.sourcesContent = false;
      separate.addTo(build, rootDirectory);
      build.onEnd(({ metafile }) => rebuilds.serverBuilt(metafile));
      // Skips relative and tsconfig paths, which are never packages.
      const onResolve = (_, resolve) => build.onResolve({ filter: /^[^.~/]/ }, resolve);
      serverBareModulesPlugin(context).setup({ ...build, onResolve });
    },
  });
  // The plugin reads every file, but no style sheet is imported for side effects.
  load("compiler/plugins/cssSideEffectImports.js").cssSideEffectImportsPlugin = () => ({
    name: "none",
    setup: () => undefined,
  });
}

/** Remix empties public/build before each build; file names contain content hashes, so most can stay. */
function writeOnlyNewFiles(writer, fsExtra) {
  const { write } = writer;
  const { emptyDirSync } = fsExtra;
  let isEmptied = false;
  fsExtra.emptyDirSync = (folder) => {
    if (!isEmptied) emptyDirSync(folder);
    isEmptied = true;
  };
  writer.write = (config, files) =>
    write(
      config,
      files.filter((file) => !existsSync(file.path)),
    );
}

/** The browser imports each updated module in sequence, in vain, since no route accepts its own updates. */
function shortenUpdates(hmr) {
  const { updates } = hmr;
  hmr.updates = (...args) => updates(...args).map((update) => ({ ...update, url: EMPTY_MODULE }));
}
