import { EditedFiles } from "./edited-files.mjs";

/** Skips builds that an edit does not affect; visual edits reach the browser before the server is built. */
export class IncrementalRebuilds {
  #forBrowser;
  #forServer;
  #separate;
  #hashes;
  #serverGraph;
  #browserBuild = Promise.resolve();
  #written = Promise.resolve();

  constructor({ rootDirectory, separate, hashes }) {
    this.#forBrowser = new EditedFiles(rootDirectory);
    this.#forServer = new EditedFiles(rootDirectory);
    this.#separate = separate;
    this.#hashes = hashes;
  }

  note(event, file) {
    this.#forBrowser.note(event, file);
    this.#forServer.note(event, file);
  }

  serverBuilt(metafile) {
    this.#serverGraph = metafile;
    this.#hashes.update(metafile);
  }

  replaceCompilers(browser, server) {
    replaceCompile(browser, (compile) => this.#browserCompile(compile));
    replaceCompile(server, (compile) => this.#serverCompile(compile));
  }

  #browserCompile(compile) {
    let last;
    const build = async () => {
      if (last && this.#forBrowser.areUnrelatedTo(last.metafile.inputs))
        return { ...last, hmr: { ...last.hmr, timestamp: Date.now() } };
      last = undefined;
      return (last = await compile());
    };
    return () => {
      const built = this.#forBrowser.clearAfter(build);
      this.#browserBuild = built.catch(() => undefined);
      return built;
    };
  }

  #serverCompile(compile) {
    let last;
    const build = async () => {
      if (last && this.#serverGraph && this.#forServer.areUnrelatedTo(this.#serverGraph.inputs)) {
        const linked = await this.#relink(last);
        if (linked) return (last = linked);
      }
      if (this.#forServer.areVisualOnly()) await this.#browserBuild;
      last = undefined;
      return (last = await compile());
    };
    return () => this.#forServer.clearAfter(build);
  }

  /** Null if a separate build failed; esbuild reports the error. */
  async #relink(files) {
    const renamed = await this.#separate.rebuild();
    if (!renamed) return null;
    const link = (text) => renamed.reduce((linked, [before, after]) => linked.replaceAll(before, after), text);
    this.serverBuilt(JSON.parse(link(JSON.stringify(this.#serverGraph))));
    return files.map((file) => {
      if (!file.path.endsWith(".js")) return file;
      const text = link(file.text);
      return { path: file.path, text, contents: Buffer.from(text) };
    });
  }

  /** Sends the update before the server is built, and not again after. */
  sendEarly({ socket, manifest, scripts, updates }) {
    const [{ serve }, { write }, { write: writeScripts }] = [socket, manifest, scripts];
    let send = () => undefined;
    let sent;
    let previous;
    socket.serve = (server) => {
      const connection = serve(server);
      send = connection.hmr;
      const hmr = (next, changes) => {
        if (next.version !== sent || changes.some(({ revalidate }) => revalidate)) send(next, changes);
      };
      return { ...connection, hmr };
    };
    scripts.write = (...args) => (this.#written = writeScripts(...args));
    manifest.write = async (config, next) => {
      await Promise.all([write(config, next), this.#written]);
      if (previous && this.#forServer.areVisualOnly()) {
        send(next, updates(config, next, previous, {}, {}));
        sent = next.version;
      }
      previous = next;
    };
  }
}

function replaceCompile(module, replacementOf) {
  const { create } = module;
  module.create = async (...args) => {
    const compiler = await create(...args);
    return { ...compiler, compile: replacementOf(compiler.compile) };
  };
}
