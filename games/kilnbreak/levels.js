// @ts-check
import { createRandom } from "../kit/random.js";
import { CLAY } from "./palette.js";
import { BRICKS, COLUMNS } from "./rules.js";

/** @typedef {import("../kit/random.js").Random} Random */
/** @typedef {import("./rules.js").BrickKind} BrickKind */
/** @typedef {"wide" | "slow" | "balls"} Gift */
/**
 * @typedef {object} Brick
 * @property {BrickKind} kind
 * @property {number} row
 * @property {number} column
 * @property {number} hits that are still needed
 * @property {string} tint of the clay
 * @property {Gift | null} gift what a glazed brick drops
 */

const GLAZED_PER_LEVEL = 6;
const GIFTS = /** @type {const} */ (["wide", "slow", "balls"]);
const HARDER_PER_TOUR = 0.2;
const SEED_STRIDE = 7919;

/** c: clay, f: fired, V: vent. */
const PATTERNS = [
  ["cccccccccccc", "cccccccccccc", "cccc....cccc", "ccc......ccc", "cc....V...cc", "cc........cc", "c..........c"],
  [
    "....cccc....",
    "....cffc....",
    "...cccccc...",
    "..cccccccc..",
    "..cffcVcffc.",
    ".cccccccccc.",
    ".cccccccccc.",
    "cffffffffffc",
  ],
  [
    "cc.cc..cc.cc",
    "cc.cc..cc.cc",
    "............",
    ".cccccccccc.",
    "..ccccVcccc.",
    ".cccccccccc.",
    "............",
    "ff.cc..cc.ff",
  ],
  [
    "c.c.c.c.c.c.",
    ".f.f.f.f.f.f",
    "c.c.c.c.c.c.",
    ".c.c.c.c.c.c",
    "c.c.c.V.c.c.",
    ".c.c.c.c.c.c",
    "c.c.c.c.c.c.",
    ".f.f.f.f.f.f",
    "c.c.c.c.c.c.",
  ],
  [
    "cc..cccc..cc",
    "cc..cffc..cc",
    "ff..cccc..ff",
    "cc........cc",
    "cc..cfVfc.cc",
    "cc..ccccc.cc",
    "ff........ff",
    "cccccccccccc",
  ],
  [
    "..cccccccc..",
    "....cccc....",
    "...cffffc...",
    "..cccccccc..",
    ".cccffVffcc.",
    ".ccffccffcc.",
    "..cccccccc..",
    "...cccccc...",
    "....ffff....",
  ],
  [
    "c.c.c..c.c.c",
    "cccccccccccc",
    "cffffffffffc",
    "cf........fc",
    "cf..ccVcc.fc",
    "cf..ccccc.fc",
    "cfff....fffc",
    "cccc....cccc",
  ],
  [
    "ffffffffffff",
    "cccccccccccc",
    "cccccccccccc",
    "cfcfcfcfcfcf",
    "ccccccVccccc",
    "cfcfcfcfcfcf",
    "cccccccccccc",
    "cccccccccccc",
    "c.c.c.c.c.c.",
  ],
];

export const LEVELS_PER_TOUR = PATTERNS.length;

/** @type {Readonly<Record<string, BrickKind>>} */
const KINDS = { c: "clay", f: "fired", V: "vent" };

/** @param {BrickKind} kind @param {number} row @param {number} column @param {Random} random @returns {Brick} */
const createBrick = (kind, row, column, random) => ({
  kind,
  row,
  column,
  hits: BRICKS[kind].hits,
  tint: random.pick(CLAY),
  gift: null,
});

/** @param {Brick} brick @param {BrickKind} kind @param {Gift | null} gift */
const turnInto = (brick, kind, gift = null) => Object.assign(brick, { kind, hits: BRICKS[kind].hits, gift });

/** @param {Brick[]} bricks @param {Random} random */
const glaze = (bricks, random) => {
  const clay = bricks.filter(({ kind }) => kind === "clay");
  for (let index = 0; index < GLAZED_PER_LEVEL && clay.length > 0; index++) {
    const [brick] = clay.splice(random.int(0, clay.length - 1), 1);
    if (brick) turnInto(brick, "glazed", GIFTS[index % GIFTS.length] ?? null);
  }
};

/**
 * Cells by row and column; from the ninth level on the patterns repeat with more fired bricks.
 * @param {number} seed
 * @param {number} number from 1
 * @returns {(Brick | null)[]}
 */
export const createLevel = (seed, number) => {
  const random = createRandom(seed + number * SEED_STRIDE);
  const tour = Math.floor((number - 1) / PATTERNS.length);
  /** @type {(Brick | null)[]} */
  const cells = [];
  (PATTERNS[(number - 1) % PATTERNS.length] ?? []).forEach((pattern, row) => {
    for (let column = 0; column < COLUMNS; column++) {
      const kind = KINDS[pattern[column] ?? ""];
      const brick = kind ? createBrick(kind, row, column, random) : null;
      if (brick?.kind === "clay" && tour > 0 && random.chance(HARDER_PER_TOUR * tour)) turnInto(brick, "fired");
      cells.push(brick);
    }
  });
  glaze(
    cells.filter((brick) => brick !== null),
    random,
  );
  return cells;
};
