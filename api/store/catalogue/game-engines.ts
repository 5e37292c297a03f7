import type { GameEngine } from "../../db/schema/catalogue";

type Row = [alias: string, title: string, url: string | null, gameEngineId: string];

const KIT_ALIAS = "subpixel-kit";

/** Titles are the names in reports of builds. */
const ROWS: readonly Row[] = [
  ["subpixel-kit", "Subpixel Kit", null, "41cba007-0c87-563c-ac1f-d8d2364f3f6c"],
  ["game-maker", "GameMaker", "https://gamemaker.io/", "8a007148-3330-56ee-ae17-a427a2e4305d"],
  ["unity", "Unity", "https://unity.com/", "049e9f93-0b3d-5dca-9f19-c7db041d0a91"],
  ["godot", "Godot", "https://godotengine.org/", "de8c89aa-4a44-5c0e-b47c-0ee22609eb32"],
  ["construct", "Construct", "https://www.construct.net/", "1c75e1ff-770e-5508-ad5e-9fee901d506d"],
  ["gdevelop", "GDevelop", "https://gdevelop.io/", "ed12d4eb-9ec3-5bce-9394-18e9d873ef72"],
  ["phaser", "Phaser", "https://phaser.io/", "0e0b5901-aa3f-5be7-b1d2-e5f272aa316a"],
  ["love", "LÖVE", "https://love2d.org/", "96ad5080-29f5-5408-8f0d-654b2ae646cf"],
  ["scratch", "Scratch", "https://scratch.mit.edu/", "707e4e26-7f7c-5e88-b93d-0fc0fdc487f7"],
  ["turbowarp", "TurboWarp", "https://turbowarp.org/", "0f007372-9758-5136-a5d4-93c1a0f64e52"],
  ["emscripten", "Emscripten", "https://emscripten.org/", "fd99e24b-88bf-56a9-aa33-dc1a5541a0a4"],
  ["js-dos", "js-dos", "https://js-dos.com/", "d1f3bec4-a3aa-5150-80e1-06dc95bf04d5"],
  ["twine", "Twine", "https://twinery.org/", "80a4d561-03f2-521a-9663-813ed2208bca"],
  ["renpy", "Ren'Py", "https://www.renpy.org/", "a1230171-6d25-5e5a-a55a-478acff7adce"],
  ["defold", "Defold", "https://defold.com/", "0500adae-0f69-5e17-ae39-eee00f2917cb"],
  ["rpg-maker", "RPG Maker", "https://www.rpgmakerweb.com/", "bae63de1-9851-5e3c-93ed-89b379b5ee58"],
  ["cocos", "Cocos", "https://www.cocos.com/", "a42ff541-7fc6-5e09-a74f-71142292919d"],
  ["playcanvas", "PlayCanvas", "https://playcanvas.com/", "3716ac4d-2776-5f1f-89a4-7cc19b4799d7"],
  ["other", "Other", null, "d2432630-1dff-5d53-8c19-12e2158a8c89"],
];

/** Games of the portal's own kit can be preloaded. */
const GAME_ENGINES: readonly GameEngine[] = ROWS.map(([alias, title, url, gameEngineId]) => ({
  ...{ alias, gameEngineId, title, url },
  isDefault: alias === KIT_ALIAS,
}));

/** Of a game whose engine is not stored. */
export const OTHER_ENGINE = requireEngine("other");
export const SUBPIXEL_KIT = requireEngine(KIT_ALIAS);

function requireEngine(alias: string): GameEngine {
  const engine = findGameEngine(alias);
  if (!engine) throw new Error(`No engine has the alias ${alias}`);
  return engine;
}

export function findGameEngine(alias: string): GameEngine | null {
  return GAME_ENGINES.find((engine) => engine.alias === alias) ?? null;
}

/** By the name in the report of a build. */
export function findEngineByName(name: string): GameEngine | null {
  return GAME_ENGINES.find((engine) => engine.title === name) ?? null;
}
