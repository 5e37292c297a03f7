// @ts-check
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { TOWER_EVERY_PX } from "./course.js";
import { drawWindow } from "./sky.js";

/** @import { Obstacle, Roof } from "./course.js" */
/** @import { Palette } from "./palette.js" */

const SKIRT_PX = 62;
const FLARE_PX = 16;
const CLOTHS = ["#fff4e4", "#e25b62", "#ffd98a", "#b48cff", "#7fd8c4", "#ff9155"];
const POLE = "#2a1230";

/** @param {CanvasRenderingContext2D} context @param {Roof} roof @param {number} left @param {Palette} palette */
const drawRoof = (context, roof, left, palette) => {
  const width = roof.right - roof.left;
  const right = left + width;
  const { top } = roof;
  context.fillStyle = palette.cap;
  context.fillRect(left + 6, top + SKIRT_PX, width - 12, HEIGHT);
  for (let x = left + 26 + (roof.look % 3) * 8; x < right - 44; x += 64) {
    if ((Math.round(x - left) + roof.look) % 5 !== 0) drawWindow(context, x, top + SKIRT_PX + 20, 20);
  }
  context.fillStyle = palette.body;
  context.beginPath();
  context.moveTo(left + 4, top + 8);
  context.quadraticCurveTo(left - 2, top + SKIRT_PX - 6, left - FLARE_PX, top + SKIRT_PX);
  context.lineTo(left - FLARE_PX, top + SKIRT_PX + 8);
  context.lineTo(right + FLARE_PX, top + SKIRT_PX + 8);
  context.lineTo(right + FLARE_PX, top + SKIRT_PX);
  context.quadraticCurveTo(right + 2, top + SKIRT_PX - 6, right - 4, top + 8);
  context.fill();
  drawTiles(context, left, right, top, palette);
  context.fillStyle = palette.cap;
  context.beginPath();
  context.roundRect(left, top, width, 14, 6);
  context.fill();
  context.fillStyle = palette.rim;
  context.fillRect(left + 5, top, width - 10, 2);
};

/** @param {CanvasRenderingContext2D} context @param {number} left @param {number} right @param {number} top @param {Palette} palette */
const drawTiles = (context, left, right, top, palette) => {
  context.strokeStyle = palette.cap;
  context.lineWidth = 4;
  const count = Math.max(3, Math.round((right - left) / 36));
  const middle = (left + right) / 2;
  context.beginPath();
  for (let index = 1; index < count; index++) {
    const x = left + ((right - left) * index) / count;
    const lean = ((x - middle) / (right - left)) * FLARE_PX * 1.6;
    context.moveTo(x, top + 12);
    context.lineTo(x + lean, top + SKIRT_PX + 2);
  }
  context.moveTo(left - FLARE_PX, top + SKIRT_PX + 6);
  context.lineTo(right + FLARE_PX, top + SKIRT_PX + 6);
  context.stroke();
};

/** @param {CanvasRenderingContext2D} context @param {Obstacle} obstacle @param {number} left @param {number} seconds */
const drawChimney = (context, obstacle, left, seconds) => {
  const { top, bottom, isHit } = obstacle;
  const width = obstacle.right - obstacle.left;
  const shownTop = isHit ? bottom - 9 : top;
  context.fillStyle = "#a83d55";
  context.fillRect(left, shownTop, width, bottom - shownTop + 4);
  context.fillStyle = "#7c2a4a";
  for (let row = 0, y = shownTop + 9; y < bottom; row++, y += 8) {
    context.fillRect(left, y, width, 2);
    context.fillRect(left + (row % 2 ? width * 0.3 : width * 0.62), y - 7, 2, 7);
  }
  if (isHit) return;
  context.fillStyle = POLE;
  context.fillRect(left - 4, top, width + 8, 7);
  context.fillStyle = "#ff9155";
  context.fillRect(left - 4, top, width + 8, 2);
  context.fillStyle = "#ffe9c9";
  for (let puff = 0; puff < 3; puff++) {
    const age = (seconds * 0.5 + puff / 3 + obstacle.look * 0.13) % 1;
    context.globalAlpha = 0.28 * (1 - age);
    context.beginPath();
    context.arc(left + width / 2 - age * 22, top - 4 - age * 34, 4 + age * 7, 0, Math.PI * 2);
    context.fill();
  }
  context.globalAlpha = 1;
};

/** @param {CanvasRenderingContext2D} context @param {Obstacle} line @param {number} left @param {number} seconds */
const drawWashingLine = (context, line, left, seconds) => {
  const right = left + line.right - line.left;
  const height = line.bottom - line.top;
  context.fillStyle = POLE;
  context.fillRect(left - 15, line.top - 10, 5, line.roofTop - line.top + 10);
  context.fillRect(right + 10, line.top - 10, 5, line.roofTop - line.top + 10);
  context.strokeStyle = "#ffe9c9";
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(left - 12, line.top - 6);
  context.quadraticCurveTo((left + right) / 2, line.top + 8, right + 12, line.top - 6);
  context.stroke();
  if (line.isHit) return;
  const count = Math.max(2, Math.round((right - left) / 24));
  const width = (right - left) / count;
  for (let index = 0; index < count; index++) {
    const x = left + index * width + 1;
    const sway = Math.sin(seconds * 2.2 + index * 1.1) * 2.5;
    const cut = index % 3 === 1 ? 10 : 0;
    context.fillStyle = CLOTHS[(index + line.look) % CLOTHS.length] ?? POLE;
    context.beginPath();
    context.moveTo(x, line.top);
    context.lineTo(x + width - 2, line.top);
    context.lineTo(x + width - 2 + sway, line.top + height - cut);
    context.lineTo(x + sway, line.top + height - cut);
    context.fill();
    context.fillStyle = "rgb(42 18 48 / 0.18)";
    context.fillRect(x + 2, line.top + 9, width - 6, 4);
  }
};

/** The landmark every 3000 m. @param {CanvasRenderingContext2D} context @param {number} x @param {number} base @param {Palette} palette @param {number} swing */
const drawBellTower = (context, x, base, palette, swing) => {
  context.fillStyle = palette.cap;
  context.fillRect(x - 34, 96, 12, base - 96);
  context.fillRect(x + 22, 96, 12, base - 96);
  context.fillRect(x - 40, 170, 80, 8);
  context.beginPath();
  context.moveTo(x - 62, 98);
  context.quadraticCurveTo(x - 22, 92, x, 38);
  context.quadraticCurveTo(x + 22, 92, x + 62, 98);
  context.lineTo(x + 58, 106);
  context.lineTo(x - 58, 106);
  context.fill();
  context.fillRect(x - 2, 20, 4, 24);
  context.save();
  context.translate(x, 108);
  context.rotate(swing);
  context.fillStyle = "#ffb52e";
  context.beginPath();
  context.moveTo(-5, 0);
  context.quadraticCurveTo(-16, 16, -22, 42);
  context.lineTo(22, 42);
  context.quadraticCurveTo(16, 16, 5, 0);
  context.fill();
  context.fillStyle = "#fff0b0";
  context.fillRect(-20, 36, 40, 5);
  context.beginPath();
  context.arc(0, 46, 5, 0, Math.PI * 2);
  context.fill();
  context.restore();
};

/** @param {CanvasRenderingContext2D} context @param {import("./course.js").Firefly} firefly @param {number} x @param {number} seconds */
const drawFirefly = (context, firefly, x, seconds) => {
  const phase = seconds * 5 + firefly.x;
  const y = firefly.y + Math.sin(phase * 0.7) * 2;
  context.fillStyle = "rgb(255 215 106 / 0.22)";
  context.beginPath();
  context.arc(x, y, 12 + Math.sin(phase) * 1.5, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = "#fff4e4";
  const flap = 3 + Math.abs(Math.sin(phase * 3)) * 2;
  context.globalAlpha = 0.7;
  context.fillRect(x - 5, y - flap - 1, 4, flap);
  context.fillRect(x + 1, y - flap - 1, 4, flap);
  context.globalAlpha = 1;
  context.fillStyle = "#ffd76a";
  context.beginPath();
  context.arc(x, y, 5, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = "#fff0b0";
  context.beginPath();
  context.arc(x, y, 2.4, 0, Math.PI * 2);
  context.fill();
};

/**
 * @param {CanvasRenderingContext2D} context
 * @param {ReturnType<typeof import("./course.js").createCourse>} course
 * @param {{ palette: Palette, cameraX: number, seconds: number, bellSwing: number }} view
 */
export const drawRooftops = (context, course, { palette, cameraX, seconds, bellSwing }) => {
  /** @param {{ left: number, right: number }} thing */
  const isInSight = (thing) => thing.right > cameraX - 80 && thing.left < cameraX + WIDTH + 80;
  for (const roof of course.roofs.filter(isInSight)) {
    if (roof.hasTower) {
      const tower = Math.floor(roof.right / TOWER_EVERY_PX) * TOWER_EVERY_PX;
      drawBellTower(context, tower - cameraX, roof.top, palette, bellSwing);
    }
    drawRoof(context, roof, roof.left - cameraX, palette);
  }
  for (const obstacle of course.obstacles.filter(isInSight)) {
    const draw = obstacle.kind === "chimney" ? drawChimney : drawWashingLine;
    draw(context, obstacle, obstacle.left - cameraX, seconds);
  }
};

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import("./course.js").Firefly[]} fireflies
 * @param {{ cameraX: number, seconds: number }} view
 */
export const drawFireflies = (context, fireflies, { cameraX, seconds }) => {
  for (const firefly of fireflies) {
    const x = firefly.x - cameraX;
    if (!firefly.isTaken && x > -20 && x < WIDTH + 20) drawFirefly(context, firefly, x, seconds);
  }
};
