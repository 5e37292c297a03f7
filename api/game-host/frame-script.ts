import { readFileSync } from "node:fs";
import path from "node:path";
import { classicScript, joinModules } from "./script-file";

const MODULES = [
  "page.js",
  "cookies.js",
  "errors.js",
  "keyboard.js",
  "loading.js",
  "memory-storage.js",
  "pausing.js",
  "sound.js",
  "storage.js",
  "frame.js",
];
/** By it games/frame/errors.js tells the portal's errors from those of a game. */
const NAME_IN_STACKS = "//# sourceURL=portal-frame.js";
const CALLS_FILE = path.resolve("games/sdk/portal-calls.js");

/**
 * The first script of each page of a build (docs/product/playing.md#frame-of-a-game), in the page: a file of its own would
 * delay all that follows. `bytes` are those that the game loads before its first picture.
 */
export type FrameScript = (bytes: number) => string;

type FrameScriptOptions = { siteUrl: string; aliases: readonly string[] };

export function createFrameScript({ siteUrl, aliases }: FrameScriptOptions): FrameScript {
  const hosts = aliases.map((host) => `https://${host}`).join(",");
  const start = `startFrame(window, ${JSON.stringify(new URL(siteUrl).origin)}, Number(document.currentScript.dataset.bytes));`;
  const calls = aliases.length > 0 ? readFileSync(CALLS_FILE, "utf8") : "";
  const source = classicScript(`${joinModules(MODULES)}\n${start}\n${calls}\n${NAME_IN_STACKS}\n`);
  // Marked for pages that are XML.
  const content = `//<![CDATA[\n${source}//]]>\n`;
  return (bytes) => `<script data-bytes="${String(bytes)}"${hosts && ` data-hosts="${hosts}"`}>${content}</script>`;
}
