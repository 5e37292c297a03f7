import path from "node:path";

/** Never bundled for the browser. */
const OF_THE_SERVER = /^(api|configuration|observe|public[/\\]locales)[/\\]/;
/** Never read by a loader. */
const DRAWN = /^app[/\\](components|browser|styles)[/\\]/;
/** An added or removed file, which may change how imports resolve. */
const OTHER_TREE = "";

export class EditedFiles {
  #rootDirectory;
  #files = new Set();

  constructor(rootDirectory) {
    this.#rootDirectory = rootDirectory;
  }

  note(event, file) {
    this.#files.add(event === "change" ? path.relative(this.#rootDirectory, file) : OTHER_TREE);
  }

  arePassedBy(inputs) {
    return this.#files.size > 0 && [...this.#files].every((file) => OF_THE_SERVER.test(file) && !(file in inputs));
  }

  areOnlyDrawn() {
    return this.#files.size > 0 && [...this.#files].every((file) => DRAWN.test(file));
  }

  /** Edits stay pending if the build fails. */
  async takeIn(build) {
    const taken = [...this.#files];
    const result = await build();
    for (const file of taken) this.#files.delete(file);
    return result;
  }
}
