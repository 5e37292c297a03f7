import { plainAnswer, withoutBody, type GameAnswer, type GameRequest } from "./game-answer";
import { storagePageHeaders } from "./game-headers";
import { createScriptFile, joinModules, type ScriptFile } from "./script-file";

const MODULES = ["storage-codec.js", "storage-snapshot.js", "storage-restore.js", "cloud-storage.js"];

/** Of games whose own storage is saved to accounts (docs/product/playing.md#saves), after the frame's first script. */
export type StorageScript = ScriptFile & {
  element(): string;
  /** The page before the game's. */
  answerPage(request: GameRequest): GameAnswer;
};

export function createStorageScript(siteUrl: string): StorageScript {
  const site = JSON.stringify(new URL(siteUrl).origin);
  const start = `("open" in document.currentScript.dataset ? openStorage : saveStorage)(window, ${site});`;
  const file = createScriptFile("storage", `${joinModules(MODULES)}\n${start}\n`);
  const scriptWith = (attributes: string) => `<script src="/${file.name}"${attributes}></script>`;
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>…</title>${scriptWith(" data-open")}`;
  return {
    ...file,
    element: () => scriptWith(""),
    answerPage: ({ method }) => {
      const answer = plainAnswer(200, page);
      const headers = { ...answer.headers, "Content-Type": "text/html; charset=utf-8", ...storagePageHeaders(siteUrl) };
      return method === "HEAD" ? withoutBody({ ...answer, headers }) : { ...answer, headers };
    },
  };
}
