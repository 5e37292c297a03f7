import type { Call } from "./calls";

const WIDTH = 1_200;
const ROW = 17;
const CHARACTER = 6.1;
/** Shorter calls are left out. */
const MIN_SHARE = 0.003;
/** Neighbours in the order of the parts get different hues. */
const HUE_STEP = 137;

type Options = { title: string; requests: number; parts: readonly string[] };
type Bar = { call: Call; left: number; depth: number };

/** Callers stand above what they call, as wide as they take long. Tooltips name and measure them; nothing needs a script. */
export function flameGraph(root: Call, { title, requests, parts }: Options): string {
  const bars = layOut(root);
  const height = (2 + Math.max(...bars.map(({ depth }) => depth))) * ROW;
  const colours = parts.map((_, index) => `.p${String(index)}{fill:hsl(${String((index * HUE_STEP) % 360)},60%,78%)}`);
  const draw = ({ call, left, depth }: Bar) => {
    const width = (call.totalMs / root.totalMs) * WIDTH;
    const top = (depth + 1) * ROW;
    const [x, y] = [left.toFixed(1), String(top)];
    const label = call.name.slice(0, Math.floor((width - 4) / CHARACTER));
    const size = `width="${(width - 0.4).toFixed(1)}" height="${String(ROW - 1)}"`;
    const rect = `<rect x="${x}" y="${y}" ${size} class="p${String(parts.indexOf(call.part))}"/>`;
    const text =
      label.length < 3 ? "" : `<text x="${(left + 2).toFixed(1)}" y="${String(top + 11)}">${escape(label)}</text>`;
    return `<g><title>${escape(describe(call, root, requests))}</title>${rect}${text}</g>`;
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH)} ${String(height)}" font-family="monospace" font-size="10">`,
    `<style>${colours.join("")}</style>`,
    `<text x="2" y="12">${escape(title)}</text>`,
    ...bars.map(draw),
    "</svg>\n",
  ].join("\n");
}

function layOut(root: Call): Bar[] {
  const bars: Bar[] = [];
  const place = (call: Call, left: number, depth: number) => {
    if (call.totalMs / root.totalMs < MIN_SHARE) return;
    bars.push({ call, left, depth });
    let next = left;
    for (const called of longestFirst(call)) {
      place(called, next, depth + 1);
      next += (called.totalMs / root.totalMs) * WIDTH;
    }
  };
  place(root, 0, 0);
  return bars;
}

function longestFirst({ calls }: Call): Call[] {
  return [...calls.values()].sort((one, other) => other.totalMs - one.totalMs);
}

function describe({ name, file, part, totalMs, selfMs }: Call, root: Call, requests: number): string {
  const ms = (time: number) => `${(time / requests).toFixed(2)} ms`;
  const share = `${((totalMs / root.totalMs) * 100).toFixed(1)} %`;
  return `${name}${file && ` (${file})`}: ${ms(totalMs)}, ${share}; itself ${ms(selfMs)}; ${part}`;
}

function escape(text: string): string {
  return text.replace(/[<>&]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
