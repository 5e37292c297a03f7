// @ts-check
/** @typedef {CanvasRenderingContext2D} Pen */
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { TOWER_EVERY_PX } from "./course.js";
import { drawWindow } from "./sky.js";

/** @import { Obstacle, Roof } from "./course.js" */
/** @import { Palette } from "./palette.js" */

const SKIRT_PX = 62;
const FLARE_PX = 16;
const CLOTHS = ["#fff4e4", "#e25b62", "#7fd8c4", "#b48cff", "#ff7fa0", "#5aa9e6"];
const POLE = "#2a1230";

/** @param {Pen} pen @param {Roof} roof @param {number} left @param {Palette} palette */
const drawRoof = (pen, roof, left, palette) => {
  const width = roof.right - roof.left;
  const right = left + width;
  const { top } = roof;
  pen.fillStyle = palette.cap;
  pen.fillRect(left + 6, top + SKIRT_PX, width - 12, HEIGHT);
  for (let x = left + 26 + (roof.look % 3) * 8; x < right - 44; x += 64) {
    if ((Math.round(x - left) + roof.look) % 5 !== 0) drawWindow(pen, x, top + SKIRT_PX + 20, 20);
  }
  pen.fillStyle = palette.body;
  pen.beginPath();
  pen.moveTo(left + 4, top + 8);
  pen.quadraticCurveTo(left - 2, top + SKIRT_PX - 6, left - FLARE_PX, top + SKIRT_PX);
  pen.lineTo(left - FLARE_PX, top + SKIRT_PX + 8);
  pen.lineTo(right + FLARE_PX, top + SKIRT_PX + 8);
  pen.lineTo(right + FLARE_PX, top + SKIRT_PX);
  pen.quadraticCurveTo(right + 2, top + SKIRT_PX - 6, right - 4, top + 8);
  pen.fill();
  drawTiles(pen, left, right, top, palette);
  pen.fillStyle = palette.cap;
  pen.beginPath();
  pen.roundRect(left, top, width, 14, 6);
  pen.fill();
  pen.fillStyle = palette.rim;
  pen.fillRect(left + 5, top, width - 10, 2);
};

/** @param {Pen} pen @param {number} left @param {number} right @param {number} top @param {Palette} palette */
const drawTiles = (pen, left, right, top, palette) => {
  pen.strokeStyle = palette.cap;
  pen.lineWidth = 4;
  const count = Math.max(3, Math.round((right - left) / 36));
  const middle = (left + right) / 2;
  pen.beginPath();
  for (let index = 1; index < count; index++) {
    const x = left + ((right - left) * index) / count;
    const lean = ((x - middle) / (right - left)) * FLARE_PX * 1.6;
    pen.moveTo(x, top + 12);
    pen.lineTo(x + lean, top + SKIRT_PX + 2);
  }
  pen.moveTo(left - FLARE_PX, top + SKIRT_PX + 6);
  pen.lineTo(right + FLARE_PX, top + SKIRT_PX + 6);
  pen.stroke();
};

/** @param {Pen} pen @param {Obstacle} obstacle @param {number} left @param {number} seconds */
const drawChimney = (pen, obstacle, left, seconds) => {
  const { top, bottom, isHit } = obstacle;
  const width = obstacle.right - obstacle.left;
  const visibleTop = isHit ? bottom - 9 : top;
  pen.fillStyle = "#a83d55";
  pen.fillRect(left, visibleTop, width, bottom - visibleTop + 4);
  pen.fillStyle = "#7c2a4a";
  for (let row = 0, y = visibleTop + 9; y < bottom; row++, y += 8) {
    pen.fillRect(left, y, width, 2);
    pen.fillRect(left + (row % 2 ? width * 0.3 : width * 0.62), y - 7, 2, 7);
  }
  if (isHit) return;
  pen.fillStyle = POLE;
  pen.fillRect(left - 4, top, width + 8, 7);
  pen.fillStyle = "#ff9155";
  pen.fillRect(left - 4, top, width + 8, 2);
  pen.fillStyle = "#ffe9c9";
  for (let puff = 0; puff < 3; puff++) {
    const age = (seconds * 0.5 + puff / 3 + obstacle.look * 0.13) % 1;
    pen.globalAlpha = 0.28 * (1 - age);
    pen.beginPath();
    pen.arc(left + width / 2 - age * 22, top - 4 - age * 34, 4 + age * 7, 0, Math.PI * 2);
    pen.fill();
  }
  pen.globalAlpha = 1;
};

/** @param {Pen} pen @param {Obstacle} line @param {number} left @param {number} seconds */
const drawWashingLine = (pen, line, left, seconds) => {
  const right = left + line.right - line.left;
  const height = line.bottom - line.top;
  pen.fillStyle = POLE;
  pen.fillRect(left - 15, line.top - 10, 5, line.roofTop - line.top + 10);
  pen.fillRect(right + 10, line.top - 10, 5, line.roofTop - line.top + 10);
  pen.strokeStyle = "#ffe9c9";
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.moveTo(left - 12, line.top - 6);
  pen.quadraticCurveTo((left + right) / 2, line.top + 8, right + 12, line.top - 6);
  pen.stroke();
  if (line.isHit) return;
  const count = Math.max(2, Math.round((right - left) / 24));
  const width = (right - left) / count;
  for (let index = 0; index < count; index++) {
    const x = left + index * width + 1;
    const sway = Math.sin(seconds * 2.2 + index * 1.1) * 2.5;
    const cut = index % 3 === 1 ? 10 : 0;
    pen.fillStyle = CLOTHS[(index + line.look) % CLOTHS.length] ?? POLE;
    pen.beginPath();
    pen.moveTo(x, line.top);
    pen.lineTo(x + width - 2, line.top);
    pen.lineTo(x + width - 2 + sway, line.top + height - cut);
    pen.lineTo(x + sway, line.top + height - cut);
    pen.closePath();
    pen.fill();
    pen.strokeStyle = POLE;
    pen.stroke();
    pen.fillStyle = "rgb(42 18 48 / 0.18)";
    pen.fillRect(x + 2, line.top + 9, width - 6, 4);
  }
};

/** @param {Pen} pen @param {number} x @param {number} base @param {Palette} palette @param {number} swing */
const drawBellTower = (pen, x, base, palette, swing) => {
  pen.fillStyle = palette.cap;
  pen.fillRect(x - 34, 96, 12, base - 96);
  pen.fillRect(x + 22, 96, 12, base - 96);
  pen.fillRect(x - 40, 170, 80, 8);
  pen.beginPath();
  pen.moveTo(x - 62, 98);
  pen.quadraticCurveTo(x - 22, 92, x, 38);
  pen.quadraticCurveTo(x + 22, 92, x + 62, 98);
  pen.lineTo(x + 58, 106);
  pen.lineTo(x - 58, 106);
  pen.fill();
  pen.fillRect(x - 2, 20, 4, 24);
  pen.save();
  pen.translate(x, 108);
  pen.rotate(swing);
  pen.fillStyle = "#ffb52e";
  pen.beginPath();
  pen.moveTo(-5, 0);
  pen.quadraticCurveTo(-16, 16, -22, 42);
  pen.lineTo(22, 42);
  pen.quadraticCurveTo(16, 16, 5, 0);
  pen.fill();
  pen.fillStyle = "#fff0b0";
  pen.fillRect(-20, 36, 40, 5);
  pen.beginPath();
  pen.arc(0, 46, 5, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
};

/** @param {Pen} pen @param {import("./course.js").Firefly} firefly @param {number} x @param {number} seconds */
const drawFirefly = (pen, firefly, x, seconds) => {
  const phase = seconds * 5 + firefly.x;
  const y = firefly.y + Math.sin(phase * 0.7) * 2;
  pen.fillStyle = "rgb(255 215 106 / 0.22)";
  pen.beginPath();
  pen.arc(x, y, 12 + Math.sin(phase) * 1.5, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = "#fff4e4";
  const flap = 3 + Math.abs(Math.sin(phase * 3)) * 2;
  pen.globalAlpha = 0.7;
  pen.fillRect(x - 5, y - flap - 1, 4, flap);
  pen.fillRect(x + 1, y - flap - 1, 4, flap);
  pen.globalAlpha = 1;
  pen.fillStyle = "#ffc21f";
  pen.strokeStyle = "#5a2340";
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(x, y, 5, 0, Math.PI * 2);
  pen.stroke();
  pen.fill();
  pen.fillStyle = "#fff0b0";
  pen.beginPath();
  pen.arc(x, y, 2.4, 0, Math.PI * 2);
  pen.fill();
};

/**
 * @param {Pen} pen
 * @param {ReturnType<typeof import("./course.js").createCourse>} course
 * @param {{ palette: Palette, cameraX: number, seconds: number, bellSwing: number }} view
 */
export const drawRooftops = (pen, course, { palette, cameraX, seconds, bellSwing }) => {
  /** @param {{ left: number, right: number }} item */
  const isVisible = (item) => item.right > cameraX - 80 && item.left < cameraX + WIDTH + 80;
  for (const roof of course.roofs.filter(isVisible)) {
    if (roof.hasTower) {
      const tower = Math.floor(roof.right / TOWER_EVERY_PX) * TOWER_EVERY_PX;
      drawBellTower(pen, tower - cameraX, roof.top, palette, bellSwing);
    }
    drawRoof(pen, roof, roof.left - cameraX, palette);
  }
  for (const obstacle of course.obstacles.filter(isVisible)) {
    const draw = obstacle.kind === "chimney" ? drawChimney : drawWashingLine;
    draw(pen, obstacle, obstacle.left - cameraX, seconds);
  }
};

/**
 * @param {Pen} pen
 * @param {import("./course.js").Firefly[]} fireflies
 * @param {{ cameraX: number, seconds: number }} view
 */
export const drawFireflies = (pen, fireflies, { cameraX, seconds }) => {
  for (const firefly of fireflies) {
    const x = firefly.x - cameraX;
    if (!firefly.isCollected && x > -20 && x < WIDTH + 20) drawFirefly(pen, firefly, x, seconds);
  }
};
