// @ts-check
import { createSharpness } from "./sharpness.js";

export const WIDTH = 640;
export const HEIGHT = 360;
const MAX_PIXEL_RATIO = 2;

const digitsFont = () =>
  new FontFace("Tektur", `url(${new URL("./fonts/tektur-latin.woff2", import.meta.url).href})`, {
    weight: "800",
    stretch: "75% 100%",
  });

const loadFont = async () => {
  const font = await digitsFont().load();
  document.fonts.add(font);
};

/**
 * The drawing surface in logical pixels (640 by 360). The page's style sheet gives the canvas its size on screen;
 * the backing store follows it, with fewer pixels where frames take too long (sharpness.js). Resizing clears the canvas
 * and every frame redraws it.
 * @param {HTMLCanvasElement} canvas
 */
export const createStage = (canvas) => {
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("This browser has no 2d canvas.");

  const sharpness = createSharpness();
  let shown = sharpness.share;

  const resize = () => {
    const box = canvas.getBoundingClientRect();
    shown = sharpness.share;
    const ratio = Math.min(window.devicePixelRatio || 1, MAX_PIXEL_RATIO) * shown;
    canvas.width = Math.max(1, Math.round(box.width * ratio));
    canvas.height = Math.max(1, Math.round(box.height * ratio));
    context.setTransform(canvas.width / WIDTH, 0, 0, canvas.height / HEIGHT, 0, 0);
  };
  resize();
  new ResizeObserver(resize).observe(canvas);

  return {
    context,
    resize,
    /** Call before a frame is drawn. @param {number} milliseconds between this frame of play and the one before */
    keepPace: (milliseconds) => {
      sharpness.observe(milliseconds);
      if (sharpness.share !== shown) resize();
    },
    /** Resolves when the digits' font is there, or when it failed: the system font stands in. */
    fontReady: loadFont().catch(() => undefined),
    /** @param {number} clientX @param {number} clientY */
    toStage: (clientX, clientY) => {
      const box = canvas.getBoundingClientRect();
      return { x: ((clientX - box.left) / box.width) * WIDTH, y: ((clientY - box.top) / box.height) * HEIGHT };
    },
  };
};
