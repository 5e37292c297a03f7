import type { EngineExport } from "./engine-export";
import { emscripten, emscriptenWithThreads } from "./exports/emscripten";
import { gdevelop } from "./exports/gdevelop";
import { ink } from "./exports/ink";
import { jsDos } from "./exports/js-dos";
import { love, loveWithThreads } from "./exports/love";
import { bundledPhaser, phaser } from "./exports/phaser";
import { turbowarp } from "./exports/turbowarp";
import { unityInBrotli, unityInGzip, unityWithFallback } from "./exports/unity";

export const ENGINES: readonly EngineExport[] = [
  unityInBrotli,
  unityInGzip,
  unityWithFallback,
  turbowarp,
  love,
  loveWithThreads,
  gdevelop,
  phaser,
  bundledPhaser,
  emscripten,
  emscriptenWithThreads,
  ink,
  jsDos,
];
