import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { accepts } from "../builds/stored-form";
import { matchesTag } from "./entity-tag";
import { FOR_EVER } from "./file-answer";
import type { GameAnswer, GameRequest } from "./game-answer";

/** Modules that import only one another, each before those that use it. */
const MODULES = ["page.js", "keyboard.js", "loading.js", "pausing.js", "sound.js", "storage.js", "frame.js"];
const FOLDER = path.resolve("games/frame");
const CALLS_FILE = path.resolve("games/sdk/portal-calls.js");
const MODULE_SYNTAX = /^(import .*|\/\/ @ts-check)\n|^export (?=const )/gm;
const HASH_DIGITS = 16;

/** The first script of each page of a build (docs/product/playing.md#frame-of-a-game). */
export type FrameScript = {
  /** Named after its content. */
  name: string;
  /** The element that loads it; `bytes` are those that the game loads before its first picture. */
  element(address: string, bytes: number): string;
  answer(request: GameRequest): Promise<GameAnswer>;
};

type FrameScriptOptions = { siteUrl: string; aliases: readonly string[] };

export function createFrameScript({ siteUrl, aliases }: FrameScriptOptions): FrameScript {
  const source = sourceOf(new URL(siteUrl).origin, aliases.length > 0);
  const hash = createHash("sha256").update(source).digest("hex").slice(0, HASH_DIGITS);
  const hosts = aliases.map((host) => `https://${host}`).join(",");
  const content = Buffer.from(source);
  const compressed = { br: promisify(brotliCompress)(content), gzip: promisify(gzip)(content) };
  return {
    name: `frame-${hash}.js`,
    element: (address, bytes) =>
      `<script src="${address}" data-bytes="${String(bytes)}"${hosts && ` data-hosts="${hosts}"`}></script>`,
    async answer({ method, header }) {
      const encoding = (["br", "gzip"] as const).find((name) => accepts(header("accept-encoding"), name));
      const tag = `"${hash}${encoding ? `.${encoding}` : ""}"`;
      const headers = { "Cache-Control": FOR_EVER, ETag: tag, Vary: "Accept-Encoding" };
      if (matchesTag(header("if-none-match"), tag)) return { status: 304, headers, body: null };
      const body = encoding ? await compressed[encoding] : content;
      const about = {
        "Content-Type": "text/javascript; charset=utf-8",
        "Content-Length": String(body.length),
        "X-Content-Type-Options": "nosniff",
        ...(encoding && { "Content-Encoding": encoding }),
      };
      return { status: 200, headers: { ...headers, ...about }, body: method === "HEAD" ? null : body };
    },
  };
}

/** One classic script: a module would run after the game's own scripts. Nothing of it is visible to them. */
function sourceOf(siteOrigin: string, hasAliases: boolean): string {
  const modules = MODULES.map((name) => readFileSync(path.join(FOLDER, name), "utf8").replace(MODULE_SYNTAX, ""));
  const start = `startFrame(window, ${JSON.stringify(siteOrigin)}, Number(document.currentScript.dataset.bytes));`;
  const calls = hasAliases ? readFileSync(CALLS_FILE, "utf8") : "";
  return `(() => {\n"use strict";\n${modules.join("\n")}\n${start}\n${calls}})();\n`;
}
