// @ts-check
import { middleOfCard } from "../two-on-a-floe/draw-choice.js";
import { placeOf, adjacentTile, tileTowards } from "../two-on-a-floe/places.js";
import { NOTHING, createPlayer as createRival } from "../two-on-a-floe/scripted-player.js";

/** @import { FloeRun } from "../two-on-a-floe/run.js" */
/** @typedef {{ dx: number, dy: number }} Arrow */

const LEVEL = 3;
const EASIEST = 1;
const THINKING_STEPS = 30;
/** @type {readonly (readonly [string, Arrow])[]} */
const ARROWS = [
  ["up", { dx: 0, dy: -1 }],
  ["down", { dx: 0, dy: 1 }],
  ["left", { dx: -1, dy: 0 }],
  ["right", { dx: 1, dy: 0 }],
  ["upLeft", { dx: -1, dy: -1 }],
  ["upRight", { dx: 1, dy: -1 }],
  ["downLeft", { dx: -1, dy: 1 }],
  ["downRight", { dx: 1, dy: 1 }],
];

export const waitsForPlayer = true;

export const createPlayer = () => {
  const decide = createRival(LEVEL, EASIEST);
  let waited = 0;
  /** @param {FloeRun} run */
  return (run) => {
    waited = run.choices.length > 0 || run.state.stage === "choosing" ? waited + 1 : 0;
    if (waited < THINKING_STEPS) return NOTHING;
    waited = 0;
    return decide(run);
  };
};

/** @param {number} from @param {number} goal @param {readonly number[]} tiles */
const arrowTowards = (from, goal, tiles) => {
  /** @type {Map<number, string>} */
  const first = new Map([[from, ""]]);
  for (const [at, name] of first)
    for (const [arrow, delta] of ARROWS) {
      const next = tileTowards(at, delta, tiles);
      if (!first.has(next)) first.set(next, name || arrow);
    }
  return first.get(goal) ?? "confirm";
};

/** @param {FloeRun} run @param {number} tile the key that leads there */
const keyTo = ({ state, choices }, tile) => {
  const { stage, position, cursor } = state;
  if (stage === "hit") return cursor === tile ? "confirm" : arrowTowards(cursor, tile, choices);
  const at = position.at[position.side];
  return ARROWS.find(([, delta]) => adjacentTile(at, delta) === tile)?.[0] ?? "confirm";
};

export const createHands = () => {
  const decide = createRival(LEVEL, EASIEST);
  let decidedFor = "";
  /** @type {number | null} */
  let tile = null;
  /** @param {FloeRun} run */
  return (run) => {
    if (run.state.stage === "choosing") return { tap: "confirm", at: middleOfCard(EASIEST) };
    if (run.choices.length === 0) return {};
    const { choiceCount } = run.state;
    if (decidedFor !== String(choiceCount)) tile = decide(run).tile;
    decidedFor = String(choiceCount);
    return tile === null ? {} : { tap: keyTo(run, tile), at: placeOf(tile) };
  };
};
