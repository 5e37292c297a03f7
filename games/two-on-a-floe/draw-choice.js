// @ts-check
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { drawFigure } from "./draw-figures.js";
import { COLORS } from "./palette.js";
import { RIVALS } from "./run.js";

/** @import { Pen } from "../kit/glyphs.js" */
/** @import { Rival } from "./run.js" */

const CARD = { width: 136, height: 158, top: 106, gap: 12 };
const FIRST_X = (WIDTH - RIVALS.length * CARD.width - (RIVALS.length - 1) * CARD.gap) / 2;

/** @param {number} index */
const leftOf = (index) => FIRST_X + index * (CARD.width + CARD.gap);

/** @param {number} index */
export const middleOfCard = (index) => ({ x: leftOf(index) + CARD.width / 2, y: CARD.top + CARD.height / 2 });

/** @param {{ x: number, y: number }} point @returns {number | null} */
export const cardAt = ({ x, y }) => {
  const isLevel = y > CARD.top - 16 && y < CARD.top + CARD.height + 16;
  const found = RIVALS.findIndex((_, index) => x >= leftOf(index) - 6 && x <= leftOf(index) + CARD.width + 6);
  return isLevel && found >= 0 ? found : null;
};

/** @param {Pen} pen @param {number} x @param {number} y @param {number} count */
const drawStars = (pen, x, y, count) => {
  pen.fillStyle = COLORS.gold;
  for (let star = 0; star < count; star++) {
    const middle = x + (star - (count - 1) / 2) * 28;
    pen.beginPath();
    for (let corner = 0; corner < 8; corner++) {
      const radius = corner % 2 === 0 ? 12 : 4.4;
      const angle = (corner * Math.PI) / 4 - Math.PI / 2;
      pen.lineTo(middle + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    }
    pen.fill();
  }
};

/** @param {Pen} pen @param {Rival} rival @param {number} x @param {number} y @param {number} hop */
const drawPair = (pen, rival, x, y, hop) => {
  const isFriend = rival === "friend";
  const ground = y - (isFriend ? 24 : 40);
  drawFigure(pen, { x: x - 30, y: ground, scale: 0.52, side: 0, isBear: false, looksLeft: false, lift: hop });
  const scale = isFriend ? 0.52 : 0.5 + rival * 0.06;
  drawFigure(pen, { x: x + 30, y: ground, scale, side: 1, isBear: !isFriend, looksLeft: true, lift: hop });
  if (!isFriend) drawStars(pen, x, y - 16, rival);
};

/** @param {Pen} pen @param {number} chosen @param {number} seconds */
export const drawChoice = (pen, chosen, seconds) => {
  pen.fillStyle = "rgb(12 51 80 / 0.55)";
  pen.fillRect(-12, -12, WIDTH + 24, HEIGHT + 24);
  RIVALS.forEach((rival, index) => {
    const isChosen = index === chosen;
    const left = leftOf(index);
    const top = CARD.top - (isChosen ? 8 : 0);
    pen.fillStyle = isChosen ? COLORS.gold : "#12405f";
    pen.beginPath();
    pen.roundRect(left - 4, top - 4, CARD.width + 8, CARD.height + 14, 10);
    pen.fill();
    pen.fillStyle = COLORS.iceRight;
    pen.beginPath();
    pen.roundRect(left, top, CARD.width, CARD.height + 6, 7);
    pen.fill();
    pen.fillStyle = isChosen ? COLORS.sea : COLORS.seaDeep;
    pen.beginPath();
    pen.roundRect(left, top, CARD.width, CARD.height, 7);
    pen.fill();
    const hop = isChosen && seconds > 0 ? Math.abs(Math.sin(seconds * 5)) * 5 : 0;
    drawPair(pen, rival, left + CARD.width / 2, top + CARD.height, hop);
  });
};
