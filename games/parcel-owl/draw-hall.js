// @ts-check
import { createRandom } from "../kit/random.js";
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { drawParcel } from "./draw-parcel.js";
import { layoutOf } from "./layout.js";
import { COLORS } from "./palette.js";

/** @import { Hall } from "./warehouse.js" */
/** @typedef {CanvasRenderingContext2D} Pen */

const LIFT_SHARE = 0.24;
const TURNS = { up: -0.5, right: 0, down: 0.5, left: 1 };

/** @param {Hall} hall @param {(cell: number) => boolean} matches @param {(x: number, y: number, cell: number) => void} paint */
const eachCell = (hall, matches, paint) => {
  const { left, top, cell: side } = layoutOf(hall);
  hall.isWall.forEach((_, cell) => {
    if (!matches(cell)) return;
    const column = cell % hall.columns;
    paint(left + column * side, top + ((cell - column) / hall.columns) * side, cell);
  });
};

/** @param {Pen} pen */
export const drawNight = (pen) => {
  pen.fillStyle = COLORS.night;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = COLORS.wallBack;
  pen.fillRect(0, 0, WIDTH, 236);
  pen.fillStyle = COLORS.wallLine;
  pen.fillRect(0, 60, WIDTH, 6);
  pen.fillRect(0, 148, WIDTH, 6);
  pen.fillStyle = COLORS.post;
  for (const x of [124, 300, 470, 616]) pen.fillRect(x, 24, 8, 230);
  for (const y of [130, 250]) pen.fillRect(112, y, WIDTH - 120, 10);
};

/** @param {Pen} pen @param {Hall} hall */
const drawFloor = (pen, hall) => {
  const side = layoutOf(hall).cell;
  eachCell(
    hall,
    (cell) => !hall.isWall[cell] && hall.isInside[cell] === true,
    (x, y, cell) => {
      const isOdd = ((cell % hall.columns) + Math.floor(cell / hall.columns)) % 2 === 1;
      pen.fillStyle = isOdd ? COLORS.floor : "#298069";
      pen.fillRect(x, y, side, side);
      pen.fillStyle = COLORS.floorLine;
      pen.fillRect(x, y + side - 1, side, 1);
      pen.fillRect(x + side - 1, y, 1, side);
      if (hall.isWall[cell - hall.columns]) {
        pen.fillStyle = "rgb(8 36 33 / 0.4)";
        pen.fillRect(x, y, side, side * 0.16);
      }
    },
  );
};

/** @param {Pen} pen @param {Hall} hall */
const drawBays = (pen, hall) => {
  const side = layoutOf(hall).cell;
  eachCell(
    hall,
    (cell) => hall.bays.includes(cell),
    (x, y) => {
      const edge = side * 0.11;
      pen.fillStyle = "rgb(255 213 77 / 0.22)";
      pen.fillRect(x + edge, y + edge, side - 2 * edge, side - 2 * edge);
      pen.strokeStyle = COLORS.bay;
      pen.lineWidth = Math.max(2.5, side * 0.07);
      pen.setLineDash([side * 0.2, side * 0.12]);
      pen.strokeRect(x + edge, y + edge, side - 2 * edge, side - 2 * edge);
      pen.setLineDash([]);
    },
  );
};

/** @param {Pen} pen @param {Hall} hall */
const drawBeltBeds = (pen, hall) => {
  const side = layoutOf(hall).cell;
  eachCell(
    hall,
    (cell) => hall.belts.has(cell),
    (x, y, cell) => {
      const direction = hall.belts.get(cell);
      const isUpright = direction === "up" || direction === "down";
      pen.fillStyle = COLORS.post;
      pen.fillRect(x, y, side, side);
      pen.fillStyle = "#3b5d57";
      const rail = side * 0.1;
      if (isUpright) {
        pen.fillRect(x, y, rail, side);
        pen.fillRect(x + side - rail, y, rail, side);
      } else {
        pen.fillRect(x, y, side, rail);
        pen.fillRect(x, y + side - rail, side, rail);
      }
    },
  );
};

/** @param {Pen} pen @param {Hall} hall */
const drawRacks = (pen, hall) => {
  const side = layoutOf(hall).cell;
  const lift = side * LIFT_SHARE;
  const random = createRandom(hall.columns * 31 + hall.rows * 7 + hall.bays.length);
  /** @param {number} cell */
  const isVisible = (cell) =>
    hall.isWall[cell] === true &&
    [-1, 0, 1].some((row) => [-1, 0, 1].some((column) => isAdjacentFloor(hall, cell, column, row)));
  eachCell(hall, isVisible, (x, y, cell) => {
    pen.fillStyle = COLORS.rackTop;
    pen.fillRect(x, y - lift, side, side);
    pen.fillStyle = "#2f6f60";
    pen.fillRect(x, y - lift, side, 3);
    if (hall.isWall[cell + hall.columns] && isVisible(cell + hall.columns)) {
      if (random.chance(0.2)) drawStock(pen, topParcel(x, y, side, lift, random.range(0.4, 0.56)));
      return;
    }
    pen.fillStyle = COLORS.rackFace;
    pen.fillRect(x, y + side - lift, side, lift);
    pen.fillStyle = COLORS.post;
    pen.fillRect(x, y + side - lift, side, 2.5);
    if (random.chance(0.35)) drawStock(pen, topParcel(x, y, side, lift, random.range(0.4, 0.56)));
  });
};

/** Dimmed, so as not to look deliverable. @type {(pen: Pen, pose: ReturnType<typeof topParcel>) => void} */
const drawStock = (pen, pose) => {
  pen.globalAlpha = 0.5;
  drawParcel(pen, pose);
  pen.globalAlpha = 1;
};

/** @param {number} x @param {number} y @param {number} side @param {number} lift @param {number} share of the cell's size */
const topParcel = (x, y, side, lift, share) => ({
  ...{ x: x + side * 0.5, y: y + side * 0.42 - lift, cell: side * share },
  ...{ isHeavy: false, isHome: false, isStuck: false, squash: 0 },
});

/** @param {Hall} hall @param {number} cell @param {number} columnsAway @param {number} rowsAway */
const isAdjacentFloor = ({ columns, isWall, isInside }, cell, columnsAway, rowsAway) => {
  const column = (cell % columns) + columnsAway;
  const next = cell + rowsAway * columns + columnsAway;
  return column >= 0 && column < columns && isWall[next] === false && isInside[next] === true;
};

/** @param {Pen} pen @param {Hall} hall */
const drawLamp = (pen, hall) => {
  const { left, cell } = layoutOf(hall);
  const x = left + (hall.columns * cell) / 2;
  pen.fillStyle = "rgb(255 233 168 / 0.07)";
  for (const spread of [190, 120]) {
    pen.beginPath();
    pen.moveTo(x - 22, 18);
    pen.lineTo(x + 22, 18);
    pen.lineTo(x + spread, HEIGHT);
    pen.lineTo(x - spread, HEIGHT);
    pen.fill();
  }
  pen.fillStyle = COLORS.deep;
  pen.fillRect(x - 3, 0, 6, 6);
  pen.fillStyle = COLORS.lamp;
  pen.beginPath();
  pen.ellipse(x, 17, 26, 13, 0, Math.PI, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = COLORS.glow;
  pen.fillRect(x - 16, 17, 32, 4);
};

/** @param {Pen} pen @param {Hall} hall */
export const drawHall = (pen, hall) => {
  drawNight(pen);
  drawFloor(pen, hall);
  drawBeltBeds(pen, hall);
  drawBays(pen, hall);
  drawRacks(pen, hall);
  drawLamp(pen, hall);
};

/** @param {Pen} pen @param {Hall} hall @param {number} phase 0 to 1 */
export const drawBelts = (pen, hall, phase) => {
  const side = layoutOf(hall).cell;
  pen.strokeStyle = COLORS.bay;
  pen.lineWidth = side * 0.09;
  for (const shift of [0, 0.5]) {
    const offset = (phase + shift) % 1;
    pen.globalAlpha = 0.75 * Math.sin(offset * Math.PI);
    pen.beginPath();
    eachCell(
      hall,
      (cell) => hall.belts.has(cell),
      (x, y, cell) => {
        const direction = hall.belts.get(cell) ?? "right";
        const turn = TURNS[direction] * Math.PI;
        const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
        const at = (/** @type {number} */ along, /** @type {number} */ across) => [
          x + side / 2 + (along * cos - across * sin) * side,
          y + side / 2 + (along * sin + across * cos) * side,
        ];
        const tip = offset - 0.5 + 0.08;
        const [x0 = 0, y0 = 0] = at(tip - 0.16, -0.2);
        const [x1 = 0, y1 = 0] = at(tip, 0);
        const [x2 = 0, y2 = 0] = at(tip - 0.16, 0.2);
        pen.moveTo(x0, y0);
        pen.lineTo(x1, y1);
        pen.lineTo(x2, y2);
      },
    );
    pen.stroke();
  }
  pen.globalAlpha = 1;
};
