import { randomBytes } from "node:crypto";
import { zipOf } from "../../tests/fixtures/zip-file";

const MEGABYTE = 1024 * 1024;

/** As large engines export: a page, scripts, a file of game data, and music. Random, so that nothing is stored before. */
export function gameZip(megabytes: number): Buffer<ArrayBuffer> {
  const noise = (share: number) => randomBytes(Math.round(share * megabytes * MEGABYTE));
  const music = Array.from({ length: 10 }, (_, index) => ({
    name: `music/${String(index)}.ogg`,
    content: noise(0.055),
    stored: true,
  }));
  const page = `<!doctype html><title>${randomBytes(8).toString("hex")}</title><script src="game.js"></script>`;
  return Buffer.from(
    zipOf([
      { name: "index.html", content: page },
      { name: "game.js", content: noise(0.02).toString("hex") },
      { name: "game.wasm", content: noise(0.03).toString("base64") },
      { name: "game.data", content: noise(0.4), stored: true },
      ...music,
    ]),
  );
}
