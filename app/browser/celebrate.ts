const PIXELS = 36;
const PIXEL_SIZE = 8;
const FLIGHT_MS = 810;
const FRAMES = "steps(9, end)";
const COLOURS = ["--lit-red", "--lit-green", "--lit-blue"];

export function celebrate(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const layer = document.createElement("div");
  layer.setAttribute("aria-hidden", "true");
  Object.assign(layer.style, {
    position: "fixed",
    inset: "0",
    zIndex: "90",
    overflow: "hidden",
    pointerEvents: "none",
  });
  document.body.append(layer);
  const flights = Array.from({ length: PIXELS }, (_, index) => {
    const pixel = layer.appendChild(document.createElement("i"));
    Object.assign(pixel.style, {
      position: "absolute",
      left: `${String(left + (width * (index + 0.5)) / PIXELS)}px`,
      top: `${String(top + height / 2)}px`,
      width: `${String(PIXEL_SIZE)}px`,
      height: `${String(PIXEL_SIZE)}px`,
      background: `var(${COLOURS[index % COLOURS.length] ?? "--lit-green"})`,
    });
    return pixel.animate(flightKeyframes(), { duration: FLIGHT_MS, easing: FRAMES, fill: "forwards" }).finished;
  });
  void Promise.allSettled(flights).then(() => layer.remove());
}

function flightKeyframes(): Keyframe[] {
  const dx = onGrid((Math.random() - 0.5) * 240);
  const dy = onGrid(-60 - Math.random() * 140);
  const move = (x: number, y: number) => `translate(${String(x)}px, ${String(y)}px)`;
  return [
    { transform: move(0, 0), opacity: 1 },
    { transform: move(dx, dy), opacity: 1, offset: 0.5 },
    { transform: move(onGrid(dx * 1.4), onGrid(dy + 220)), opacity: 0 },
  ];
}

function onGrid(length: number): number {
  return Math.round(length / PIXEL_SIZE) * PIXEL_SIZE;
}
