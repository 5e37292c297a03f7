import { createHash } from "node:crypto";
import { readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const FOLDER = ".cache/dev/server";
/** By the end of their import path; `reads` is a folder of files that the built module reads when it is loaded. */
const ENTRIES = {
  "api/app": { entry: "api/app.ts" },
  "/text-files.server": { entry: "app/i18n/text-files.server.ts", reads: "public/locales" },
};
const IMPORTED = /(\bapi\/app|\/text-files\.server)$/;
const COPIED_OPTIONS = [
  ...["absWorkingDir", "conditions", "define", "format", "jsx", "jsxDev", "loader"],
  ...["mainFields", "platform", "sourcemap", "sourcesContent", "target", "tsconfig"],
];

/** Builds API and texts apart from the server. Modules in both are duplicated, so their state lives on globalThis. */
export class SeparateBuilds {
  #parts = new Map();

  addTo(build, rootDirectory) {
    rmSync(path.join(rootDirectory, FOLDER), { recursive: true, force: true });
    this.#parts = new Map(Object.entries(ENTRIES).map(([end, entry]) => [end, new Part(build, rootDirectory, entry)]));
    build.onResolve({ filter: IMPORTED }, async (args) => {
      if (args.kind === "entry-point") return undefined;
      const [, part] = [...this.#parts].find(([end]) => args.path.endsWith(end));
      try {
        return { path: await part.address(), external: true };
      } catch (failure) {
        // esbuild reports the error as one of the server's build.
        return { errors: failure.errors };
      }
    });
  }

  async rebuild() {
    try {
      const built = [...this.#parts.values()].filter(({ latest }) => latest !== undefined);
      return await Promise.all(built.map(async (part) => [part.latest, await part.address()]));
    } catch {
      return null;
    }
  }
}

class Part {
  #build;
  #rootDirectory;
  #entry;
  #reads;
  #context;
  #built;

  constructor(build, rootDirectory, { entry, reads }) {
    this.#build = build;
    this.#rootDirectory = rootDirectory;
    this.#entry = entry;
    this.#reads = reads;
  }

  get latest() {
    return this.#built?.address;
  }

  async address() {
    if (this.#built === undefined || this.#times(this.#built.files) !== this.#built.times) await this.#rebuild();
    return this.#built.address;
  }

  async #rebuild() {
    this.#context ??= await this.#build.esbuild.context(this.#options());
    const { metafile } = await this.#context.rebuild();
    const output = Object.keys(metafile.outputs).find((file) => file.endsWith(".js"));
    const files = [...Object.keys(metafile.inputs), ...this.#filesRead()];
    const times = this.#times(files);
    const { href } = pathToFileURL(path.join(this.#rootDirectory, output));
    // The name has a hash of the code only.
    const version = createHash("sha256").update(times).digest("hex").slice(0, 8);
    this.#built = { address: this.#reads === undefined ? href : `${href}?${version}`, files, times };
  }

  #options() {
    const options = Object.entries(this.#build.initialOptions).filter(([name]) => COPIED_OPTIONS.includes(name));
    return {
      ...Object.fromEntries(options),
      bundle: true,
      entryNames: "[name]-[hash]",
      entryPoints: [this.#entry],
      logLevel: "silent",
      metafile: true,
      outdir: FOLDER,
      plugins: [{ name: "packages", setup: externalizePackages }],
    };
  }

  #filesRead() {
    if (this.#reads === undefined) return [];
    const names = readdirSync(path.join(this.#rootDirectory, this.#reads), { recursive: true, encoding: "utf8" });
    return names.map((name) => path.join(this.#reads, name));
  }

  #times(files) {
    const timeOf = (file) => statSync(path.join(this.#rootDirectory, file), { throwIfNoEntry: false })?.mtimeMs;
    return files.map(timeOf).join();
  }
}

function externalizePackages(build) {
  build.onResolve({ filter: /^[^.~/]/ }, ({ kind, path: name }) =>
    kind === "entry-point" ? undefined : { path: name, external: true },
  );
}
