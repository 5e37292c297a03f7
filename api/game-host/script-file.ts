import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { accepts } from "../builds/stored-form";
import { matchesTag } from "./entity-tag";
import { FOR_EVER } from "./file-answer";
import type { GameAnswer, GameRequest } from "./game-answer";

const FOLDER = path.resolve("games/frame");
const MODULE_SYNTAX = /^(import .*|\/\/ @ts-check)\n|^export (?=const |class )/gm;
const HASH_DIGITS = 16;

export type ScriptFile = {
  /** Named after its content. */
  name: string;
  answer(request: GameRequest): Promise<GameAnswer>;
};

/** Of modules that import only one another, each before those that use it. */
export function joinModules(names: readonly string[]): string {
  return names.map((name) => readFileSync(path.join(FOLDER, name), "utf8").replace(MODULE_SYNTAX, "")).join("\n");
}

/** A module would run after the game's own scripts. Nothing of it is visible to them. */
export function classicScript(code: string): string {
  return `(() => {\n"use strict";\n${code}})();\n`;
}

export function createScriptFile(prefix: string, code: string): ScriptFile {
  const source = classicScript(code);
  const hash = createHash("sha256").update(source).digest("hex").slice(0, HASH_DIGITS);
  const content = Buffer.from(source);
  const compressed = { br: promisify(brotliCompress)(content), gzip: promisify(gzip)(content) };
  return {
    name: `${prefix}-${hash}.js`,
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
