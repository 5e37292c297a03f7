import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { fileTypeOf } from "./file-types";

const nothing = Buffer.alloc(0);
const gzip = gzipSync("x");
const unityBrotli = Buffer.concat([
  Buffer.from([0x6b, 0x8d, 0x00]),
  Buffer.from("UnityWeb Compressed Content (brotli)"),
]);
const BYTES = "application/octet-stream";
const SCRIPT = "text/javascript; charset=utf-8";

describe("fileTypeOf", () => {
  it.each([
    ["index.html", "text/html; charset=utf-8", true],
    ["GAME.JS", SCRIPT, true],
    ["worker.mjs", SCRIPT, true],
    ["style.css", "text/css; charset=utf-8", true],
    ["level 1.json", "application/json; charset=utf-8", true],
    ["game.wasm", "application/wasm", true],
    ["game.data", BYTES, true],
    ["game.pck", BYTES, true],
    ["game.unityweb.txt", "text/plain; charset=utf-8", true],
    ["shot.wav", "audio/wav", true],
    ["font.ttf", "font/ttf", true],
    ["hero.svg", "image/svg+xml", true],
    ["photo.jpg", "image/jpeg", false],
    ["photo.JPEG", "image/jpeg", false],
    ["hero.png", "image/png", false],
    ["hero.webp", "image/webp", false],
    ["song.ogg", "audio/ogg", false],
    ["song.mp3", "audio/mpeg", false],
    ["song.m4a", "audio/mp4", false],
    ["film.webm", "video/webm", false],
    ["film.mp4", "video/mp4", false],
    ["font.woff2", "font/woff2", false],
    ["game.zip", "application/zip", false],
    ["game.unknown", BYTES, true],
    ["LICENSE", BYTES, true],
    ["toString", BYTES, true],
  ])("gives %s the type %s", (name, contentType, isCompressible) => {
    expect(fileTypeOf(name, nothing)).toEqual({ contentType, encoding: null, isCompressible });
  });

  it.each([
    ["Build/game.framework.js.br", nothing, SCRIPT, "br"],
    ["Build/game.wasm.br", nothing, "application/wasm", "br"],
    ["Build/game.data.br", nothing, BYTES, "br"],
    ["Build/game.symbols.json.br", nothing, "application/json; charset=utf-8", "br"],
    ["Build/game.loader.js.gz", gzip, SCRIPT, "gzip"],
    ["Build/game.WASM.GZ", gzip, "application/wasm", "gzip"],
    ["Build/game.data.gz", gzip, BYTES, "gzip"],
    ["Build/game.framework.js.unityweb", unityBrotli, SCRIPT, "br"],
    ["Build/game.wasm.unityweb", unityBrotli, "application/wasm", "br"],
    ["Build/game.data.unityweb", gzip, BYTES, "gzip"],
    ["Build/game.wasm.code.unityweb", gzip, "application/wasm", "gzip"],
    ["Build/game.wasm.framework.unityweb", gzip, SCRIPT, "gzip"],
    ["Build/game.asm.code.unityweb", gzip, SCRIPT, "gzip"],
    ["Build/game.asm.memory.unityweb", gzip, BYTES, "gzip"],
  ])("gives %s its encoding", (name, head, contentType, encoding) => {
    expect(fileTypeOf(name, head)).toEqual({ contentType, encoding, isCompressible: false });
  });

  it("lets the loader of Unity inflate what has no compression that browsers know", () => {
    expect(fileTypeOf("a.wasm.unityweb", nothing)).toEqual({
      contentType: "application/wasm",
      encoding: null,
      isCompressible: true,
    });
  });

  it.each([
    ["levels.json.gz", gzip, "application/gzip"],
    ["saves.tar.gz", gzip, "application/gzip"],
    ["game.js.gz", nothing, "application/gzip"],
    ["levels.json.br", nothing, BYTES],
  ])("leaves %s to the game", (name, head, contentType) => {
    expect(fileTypeOf(name, head)).toEqual({ contentType, encoding: null, isCompressible: false });
  });
});
