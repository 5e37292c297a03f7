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

/** 640 by 360 logical pixels; resolution adapts (sharpness.js). @param {HTMLCanvasElement} canvas */
export const createStage = (canvas) => {
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("This browser has no 2d canvas.");

  const sharpness = createSharpness();
  let appliedScale = sharpness.scale;

  const resize = () => {
    const box = canvas.getBoundingClientRect();
    appliedScale = sharpness.scale;
    const ratio = Math.min(window.devicePixelRatio || 1, MAX_PIXEL_RATIO) * appliedScale;
    canvas.width = Math.max(1, Math.round(box.width * ratio));
    canvas.height = Math.max(1, Math.round(box.height * ratio));
    context.setTransform(canvas.width / WIDTH, 0, 0, canvas.height / HEIGHT, 0, 0);
  };
  resize();
  new ResizeObserver(resize).observe(canvas);

  return {
    context,
    resize,
    /** Call before each frame. @param {number} milliseconds between this frame of play and the one before */
    adaptSharpness: (milliseconds) => {
      sharpness.observe(milliseconds);
      if (sharpness.scale !== appliedScale) resize();
    },
    /** Also resolves if the font fails to load. */
    fontReady: loadFont().catch(() => undefined),
    /** @param {number} clientX @param {number} clientY */
    toStage: (clientX, clientY) => {
      const box = canvas.getBoundingClientRect();
      return { x: ((clientX - box.left) / box.width) * WIDTH, y: ((clientY - box.top) / box.height) * HEIGHT };
    },
  };
};
