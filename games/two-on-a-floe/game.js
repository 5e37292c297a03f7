// @ts-check
import { loadParts } from "../kit/loading.js";
import { enterRoom } from "../sdk/portal-room.js";
import { connect } from "../sdk/portal-sdk.js";
import { createTable } from "./table.js";

const table = createTable(enterRoom());
const portal = connect();
const [
  kit,
  { createRun },
  { drawFloeGame },
  { cardAt },
  effectsModule,
  { playEvents },
  { createRaft },
  { nearestTile },
] = await loadParts(portal, [
  Promise.all([
    import("../kit/shell.js"),
    import("../kit/input.js"),
    import("../kit/sound.js"),
    import("../kit/stage.js"),
  ]),
  import("./run.js"),
  import("./draw.js"),
  import("./draw-choice.js"),
  import("./effects.js"),
  import("./sounds.js"),
  import("./raft.js"),
  import("./places.js"),
]);
const [{ runGame }, { createInput }, { createSound }, { createStage }] = kit;
const { createEffects, settleEffects, stepEffects } = effectsModule;

const canvas = document.querySelector("canvas");
const board = document.querySelector("#raft");
if (!canvas || !(board instanceof HTMLElement)) throw new Error("The page of the game is incomplete.");

/** In screen directions: right and down are 1. */
const ARROWS = /** @type {const} */ ([
  ["up", 0, -1],
  ["down", 0, 1],
  ["left", -1, 0],
  ["right", 1, 0],
  ["upLeft", -1, -1],
  ["upRight", 1, -1],
  ["downLeft", -1, 1],
  ["downRight", 1, 1],
]);

const stage = createStage(canvas);
const sound = createSound();
const input = createInput({
  canvas,
  actions: {
    up: ["ArrowUp", "KeyW"],
    down: ["ArrowDown", "KeyS"],
    left: ["ArrowLeft", "KeyA"],
    right: ["ArrowRight", "KeyD"],
    upLeft: ["KeyQ"],
    upRight: ["KeyE"],
    downLeft: ["KeyY", "KeyZ"],
    downRight: ["KeyC"],
    confirm: ["Enter", "Space"],
  },
  gamepad: {
    up: [12],
    down: [13],
    left: [14],
    right: [15],
    upLeft: [4],
    upRight: [5],
    downLeft: [6],
    downRight: [7],
    confirm: [0],
  },
});

let effects = createEffects();
let favourite = 1;
/** @type {import("./run.js").FloeRun | undefined} */
let current;
/** @type {number | null} */
let tile = null;
/** @type {number | null} */
let choice = null;
/** @type {number | null} */
let hover = null;
/** The tap that starts the game makes no choice. */
let isPlaying = false;

const raft = createRaft(board, (tapped) => {
  if (isPlaying) tile = tapped;
  input.press("wake");
  input.release("wake");
});
canvas.addEventListener("pointerdown", (event) => {
  if (!isPlaying) return;
  const point = stage.toStage(event.clientX, event.clientY);
  if (current?.state.stage === "choosing") choice = cardAt(point);
  else tile = nearestTile(point, current?.choices ?? []);
});
canvas.addEventListener("pointermove", (event) => {
  const isMouse = event.pointerType === "mouse";
  hover = isMouse ? nearestTile(stage.toStage(event.clientX, event.clientY), current?.choices ?? []) : null;
});

await runGame({
  portal,
  canvas,
  stage,
  input,
  sound,
  createRun: (start) => {
    effects = createEffects();
    tile = choice = null;
    const { room } = start.init;
    current = createRun({ ...start, favourite, table: room && table.open(room.roomId) });
    raft.show(current);
    return current;
  },
  readControls: () => {
    input.takePressed("wake");
    const arrow = ARROWS.find(([action]) => input.takePressed(action));
    const controls = { tile, choice, dx: arrow?.[1] ?? 0, dy: arrow?.[2] ?? 0, confirm: input.takePressed("confirm") };
    if (arrow) hover = null;
    tile = choice = null;
    return controls;
  },
  onStep: (run) => {
    favourite = run.state.choice;
    stepEffects(effects, run);
    playEvents(sound, run.state.events);
    raft.show(run);
  },
  drawRun: (pen, run, picture) => {
    isPlaying = picture.phase === "playing";
    if (picture.phase === "over") settleEffects(effects);
    drawFloeGame(pen, run, effects, { ...picture, hover });
  },
});
