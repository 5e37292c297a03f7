import path from "node:path";

/** Never bundled for the browser. */
const SERVER_FILES = /^(api|configuration|observe|public[/\\]locales)[/\\]/;
/** Never read by a loader. */
const VISUAL_FILES = /^app[/\\](components|browser|styles)[/\\]/;
/** An added or removed file, which may change how imports resolve. */
const ADDED_OR_REMOVED = "";

export class EditedFiles {
  #rootDirectory;
  #files = new Set();

  constructor(rootDirectory) {
    this.#rootDirectory = rootDirectory;
  }

  note(event, file) {
    this.#files.add(event === "change" ? path.relative(this.#rootDirectory, file) : ADDED_OR_REMOVED);
  }

  areUnrelatedTo(inputs) {
    return this.#files.size > 0 && [...this.#files].every((file) => SERVER_FILES.test(file) && !(file in inputs));
  }

  areVisualOnly() {
    return this.#files.size > 0 && [...this.#files].every((file) => VISUAL_FILES.test(file));
  }

  /** Edits stay pending if the build fails. */
  async clearAfter(build) {
    const pending = [...this.#files];
    const result = await build();
    for (const file of pending) this.#files.delete(file);
    return result;
  }
}
