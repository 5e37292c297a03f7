// @ts-check
/* Runs in a game's page before its scripts: the clock stands still, and every tick is a sixtieth of a second and a picture. */
{
  const FRAME_MS = 1000 / 60;
  /** @typedef {{ steps: number, phase: string, score: number | null }} Moment */
  /** @typedef {{ isKey: boolean, ms: number, bytes: string }} Chunk */

  let now = 0;
  /** @type {FrameRequestCallback | null} */
  let pending = null;
  /** @type {Moment | null} */
  let latest = null;

  window.requestAnimationFrame = (callback) => {
    pending = callback;
    return 1;
  };
  performance.now = () => now;

  const tick = () => {
    now += FRAME_MS;
    const callback = pending;
    pending = null;
    callback?.(now);
  };

  const canvasOf = () => {
    const canvas = document.querySelector("canvas");
    if (!canvas) throw new Error("The game has no canvas.");
    return canvas;
  };

  /** @param {EncodedVideoChunk} chunk @returns {Chunk} */
  const toChunk = (chunk) => {
    const bytes = new Uint8Array(chunk.byteLength);
    chunk.copyTo(bytes);
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    return { isKey: chunk.type === "key", ms: Math.round(chunk.timestamp / 1000), bytes: btoa(text) };
  };

  const camera = {
    isReady: () => latest !== null,
    /** A few pictures, so that what was pressed is noticed. @returns {string} the phase after them */
    wait: () => {
      for (let count = 0; count < 4; count++) tick();
      return latest?.phase ?? "";
    },
    /** Plays on until the run has made so many steps. @param {number} steps */
    playTo: (steps) => {
      while ((latest?.steps ?? 0) < steps) {
        tick();
        if (latest?.phase !== "playing") throw new Error(`${latest?.phase} after ${latest?.steps} steps.`);
      }
    },
    /** The picture as it stands. */
    still: () => {
      tick();
      return canvasOf().toDataURL("image/png");
    },
    /** Plays on and films. @param {{ frames: number, fps: number, codec: string, bitrate: number, keyEvery: number }} film */
    film: async ({ frames, fps, codec, bitrate, keyEvery }) => {
      const canvas = canvasOf();
      /** @type {Chunk[]} */
      const chunks = [];
      /** @type {unknown} */
      let failure = null;
      const encoder = new VideoEncoder({
        output: (chunk) => void chunks.push(toChunk(chunk)),
        error: (error) => (failure = error),
      });
      const { width, height } = canvas;
      encoder.configure({ codec, width, height, bitrate, framerate: fps, latencyMode: "quality" });
      for (let index = 0; index < frames && failure === null; index++) {
        for (let step = 0; step < 60 / fps; step++) tick();
        const frame = new VideoFrame(canvas, { timestamp: Math.round((index * 1e6) / fps) });
        encoder.encode(frame, { keyFrame: index % keyEvery === 0 });
        frame.close();
        while (encoder.encodeQueueSize > 4) await new Promise((resolve) => setTimeout(resolve, 4));
      }
      await encoder.flush();
      if (failure !== null) throw failure;
      return { width, height, chunks };
    },
  };

  Object.assign(window, {
    camera,
    /** @param {Moment} moment */
    onPicture: (moment) => {
      latest = moment;
    },
  });
}
