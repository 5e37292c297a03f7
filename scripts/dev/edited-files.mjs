import path from "node:path";

/** Where nothing comes from that the browser gets, other than through the server. */
const OF_THE_SERVER = /^(api|configuration|observe|public[/\\]locales)[/\\]/;
/** Where nothing comes from that a loader reads. */
const DRAWN = /^app[/\\](components|browser|styles)[/\\]/;
/** Stands for a file that came or went: imports may lead elsewhere since then. */
const OTHER_TREE = "";

/** The files that were edited since a build last took them in. */
export class EditedFiles {
  #rootDirectory;
  #files = new Set();

  constructor(rootDirectory) {
    this.#rootDirectory = rootDirectory;
  }

  /** Takes what chokidar tells of a file. */
  note(event, file) {
    this.#files.add(event === "change" ? path.relative(this.#rootDirectory, file) : OTHER_TREE);
  }

  /** Whether a build that read `inputs` would come out as it did before. */
  arePassedBy(inputs) {
    return this.#files.size > 0 && [...this.#files].every((file) => OF_THE_SERVER.test(file) && !(file in inputs));
  }

  /** Whether pages look different and their data is the same. */
  areOnlyDrawn() {
    return this.#files.size > 0 && [...this.#files].every((file) => DRAWN.test(file));
  }

  /** Runs a build, which takes in what was edited until now unless it fails. */
  async takeIn(build) {
    const taken = [...this.#files];
    const result = await build();
    for (const file of taken) this.#files.delete(file);
    return result;
  }
}
