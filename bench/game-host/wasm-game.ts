import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

const MEGABYTE = 1024 * 1024;
const FUNCTION_COUNT = 13_000;
const STEPS = 60;
/** What an engine's code and its data take together. */
const DATA_BYTES = 6 * MEGABYTE;
const PAGE_BYTES = 65_536;
const SEED = 7;
/** Of WebAssembly's binary format. */
const SECTION = { types: 1, functions: 3, memory: 5, exports: 7, code: 10, data: 11 };
const OPCODE = { end: 0x0b, localGet: 0x20, i32Const: 0x41, add: 0x6a, multiply: 0x6c, xor: 0x73 };
const I32 = 0x7f;

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Ten megabytes</title>
    <script src="game.js" defer></script>
  </head>
  <body>
    <canvas width="640" height="360"></canvas>
  </body>
</html>
`;
/** The time since the frame's navigation, once a first frame is drawn with what the code has computed. */
const SCRIPT = `const context = document.querySelector("canvas").getContext("2d");
WebAssembly.instantiateStreaming(fetch("game.wasm")).then(({ instance }) => {
  context.fillStyle = "hsl(" + (instance.exports.run(7) >>> 0) % 360 + " 80% 50%)";
  context.fillRect(0, 0, 640, 360);
  requestAnimationFrame(() => requestAnimationFrame(() => (window.firstFrame = performance.now())));
});
`;

/** A game whose code and data have ten megabytes and compress about as well as those of an engine. */
export async function writeWasmGame(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "index.html"), PAGE);
  await writeFile(path.join(folder, "game.js"), SCRIPT);
  await writeFile(path.join(folder, "game.wasm"), wasmModule());
}

function wasmModule(): Buffer {
  const random = randomNumbers(SEED);
  const functions = Array.from({ length: FUNCTION_COUNT }, () => sized(functionBody(random)));
  const memory = [1, 0, ...leb(Math.ceil(DATA_BYTES / PAGE_BYTES))];
  const start = Buffer.of(1, 0, OPCODE.i32Const, 0, OPCODE.end, ...leb(DATA_BYTES));
  return Buffer.concat([
    Buffer.from("\0asm\x01\0\0\0", "latin1"),
    section(SECTION.types, Buffer.of(1, 0x60, 1, I32, 1, I32)),
    section(SECTION.functions, Buffer.of(...leb(FUNCTION_COUNT), ...Array<number>(FUNCTION_COUNT).fill(0))),
    section(SECTION.memory, Buffer.from(memory)),
    section(SECTION.exports, Buffer.concat([Buffer.of(1, 3), Buffer.from("run"), Buffer.of(0, 0)])),
    section(SECTION.code, Buffer.concat([Buffer.from(leb(FUNCTION_COUNT)), ...functions])),
    section(SECTION.data, Buffer.concat([start, dataBytes(random)])),
  ]);
}

/** Its argument, changed by steps with numbers of different size. */
function functionBody(random: () => number): Buffer {
  const steps = Array.from({ length: STEPS }, () => {
    const opcode = [OPCODE.add, OPCODE.multiply, OPCODE.xor][random() % 3] ?? OPCODE.add;
    return [OPCODE.i32Const, ...signedLeb(random() % 2 === 0 ? random() % 64 : random() | 0), opcode];
  });
  return Buffer.of(0, OPCODE.localGet, 0, ...steps.flat(), OPCODE.end);
}

/** Half of it repeats, as pictures and tables do. */
function dataBytes(random: () => number): Buffer {
  const data = Buffer.alloc(DATA_BYTES);
  for (let at = 0; at < DATA_BYTES; at += 8) {
    if (at % 128 < 64) data.writeDoubleLE(at >> 7, at);
    else data.writeUInt32LE(random(), at);
  }
  return data;
}

function section(id: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.of(id), sized(content)]);
}

function sized(content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(leb(content.length)), content]);
}

function leb(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...leb(value >>> 7)];
}

function signedLeb(value: number): number[] {
  const isLast = value >= -64 && value < 64;
  return isLast ? [value & 127] : [(value & 127) | 128, ...signedLeb(value >> 7)];
}

/** The same for every run (xorshift). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}
