import { EditedFiles } from "./edited-files.mjs";

/**
 * Leaves out of a rebuild what the edit does not change. After an edit of the API or a text the browser's scripts stay
 * as they are, and the server's build gets the new addresses of what is built apart from it. After an edit of what is
 * only drawn, the browser is told as soon as its scripts are written, and the server is built after them.
 */
export class ShorterRebuilds {
  #forBrowser;
  #forServer;
  #separate;
  #hashes;
  /** esbuild's graph of the server's latest build. */
  #serverGraph;
  #browserBuild = Promise.resolve();
  #written = Promise.resolve();

  constructor({ rootDirectory, separate, hashes }) {
    this.#forBrowser = new EditedFiles(rootDirectory);
    this.#forServer = new EditedFiles(rootDirectory);
    this.#separate = separate;
    this.#hashes = hashes;
  }

  /** Takes what chokidar tells of a file. */
  note(event, file) {
    this.#forBrowser.note(event, file);
    this.#forServer.note(event, file);
  }

  /** Takes the graph of a build of the server; a build that failed has none. */
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
      if (last && this.#forBrowser.arePassedBy(last.metafile.inputs))
        return { ...last, hmr: { ...last.hmr, timestamp: Date.now() } };
      last = undefined;
      return (last = await compile());
    };
    return () => {
      const built = this.#forBrowser.takeIn(build);
      this.#browserBuild = built.catch(() => undefined);
      return built;
    };
  }

  #serverCompile(compile) {
    let last;
    const build = async () => {
      if (last && this.#serverGraph && this.#forServer.arePassedBy(this.#serverGraph.inputs)) {
        const linked = await this.#linkAnew(last);
        if (linked) return (last = linked);
      }
      if (this.#forServer.areOnlyDrawn()) await this.#browserBuild;
      last = undefined;
      return (last = await compile());
    };
    return () => this.#forServer.takeIn(build);
  }

  /** The latest build with the new addresses of what is built apart; null where that has a mistake, which esbuild tells. */
  async #linkAnew(files) {
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

  /** Sends the update of what is only drawn once the scripts are written, and not again once the server is built. */
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
      if (previous && this.#forServer.areOnlyDrawn()) {
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
