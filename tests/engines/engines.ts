import type { EngineExport } from "./engine-export";
import { emscripten, emscriptenWithThreads } from "./exports/emscripten";
import { gdevelop } from "./exports/gdevelop";
import { love, loveWithThreads } from "./exports/love";
import { bundledPhaser, phaser } from "./exports/phaser";
import { turbowarp } from "./exports/turbowarp";

export const ENGINES: readonly EngineExport[] = [
  turbowarp,
  love,
  loveWithThreads,
  gdevelop,
  phaser,
  bundledPhaser,
  emscripten,
  emscriptenWithThreads,
];
