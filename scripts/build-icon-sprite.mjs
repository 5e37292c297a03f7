// Run: npx tsx scripts/build-icon-sprite.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { OUTLINE_ICONS } from "../app/rules/icon-names";

const SPRITE = new URL("../app/styles/icons.svg", import.meta.url);
const LUCIDE = new URL("../node_modules/lucide-static/icons/", import.meta.url);

const COLOURS = ["red", "green", "blue"];
const UNLIT_OPACITY = ".28";

function bar(index, { x, y = 0, height, lit = true }) {
  const dimmed = lit ? "" : ` opacity="${UNLIT_OPACITY}"`;
  return `<rect x="${x}" y="${y}" width="4" height="${height}" fill="var(--glyph-${COLOURS[index]})"${dimmed}/>`;
}

const equalBars = (isLit) => COLOURS.map((_, index) => bar(index, { x: index * 5, height: 14, lit: isLit(index) }));

const GLYPHS = [
  ["mark", "0 0 16 18", [18, 12, 6].map((height, index) => bar(index, { x: index * 6, y: (18 - height) / 2, height }))],
  ["podium", "0 0 14 14", [9, 14, 5].map((height, index) => bar(index, { x: index * 5, y: 14 - height, height }))],
  ...COLOURS.map((colour, lit) => [`c${colour[0]}`, "0 0 14 14", equalBars((index) => index === lit)]),
  ...[1, 2, 3].map((count) => [`t${count}`, "0 0 14 14", equalBars((index) => index < count)]),
];

function outlineSymbol(name) {
  const source = readFileSync(new URL(`${name}.svg`, LUCIDE), "utf8");
  const drawing = source.slice(source.indexOf(">", source.indexOf("<svg")) + 1, source.indexOf("</svg>"));
  return symbol(name, "0 0 24 24", drawing.replace(/\s*\n\s*/g, "").replace(/ \/>/g, "/>"));
}

const symbol = (name, viewBox, drawing) => `<symbol id="${name}" viewBox="${viewBox}">${drawing}</symbol>`;

const symbols = [
  ...GLYPHS.map(([name, viewBox, bars]) => symbol(name, viewBox, bars.join(""))),
  ...OUTLINE_ICONS.map(outlineSymbol),
];
const licence = "<!-- Outline icons: lucide, ISC licence. Built by scripts/build-icon-sprite.mjs. -->";
writeFileSync(SPRITE, `<svg xmlns="http://www.w3.org/2000/svg">${licence}\n${symbols.join("\n")}\n</svg>\n`);
