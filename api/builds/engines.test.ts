import { describe, expect, it } from "vitest";
import { recogniseEngine, traceEngineFile, traceEngines, type EngineTraces } from "./engines";

function engineOf(files: Record<string, string | Buffer>): string | null {
  const traces: EngineTraces = { used: new Set(), versions: new Map() };
  for (const [name, content] of Object.entries(files)) {
    traceEngineFile(name, Buffer.from(content), traces);
    if (/\.(js|html)$/.test(name)) traceEngines(String(content), traces);
  }
  const engine = recogniseEngine(Object.keys(files), traces);
  return engine && [engine.name, engine.version].filter(Boolean).join(" ");
}

function godotPack(...version: number[]): Buffer {
  const head = Buffer.alloc(20);
  head.write("GDPC");
  [2, ...version].forEach((value, index) => head.writeUInt32LE(value, 4 + index * 4));
  return head;
}

const GDEVELOP = 'gdjs.projectData = {"gdVersion":{"build":12,"major":5,"minor":4,"revision":0},';
const TWINE = '<tw-storydata name="Cave" startnode="1" creator="Twine" creator-version="2.9.2" format="Harlowe">';

describe("recogniseEngine", () => {
  it.each<[string, Record<string, string | Buffer>]>([
    ["Unity 2022.3.10f1", { "Build/a.loader.js": "", "Build/a.data": "UnityWebData1.0\0UnityFS\0 2022.3.10f1\0" }],
    ["Unity", { "Build/a.loader.js": "", "index.html": "createUnityInstance(canvas, config)" }],
    ["Unity 2019.4.1f1", { "Build/UnityLoader.js": "", "index.html": 'unityVersion: "2019.4.1f1"' }],
    ["Godot 4.3.1", { "index.pck": godotPack(4, 3, 1), "index.html": "const GODOT_CONFIG = {};" }],
    ["Godot", { "index.html": "const GODOT_CONFIG = {};", "index.pck": "PK" }],
    ["GameMaker", { "html5game/Game.js": "", "index.html": "window.onload = GameMaker_Init;" }],
    ["GameMaker 2024.8.1.218", { "index.html": "<!-- GameMaker Runtime 2024.8.1.218 --> GameMaker_Init()" }],
    ["GameMaker", { "runner.data": "", "runner.wasm": "", "game.unx": "", "index.html": "" }],
    ["Construct", { "scripts/c3runtime.js": "", "data.json": "{}" }],
    ["Construct 227", { "c2runtime.js": "/* Construct 2 r227 */" }],
    ["GDevelop 5.4.12", { "data.js": GDEVELOP, "pixi.js": 'VERSION: "7.1.0"' }],
    ["GDevelop", { "code0.js": "new gdjs.RuntimeGame(gdjs.projectData)" }],
    ["TurboWarp", { "index.html": "<!-- Created with https://packager.turbowarp.org/ -->" }],
    ["TurboWarp", { "script.js": "new Scaffolding.Scaffolding()" }],
    ["LÖVE 11.5", { "love.js": "LOVE 11.5 (Mysterious Mysteries)", "love.wasm": "", "game.data": "" }],
    ["Ren'Py", { "renpy-pre.js": "", "renpy.wasm": "", "game.zip": "" }],
    ["Twine 2.9.2", { "Cave.html": TWINE }],
    ["Twine", { "Cave.html": "<tw-storydata>" }],
    ["js-dos", { "index.html": '<script src="js-dos.js">', "js-dos.js": "" }],
    ["js-dos", { "game.jsdos": "", "index.html": "" }],
    ["Ink", { "ink.js": "", "main.js": "var story = new inkjs.Story(storyContent);" }],
    ["Phaser 3.80.1", { "game.js": 'x={VERSION:"3.80.1",LOG_VERSION:"v380",BlendModes:q(1)};"Phaser v"+x' }],
    ["Phaser 3.55.2", { "phaser.js": "VERSION: '3.55.2',\n\n    BlendModes: 1", "game.js": "new Phaser.Game(c)" }],
    ["Emscripten", { "game.js": "var wasmBinaryFile;", "game.wasm": "" }],
    ["Defold", { "dmloader.js": "" }],
    ["RPG Maker", { "js/rmmz_core.js": "" }],
    ["Cocos", { "cocos-js/cc.js": "" }],
    ["PlayCanvas", { "playcanvas-stable.min.js": "" }],
  ])("recognises %s", (engine, files) => {
    expect(engineOf(files)).toBe(engine);
  });

  it("says nothing of other games", () => {
    expect(engineOf({ "index.html": "<canvas>", "game.js": "loop()" })).toBeNull();
  });
});
